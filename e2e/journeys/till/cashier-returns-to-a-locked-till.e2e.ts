import { violationsInBothThemes } from '../../fixtures/axe.ts';
import { password } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';

test('an idle till locks, keeps what was typed through it, and opens with the password', async ({ page }) => {
  await page.goto('/caixa/pagamentos');
  const cpf = page.getByLabel('CPF do cliente');
  await cpf.pressSequentially('900');
  await page.evaluate(() => localStorage.setItem('last_touch', String(Date.now() - 660_000)));
  const lock = page.getByRole('dialog', { name: 'Tela bloqueada' });
  await expect(lock).toBeVisible({ timeout: 15_000 });
  expect(await violationsInBothThemes(page)).toEqual([]);
  const field = page.getByLabel('Senha', { exact: true });
  await field.fill('errada123');
  await field.press('Enter');
  await expect(lock.getByText('Senha incorreta')).toBeVisible();
  await field.fill(password);
  await field.press('Enter');
  await expect(lock).toHaveCount(0);
  await expect(cpf).toBeFocused();
  await expect(cpf).toHaveValue(/^900/);
});

test('a reload stays locked, and so does another tab', async ({ page, context }) => {
  await page.goto('/caixa');
  const other = await context.newPage();
  await other.goto('/caixa/pagamentos');
  // A key that is pressed before the page listens is lost.
  await expect(page.getByRole('link', { name: /^Compras/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Procurar página ou ação' }).fill('bloquear');
  await page.keyboard.press('Enter');
  for (const tab of [page, other]) await expect(tab.getByRole('dialog', { name: 'Tela bloqueada' })).toBeVisible();
  await other.reload();
  await expect(other.getByRole('dialog', { name: 'Tela bloqueada' })).toBeVisible();
});
