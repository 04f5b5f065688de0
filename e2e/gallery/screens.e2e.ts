import { fileURLToPath } from 'node:url';
import { sizes } from '../fixtures/sizes.ts';
import { test } from '../fixtures/test.ts';
import type { Visit } from '../fixtures/tour-of-desks.ts';
import { tourOfOffices, tourOfTill } from '../fixtures/tour.ts';

const folder = fileURLToPath(new URL('../screenshots', import.meta.url));

test.use({ operator: null, contextOptions: { reducedMotion: 'reduce' } });

for (const { name, width, height } of sizes) {
  test.describe(name, () => {
    test.use({ viewport: { width, height } });

    test('every screen in light and dark', async ({ page, api }) => {
      test.setTimeout(240_000);
      const photograph: Visit = async (screen, shown) => {
        for (const colorScheme of ['light', 'dark'] as const) {
          await shown.emulateMedia({ colorScheme });
          await shown.screenshot({ path: `${folder}/${screen}-${name}-${colorScheme}.png`, animations: 'disabled' });
        }
      };
      await tourOfTill(page, api, photograph);
      await tourOfOffices(page, api, photograph);
    });
  });
}
