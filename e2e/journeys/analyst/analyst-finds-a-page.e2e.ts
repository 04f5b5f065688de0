import { violationsInBothThemes } from '../../fixtures/axe.ts';
import { analyst } from '../../fixtures/people.ts';
import { sizes } from '../../fixtures/sizes.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ operator: analyst });

test('Ctrl+K finds a page by what is typed at once, without accents, and Enter leads there', async ({ page }) => {
  await page.goto('/?menu=true');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('para');
  const field = page.getByRole('combobox', { name: 'Procurar página ou ação' });
  await expect(field).toHaveValue('para');
  await expect(page.getByRole('option').first()).toContainText('Parâmetros');
  for (const { width, height } of sizes) {
    await page.setViewportSize({ width, height });
    expect(await violationsInBothThemes(page)).toEqual([]);
  }
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: 'Parâmetros' })).toBeVisible();
});
