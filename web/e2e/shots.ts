// Pictures of every page in both sizes, for the README and for looking at: `cargo xtask shots FOLDER`.

import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { test } from './test';
import { tour } from './tour';

const folder = resolve(process.env.SHOTS!);

for (const phone of [false, true]) {
  test(`pictures${phone ? ' of a phone' : ''}`, async ({ visit }) => {
    await mkdir(folder, { recursive: true });
    const visitor = await visit({ phone });
    for (const { name, show } of await tour(visitor)) {
      await show();
      // Pictures wait for the letters.
      await visitor.page.evaluate(() => document.fonts.ready.then(() => null));
      await visitor.page.screenshot({ path: join(folder, `${name}${phone ? '-phone' : ''}.png`) });
    }
  });
}
