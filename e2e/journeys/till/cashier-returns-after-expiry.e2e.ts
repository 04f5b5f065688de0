import type { Page } from '@playwright/test';
import { Api } from '../../fixtures/api.ts';
import { contractCount } from '../../fixtures/counter-books.ts';
import {
  askForCode,
  authorise,
  checks,
  codeDialog,
  customerCard,
  finishButton,
  finishedTitle,
  giveCode,
  openPayments,
  payButton,
  payDialog,
  startSale,
  storedText,
  valueField,
} from '../../fixtures/counter.ts';
import { cashier, customers, manager, password } from '../../fixtures/people.ts';
import { giveEmail, givePassword, signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ operator: null });

/** The server forgets this page's session, as it does when it is idle for too long. */
async function endSessionOf(page: Page, url: string): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('id_token'));
  await new Api(url, token ?? '').call('POST /auth/logout');
}

/** Signs in on the login page that an ended session led to. */
async function comeBack(page: Page, email = cashier): Promise<void> {
  await expect(page).toHaveURL(/\/login/);
  await giveEmail(page, email);
  await givePassword(page, password);
}

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

test('between the code and finishing: the sale goes on and is made once', async ({ page, server, api }) => {
  const customer = customers.fixedDay;
  const contractsBefore = await contractCount(api, customer);
  await signIn(page, cashier);
  await authorise(page, api, { customer, reais: 90, count: 1 });
  await endSessionOf(page, server.url);
  await finishButton(page).click();
  await comeBack(page);
  await expect(finishButton(page)).toBeEnabled();
  await finishButton(page).click();
  await expect(finishedTitle(page)).toBeVisible();
  expect(await contractCount(api, customer)).toBe(contractsBefore + 1);
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

test('in mid-payment: the selection is still there', async ({ page, server }) => {
  const customer = customers.paysEarly;
  await signIn(page, cashier);
  await openPayments(page, customer);
  await checks(page).first().check();
  await endSessionOf(page, server.url);
  await payButton(page).click();
  await payDialog(page).getByRole('button', { name: /^Sim/ }).click();
  await comeBack(page);
  await expect(page).toHaveURL(/\/caixa\/pagamentos$/);
  await expect(customerCard(page)).toContainText(customer.name);
  await expect(checks(page).first()).toBeVisible();
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
