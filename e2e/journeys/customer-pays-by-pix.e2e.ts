import type { Page } from '@playwright/test';
import { violationsInBothThemes } from '../fixtures/axe.ts';
import { chargeByPix, idOf, openInstallmentsOf } from '../fixtures/counter-books.ts';
import {
  brl,
  checks,
  countCalls,
  openPayments,
  payButton,
  payDialog,
  storedText,
  txidIn,
} from '../fixtures/counter.ts';
import { type Customer, customers, stores } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

/** The message with the charge of a value, on the customer's telephone. */
async function openCharge(page: Page, customer: Customer, value: number) {
  await page.goto('/inbox');
  await page.getByLabel('Telefone ou e-mail').fill(customer.phone);
  const charge = page.getByRole('group', { name: `Pix de ${brl(value)}` });
  await expect(charge).toBeVisible({ timeout: 20_000 });
  return charge;
}

/** The till while the customer pays. */
const pixDialog = (page: Page) => page.getByRole('dialog', { name: /^Receber .* por Pix$/ });

test('the customer pays the charge of the message: confirmed, settled, receipted by SMS', async ({ page, api }) => {
  const customer = customers.upToDate;
  const before = (await openInstallmentsOf(api, customer)).installments;
  const { id, value } = await chargeByPix(api, customer);
  const charge = await openCharge(page, customer, value);
  await expect(charge).toContainText('Aguardando pagamento');
  expect(await violationsInBothThemes(page)).toEqual([]);
  await charge.getByRole('button', { name: 'Cliente pagou' }).click();
  await expect(charge.getByText(`Pagamento confirmado: ${brl(value)}.`)).toBeVisible();
  await expect(charge.getByRole('button', { name: 'Cliente pagou' })).toBeDisabled();
  await expect(page.getByText(/recebemos seu Pix de .* Pagamento confirmado/)).toBeVisible({ timeout: 20_000 });

  const settled = await api.call('GET /coordinator/pix/charges/{id}', { params: { id } });
  expect(settled).toMatchObject({ status: 'SETTLED', receipts: [{ outcome: 'SETTLED', value }] });
  const after = (await openInstallmentsOf(api, customer)).installments;
  expect(after.map((one) => one.id)).toEqual(before.slice(1).map((one) => one.id));
});

test('too much money pays what is owed, and the rest is seen as a credit', async ({ page, api }) => {
  const customer = customers.overdue;
  const borrowerId = await idOf(api, customer);
  const { value } = await chargeByPix(api, customer);
  const charge = await openCharge(page, customer, value);
  await charge.getByLabel('Outro valor').fill('9000');
  await charge.getByRole('button', { name: 'Cliente pagou' }).click();
  await expect(charge.getByText(/ficaram como crédito do cliente/)).toBeVisible();
  expect((await openInstallmentsOf(api, customer)).installments).toEqual([]);
  const [receipt] = await api.call('GET /coordinator/pix/receipts', { query: { borrowerId } });
  expect(receipt).toMatchObject({ value: 9_000, outcome: 'APPLIED', refundedAt: null });
  expect(receipt?.unappliedValue).toBeGreaterThan(0);
});

test('what was taken at the till meanwhile is not paid twice', async ({ page, api }) => {
  const customer = customers.longOverdue;
  const before = (await openInstallmentsOf(api, customer)).installments;
  const { value } = await chargeByPix(api, customer);
  const charge = await openCharge(page, customer, value);
  const [first, second] = before;
  const body = { installmentIds: [first?.id ?? ''], storeId: stores.centro.id };
  await api.call('POST /coordinator/contracts/installments/pay-multiple', { body });
  await charge.getByRole('button', { name: 'Cliente pagou' }).click();
  await expect(charge.getByText(/valor ou prazo diferente/)).toBeVisible();
  const after = (await openInstallmentsOf(api, customer)).installments;
  expect(after.map((one) => one.id)).not.toContain(first?.id);
  const next = after.find((one) => one.id === second?.id);
  expect(next === undefined || next.paymentDue < (second?.paymentDue ?? 0)).toBe(true);
});

test('the till charges by Pix, waits for the customer, and ends as any payment does', async ({ page, api }) => {
  const customer = customers.twoContracts;
  const before = (await openInstallmentsOf(api, customer)).installments.length;
  await openPayments(page, customer);
  await checks(page).first().check();
  await payButton(page).click();
  await payDialog(page).getByRole('button', { name: 'Receber por Pix' }).click();
  const waiting = pixDialog(page);
  await expect(waiting).toContainText('Aguardando o pagamento do cliente...');
  expect(await violationsInBothThemes(page)).toEqual([]);
  await waiting.getByRole('button', { name: 'Cancelar cobrança' }).click();
  await expect(waiting).toBeHidden();
  await payButton(page).click();
  await payDialog(page).getByRole('button', { name: 'Receber por Pix' }).click();
  const code = await waiting.getByLabel('Pix copia e cola').inputValue();
  await api.call('POST /inbox/pix-charges/{txid}/pay', { params: { txid: txidIn(code) }, body: {} });
  await expect(page.getByText(/Pagamento de 1 parcela\(s\) .* recebido com sucesso/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Ver comprovantes/ })).toBeVisible();
  expect((await openInstallmentsOf(api, customer)).installments).toHaveLength(before - 1);
});

