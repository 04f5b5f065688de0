import {
  askForCode,
  codeDialog,
  customerCard,
  finishButton,
  giveCode,
  startSale,
  storedText,
  valueField,
} from '../../fixtures/counter.ts';
import { cashier, customers, manager } from '../../fixtures/people.ts';
import { comeBack, endSessionOf } from '../../fixtures/session-ends.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ operator: null });

test('in mid-sale: told at the login, back where it was, no CPF left behind', async ({ page, server }) => {
  const customer = customers.upToDate;
  await signIn(page, cashier);
  await startSale(page, customer);
  await valueField(page).pressSequentially('280');
  await endSessionOf(page, server.url);
  await valueField(page).press('Enter');
  await expect(page.getByText('Sua sessão terminou. Entre novamente para continuar.').first()).toBeVisible();
  expect(await storedText(page)).not.toContain(customer.cpf);
  await comeBack(page);
  await expect(page).toHaveURL(/\/caixa\/compras$/);
  await expect(customerCard(page)).toContainText(customer.name);
  await expect(valueField(page)).toHaveValue(/280/);
});

test('in the code dialog: the same code is still good', async ({ page, server, api }) => {
  const customer = customers.raisedLimit;
  await signIn(page, cashier);
  const code = await askForCode(page, api, { customer, reais: 95, count: 1 });
  await endSessionOf(page, server.url);
  await giveCode(page, code);
  await comeBack(page);
  await expect(codeDialog(page)).toBeVisible();
  await giveCode(page, code);
  await expect(finishButton(page)).toBeEnabled();
});

test('somebody else who signs in finds nothing of the former sale', async ({ page, server }) => {
  const customer = customers.paidLate;
  await signIn(page, cashier);
  await startSale(page, customer);
  await valueField(page).pressSequentially('280');
  await endSessionOf(page, server.url);
  await valueField(page).press('Enter');
  await comeBack(page, manager);
  await expect(page).toHaveURL(/\/caixa\/compras$/);
  await expect(page.getByLabel('CPF do cliente')).toBeVisible();
  await expect(customerCard(page)).toHaveCount(0);
  await expect(page.getByText(customer.name)).toHaveCount(0);
});

test('after leaving nothing of the customers stays in the browser', async ({ page }) => {
  const customer = customers.fixedDayFirst;
  await signIn(page, cashier);
  await startSale(page, customer);
  await page.getByRole('link', { name: 'Menu', exact: true }).first().click();
  await page.getByRole('button', { name: /^Sair/ }).click();
  await expect(page).toHaveURL(/\/login$/);
  const left = await storedText(page);
  for (const trace of [customer.cpf, customer.name, 'id_token', 'balcao.operation']) expect(left).not.toContain(trace);
});
