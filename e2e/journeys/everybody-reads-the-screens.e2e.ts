import { violationsInBothThemes } from '../fixtures/axe.ts';
import { tour } from '../fixtures/tour.ts';
import { sizes } from '../fixtures/sizes.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ operator: null });

for (const { name, width, height } of sizes) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });

    test('axe objects to nothing on any screen, in light and in dark', async ({ page, api }) => {
      test.setTimeout(300_000);
      const found: Record<string, string[]> = {};
      await tour(page, api, async (screen, shown) => {
        const objections = await violationsInBothThemes(shown);
        if (objections.length > 0) found[screen] = objections;
        const overflow = await shown.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(overflow, `${screen} scrolls sideways`).toBeLessThanOrEqual(0);
      });
      expect(found).toEqual({});
    });
  });
}
