import { fileURLToPath } from 'node:url';
import { openPart, partsOf, servePlayground } from '../fixtures/playground.ts';
import { sizes } from '../fixtures/sizes.ts';
import { test } from '../fixtures/test.ts';

const folder = fileURLToPath(new URL('../screenshots', import.meta.url));

test.use({ operator: null, contextOptions: { reducedMotion: 'reduce' } });

for (const { name, width, height } of sizes) {
  test.describe(name, () => {
    test.use({ viewport: { width, height } });

    test('every part in light and dark', async ({ page, server }) => {
      test.setTimeout(240_000);
      await servePlayground(page, server.url);
      for (const part of await partsOf(page)) {
        await openPart(page, part);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          const path = `${folder}/part-${part}-${name}-${colorScheme}.png`;
          await page.locator('main').screenshot({ path, animations: 'disabled' });
        }
      }
    });
  });
}