/** The till up to the code that the customer holds. Answers the code. */
async function chargeAtTill(page: Page, customer: Customer): Promise<string> {
  await openPayments(page, customer);
  await checks(page).first().check();
  await payButton(page).click();
  await payDialog(page).getByRole('button', { name: 'Receber por Pix' }).click();
  return pixDialog(page).getByLabel('Pix copia e cola').inputValue();
}

test('the till serves the next customer while a Pix waits, and says by itself that it was paid', async ({
  page,
  context,
}) => {
  await openPayments(page, customers.boughtLately);
  await checks(page).first().check();
  await payButton(page).click();
  await payDialog(page).getByRole('button', { name: 'Receber por Pix' }).click();
  const value = /R\$\s[\d.,]+/.exec((await pixDialog(page).getByRole('heading').innerText()) ?? '')?.[0] ?? '';
  await pixDialog(page).getByRole('button', { name: 'Atender outro cliente' }).click();
  await expect(pixDialog(page)).toBeHidden();
  await expect(page.getByLabel('CPF do cliente')).toBeFocused();
  const waiting = page.getByRole('region', { name: 'Cobranças Pix em andamento' });
  await expect(waiting).toContainText('Aguardando o Pix de');
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.keyboard.type(customers.raisedLimit.cpf);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Cliente' })).toContainText(customers.raisedLimit.name);

  const phone = await context.newPage();
  await phone.goto('/inbox');
  await phone.getByLabel('Telefone ou e-mail').fill(customers.boughtLately.phone);
  const charge = phone.getByRole('group', { name: `Pix de ${value}` });
  await charge.getByRole('button', { name: 'Cliente pagou' }).click({ timeout: 20_000 });
  await expect(waiting.getByText(/^Pix de .* recebido/)).toBeVisible({ timeout: 20_000 });
  await waiting.getByRole('button', { name: 'Ver o recebimento' }).click();
  await expect(page.getByRole('link', { name: /^Ver comprovantes/ })).toBeVisible();
  await phone.close();
});

test('a refresh while the customer holds the code comes back to it, and the money is seen', async ({ page, api }) => {
  const customer = customers.twoContracts;
  const before = (await openInstallmentsOf(api, customer)).installments.length;
  const code = await chargeAtTill(page, customer);
  const charges = countCalls(page, 'POST', /\/pix\/charges$/);
  await page.reload();
  await expect(pixDialog(page).getByLabel('Pix copia e cola')).toHaveValue(code);
  await expect(page.getByText('Retomamos o recebimento em andamento')).toBeVisible();
  await expect(checks(page).first()).toBeChecked();
  expect(await storedText(page)).not.toContain(customer.cpf);
  await api.call('POST /inbox/pix-charges/{txid}/pay', { params: { txid: txidIn(code) }, body: {} });
  await expect(page.getByText(/Pagamento de 1 parcela\(s\) .* recebido com sucesso/)).toBeVisible();
  expect(charges()).toBe(0);
  expect((await openInstallmentsOf(api, customer)).installments).toHaveLength(before - 1);
});

test('a charge that was cancelled or paid while the page was away is told on coming back', async ({ page, api }) => {
  const customer = customers.twoContracts;
  await chargeAtTill(page, customer);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.route('**/pix/charges/*', (route) => route.abort('connectionreset'));
  await page.reload();
  await expect(page.getByText(/O cliente pode ter um código Pix válido/)).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  const id = calls.flatMap((url) => /pix\/charges\/([\w-]+)$/.exec(url)?.[1] ?? [])[0] ?? '';
  await api.call('POST /coordinator/pix/charges/{id}/cancel', { params: { id } });
  await page.unroute('**/pix/charges/*');
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByText('A cobrança Pix terminou sem pagamento. Nada foi recebido.')).toBeVisible();
  await expect(checks(page).first()).toBeChecked();
  await expect(payButton(page)).toBeEnabled();

  await payButton(page).click();
  await payDialog(page).getByRole('button', { name: 'Receber por Pix' }).click();
  const code = await pixDialog(page).getByLabel('Pix copia e cola').inputValue();
  await page.goto('about:blank');
  await api.call('POST /inbox/pix-charges/{txid}/pay', { params: { txid: txidIn(code) }, body: {} });
  await page.goBack();
  await expect(page.getByText(/Pagamento de 1 parcela\(s\) .* recebido com sucesso/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Ver comprovantes/ })).toBeVisible();
});
