import type { Page } from '@playwright/test';
import { availableLimit, codeOf, contractCount } from '../../fixtures/counter-books.ts';
import {
  askForCode,
  askPlans,
  authorise,
  codeDialog,
  codeField,
  choosePlan,
  countCalls,
  customerCard,
  finishButton,
  finishedTitle,
  giveCode,
  planOf,
  plans,
  startSale,
  storedText,
  valueField,
} from '../../fixtures/counter.ts';
import { customers } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';

const accept = /\/accept$/;
const resumed = (page: Page) => page.getByText('Retomamos a compra em andamento');
const leaveQuestion = (page: Page) => page.getByRole('dialog', { name: 'A compra ainda não foi finalizada' });

test('a refresh after the value was typed brings customer and value back', async ({ page }) => {
  const customer = customers.raisedLimit;
  await startSale(page, customer);
  await valueField(page).pressSequentially('345,67');
  await page.reload();
  await expect(resumed(page)).toBeVisible();
  await expect(customerCard(page)).toContainText(customer.name);
  await expect(valueField(page)).toHaveValue(/345,67/);
  expect(await storedText(page)).not.toContain(customer.cpf);
});

test('a refresh among the proposals brings the same proposals back', async ({ page }) => {
  await askPlans(page, customers.raisedLimit, 500);
  const before = await plans(page).innerText();
  await planOf(page, 3).click();
  await page.reload();
  await expect(resumed(page)).toBeVisible();
  await expect(planOf(page, 3)).toBeChecked();
  expect((await plans(page).innerText()).replace(/\s*Aceitar/, '')).toBe(before);
});

test('a refresh in the code dialog goes on with the same code', async ({ page, api }) => {
  const customer = customers.upToDate;
  const code = await askForCode(page, api, { customer, reais: 110, count: 2 });
  await page.reload();
  await expect(codeDialog(page)).toBeVisible();
  await giveCode(page, code);
  await finishButton(page).click();
  await expect(finishedTitle(page)).toBeVisible();
});

test('a refresh after the authorisation asks first, then leaves only finishing', async ({ page, api }) => {
  const customer = customers.fixedDay;
  const contractsBefore = await contractCount(api, customer);
  await authorise(page, api, { customer, reais: 130, count: 1 });
  let questions = 0;
  page.on('dialog', (dialog) => {
    questions += dialog.type() === 'beforeunload' ? 1 : 0;
    void dialog.accept();
  });
  await page.reload();
  expect(questions).toBe(1);
  await expect(finishButton(page)).toBeEnabled();
  await finishButton(page).click();
  await expect(finishedTitle(page)).toBeVisible();
  expect(await contractCount(api, customer)).toBe(contractsBefore + 1);
});

test('back and forward lose nothing that was typed', async ({ page }) => {
  const customer = customers.fixedDayFirst;
  await page.goto('/caixa');
  await page.getByRole('link', { name: /^Compras/ }).click();
  await page.getByLabel('CPF do cliente').fill(customer.cpf);
  await page.getByLabel('CPF do cliente').press('Enter');
  await valueField(page).pressSequentially('222');
  await page.goBack();
  await expect(page).toHaveURL(/\/caixa$/);
  await page.goForward();
  await expect(customerCard(page)).toContainText(customer.name);
  await expect(valueField(page)).toHaveValue(/222/);
});

