import { violationsInBothThemes } from '../../fixtures/axe.ts';
import { contractCount } from '../../fixtures/counter-books.ts';
import { askForCode, codeDialog, finishButton, finishedTitle, giveCode, startSale } from '../../fixtures/counter.ts';
import { cashier, customers } from '../../fixtures/people.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

const customer = customers.upToDate;

test('a sale that waits for its customer is gone on with in another browser, while the first till serves the next one', async ({
  page,
  api,
  server,
  browser,
}) => {
  const before = await contractCount(api, customer);
  const code = await askForCode(page, api, { customer, reais: 110, count: 2 });
  await page.keyboard.press('Escape');
  await expect(codeDialog(page)).toHaveCount(0);
  await startSale(page, customers.raisedLimit);

  const context = await browser.newContext({ baseURL: server.url, storageState: { cookies: [], origins: [] } });
  const other = await context.newPage();
  await signIn(other, cashier);
  await other.goto('/caixa');
  await other.getByRole('link', { name: 'Vendas em andamento' }).click();
  const sale = other
    .getByRole('list', { name: 'Suas vendas' })
    .getByRole('listitem')
    .filter({ hasText: customer.name });
  await expect(sale).toContainText('Espera o código do cliente');
  await expect(sale).not.toContainText(customer.cpf);
  expect(await violationsInBothThemes(other)).toEqual([]);
  await sale.getByRole('button', { name: /^Continuar/ }).click();
  await expect(codeDialog(other)).toBeVisible();
  await giveCode(other, code);
  await finishButton(other).click();
  await expect(finishedTitle(other)).toBeVisible();
  expect(await contractCount(api, customer)).toBe(before + 1);
  await other.goto('/caixa/andamento');
  await expect(other.getByText(customer.name)).toHaveCount(0);
  await context.close();
});

test('a lost link is said at once, keeps what was typed, sends nothing by itself, and is said when it is back', async ({
  page,
  context,
}) => {
  await startSale(page, customers.raisedLimit);
  const value = page.getByLabel('Valor da compra');
  await value.pressSequentially('345,67');
  await context.setOffline(true);
  const banner = page.getByRole('status').filter({ hasText: 'Sem conexão com o servidor' });
  await expect(banner).toBeVisible();
  await value.press('Enter');
  await expect(value).toHaveValue(/345,67/);
  await context.setOffline(false);
  await expect(page.getByText('A conexão voltou. Pode continuar de onde parou.')).toBeVisible();
  await expect(banner).toHaveCount(0);
  await expect(page.getByRole('radiogroup')).toHaveCount(0);
  await value.press('Enter');
  await expect(page.getByRole('radiogroup')).toBeVisible();
});
