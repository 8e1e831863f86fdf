// Pictures of every page in both sizes, for the README and for looking at: `cargo xtask shots DIR`.

import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { test } from './test';
import { TOURS } from './tour';

const folder = resolve(process.env.SHOTS!);

for (const phone of [false, true]) {
  for (const [name, tour] of Object.entries(TOURS)) {
    test(`pictures: ${name}${phone ? ', on a phone' : ''}`, async ({ visit }) => {
      await mkdir(folder, { recursive: true });
      const visitor = await visit({ phone });
      for (const [stop, show] of Object.entries(await tour(visitor))) {
        await show();
        // Pictures wait for the letters, and for a frame that shows it all.
        await visitor.page.evaluate(() => document.fonts.ready.then(() => null));
        await visitor.page.screenshot({
          path: join(folder, `${stop}${phone ? '-phone' : ''}.png`),
          animations: 'disabled',
        });
      }
    });
  }
}