test('back from an authorised sale asks first; after the sale it does not lead into it again', async ({
  page,
  api,
}) => {
  const customer = customers.paysEarly;
  await page.goto('/caixa');
  await page.getByRole('link', { name: /^Compras/ }).click();
  await page.getByLabel('CPF do cliente').fill(customer.cpf);
  await page.getByLabel('CPF do cliente').press('Enter');
  await valueField(page).fill('140');
  await valueField(page).press('Enter');
  await giveCode(page, await choosePlan(page, api, { customer, count: 1 }));
  await expect(finishButton(page)).toBeEnabled();
  await page.goBack();
  await leaveQuestion(page).getByRole('button', { name: 'Continuar a compra' }).click();
  await expect(finishButton(page)).toBeEnabled();
  await finishButton(page).click();
  await expect(finishedTitle(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/caixa$/);
  await page.getByRole('link', { name: /^Compras/ }).click();
  await expect(customerCard(page)).toHaveCount(0);
});

test('a double click sells once', async ({ page, api }) => {
  const customer = customers.boughtLately;
  const before = { contracts: await contractCount(api, customer), limit: await availableLimit(api, customer) };
  await authorise(page, api, { customer, reais: 100, count: 1 });
  const calls = countCalls(page, 'POST', accept);
  await finishButton(page).dblclick();
  await expect(finishedTitle(page)).toBeVisible();
  expect(calls()).toBe(1);
  expect(await contractCount(api, customer)).toBe(before.contracts + 1);
  expect(await availableLimit(api, customer)).toBe(before.limit - 100);
});

test('Enter and Enter again sells once', async ({ page, api }) => {
  const customer = customers.boughtLately;
  const limitBefore = await availableLimit(api, customer);
  await authorise(page, api, { customer, reais: 100, count: 1 });
  const calls = countCalls(page, 'POST', accept);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(finishedTitle(page)).toBeVisible();
  expect(calls()).toBe(1);
  expect(await availableLimit(api, customer)).toBe(limitBefore - 100);
});

test('two tabs cannot sell more than the limit', async ({ page, api, context }) => {
  const customer = customers.smallLimit;
  await authorise(page, api, { customer, reais: 100, count: 1 });
  const former = await codeOf(api, customer);
  const other = await context.newPage();
  await askPlans(other, customer, 90);
  await planOf(other, 1).click();
  await other.getByRole('button', { name: 'Finalizar compra' }).click();
  await other.getByRole('dialog', { name: 'Confirmar compra' }).getByRole('button', { name: /^Sim/ }).click();
  await expect(codeDialog(other)).toBeVisible();
  await giveCode(other, await codeOf(api, customer, former));
  await finishButton(other).click();
  await expect(finishedTitle(other)).toBeVisible();

  await page.bringToFront();
  await finishButton(page).click();
  await expect(page.getByText('Limite insuficiente').first()).toBeVisible();
  expect(await contractCount(api, customer)).toBe(1);
  expect(await availableLimit(api, customer)).toBe(60);
});

test('a lost answer is looked into: the sale that stands is shown, not made again', async ({ page, api }) => {
  const customer = customers.paidLate;
  const before = { contracts: await contractCount(api, customer), limit: await availableLimit(api, customer) };
  await authorise(page, api, { customer, reais: 210, count: 1 });
  const calls = countCalls(page, 'POST', accept);
  await page.route(
    '**/accept',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await finishButton(page).click();
  await expect(finishedTitle(page)).toBeVisible();
  expect(calls()).toBe(1);
  expect(await contractCount(api, customer)).toBe(before.contracts + 1);
  expect(await availableLimit(api, customer)).toBe(before.limit - 210);
});

test('without any connection it says that it does not know, and finds out when asked', async ({ page, api }) => {
  const customer = customers.twoRetailers;
  const contractsBefore = await contractCount(api, customer);
  await authorise(page, api, { customer, reais: 160, count: 1 });
  await page.route('**/accept', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.route('**/coordinator/contracts/find-one**', (route) => route.abort('connectionreset'), { times: 1 });
  await finishButton(page).click();
  const unknown = page.getByRole('dialog', { name: 'Ainda não sabemos se a compra foi concluída' });
  await unknown.getByRole('button', { name: 'Conferir agora' }).click();
  await expect(finishedTitle(page)).toBeVisible();
  expect(await contractCount(api, customer)).toBe(contractsBefore + 1);
});

test('a refresh while the answer is lost finds the finished sale', async ({ page, api }) => {
  const customer = customers.raisedLimit;
  const contractsBefore = await contractCount(api, customer);
  await authorise(page, api, { customer, reais: 170, count: 1 });
  await page.route('**/accept', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.route('**/coordinator/contracts/find-one**', (route) => route.abort('connectionreset'));
  await finishButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Ainda não sabemos se a compra foi concluída' })).toBeVisible();
  await page.unrouteAll();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(finishedTitle(page)).toBeVisible();
  expect(await contractCount(api, customer)).toBe(contractsBefore + 1);
});

test('a request that never arrived charges nothing, and trying again sells once', async ({ page, api }) => {
  const customer = customers.firstPurchase;
  await authorise(page, api, { customer, reais: 180, count: 1 });
  await page.route('**/accept', (route) => route.abort('connectionrefused'), { times: 1 });
  await finishButton(page).click();
  const told = page.getByRole('dialog', { name: 'A compra não foi concluída' });
  await expect(told).toContainText('nada foi cobrado');
  await told.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(finishedTitle(page)).toBeVisible();
  expect(await contractCount(api, customer)).toBe(1);
});

test('the answer of a code that is lost is asked for again', async ({ page, api }) => {
  const customer = customers.fixedDayFirst;
  const code = await askForCode(page, api, { customer, reais: 190, count: 1 });
  await page.route(
    '**/origination-code/verify',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await giveCode(page, code);
  await expect(finishButton(page)).toBeEnabled();
  await expect(codeField(page)).toHaveCount(0);
});
