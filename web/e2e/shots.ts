// Pictures of every page at every size, for the README and for looking at: `cargo xtask shots DIR`.

import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { test } from './test';
import { TOURS } from './tour';

const folder = resolve(process.env.SHOTS!);

const SIZES = {
  wide: [
    { width: 1440, height: 900 },
    { width: 1920, height: 1080 },
    { width: 1024, height: 768 },
  ],
  phone: [
    { width: 390, height: 664 },
    { width: 390, height: 844 },
  ],
};

for (const [device, sizes] of Object.entries(SIZES)) {
  for (const [name, tour] of Object.entries(TOURS)) {
    test(`pictures: ${name}, ${device}`, async ({ visit }) => {
      await mkdir(folder, { recursive: true });
      const visitor = await visit({ phone: device === 'phone' });
      const { page } = visitor;
      const stops = await tour(visitor);
      for (const size of sizes) {
        await page.setViewportSize(size);
        for (const [stop, show] of Object.entries(stops)) {
          await show();
          // Pictures wait for the letters, and for a frame that shows it all.
          await page.evaluate(() => document.fonts.ready.then(() => null));
          const path = join(folder, `${stop}-${size.width}x${size.height}.png`);
          await page.screenshot({ path, animations: 'disabled' });
        }
      }
    }, 900_000);
  }
}
