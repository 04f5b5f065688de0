import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { tour } from '../fixtures/tour.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ operator: null });

/** 'rule: selector' of everything axe objects to, in the colours shown now. */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  const builder = new AxeBuilder({ page });
  const { violations: found } = await (rules ? builder.withRules(rules) : builder).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

const sizes = [
  { name: 'a counter screen', width: 1366, height: 768 },
  { name: 'a phone', width: 390, height: 844 },
];

for (const { name, width, height } of sizes) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });

    test('axe objects to nothing on any screen, in light and in dark', async ({ page, api }) => {
      test.setTimeout(240_000);
      const found: Record<string, string[]> = {};
      await tour(page, api, async (screen, shown) => {
        await shown.emulateMedia({ colorScheme: 'light' });
        const light = await violations(shown);
        await shown.emulateMedia({ colorScheme: 'dark' });
        // Only colours differ in the dark.
        const dark = await violations(shown, ['color-contrast', 'link-in-text-block']);
        if (light.length + dark.length > 0) found[screen] = [...light, ...dark.map((one) => `dark ${one}`)];
        const overflow = await shown.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(overflow, `${screen} scrolls sideways`).toBeLessThanOrEqual(0);
      });
      expect(found).toEqual({});
    });
  });
}
