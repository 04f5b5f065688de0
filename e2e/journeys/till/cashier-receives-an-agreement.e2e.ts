import { violationsInBothThemes } from '../../fixtures/axe.ts';
import { idOf, openInstallmentsOf } from '../../fixtures/counter-books.ts';
import {
  brl,
  cents,
  checks,
  countCalls,
  openPayments,
  payButton,
  payDialog,
  receiptPage,
  txidIn,
} from '../../fixtures/counter.ts';
import { customers, stores } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import type { Api } from '../../fixtures/api.ts';

const customer = customers.inAgreement;

async function agreementOf(api: Api) {
  const query = { borrowerId: await idOf(api, customer) };
  const { payments, fees } = await api.call('GET /coordinator/renegotiations/payments', { query });
  return { due: payments.filter(({ status }) => status === 'DUE'), fees };
}
async function blockOf(api: Api) {
  const params = { id: await idOf(api, customer) };
  const query = { storeId: stores.centro.id };
  return (await api.call('GET /coordinator/borrowers/{id}/limits', { params, query })).limitIsBlockedBy;
}

test('payments of an agreement come alone, are received one by one, the last by Pix, and open the limit again', async ({
  page,
  api,
  context,
}) => {
  const { due, fees } = await agreementOf(api);
  expect(due.map(({ order }) => order)).toEqual([2, 3, 4]);
  expect(fees).toEqual([]);
  expect((await openInstallmentsOf(api, customer)).installments).toEqual([]);
  expect(await blockOf(api)).toBe('OPEN_RENEGOTIATIONS');

  await openPayments(page, customer);
  await expect(checks(page)).toHaveCount(3);
  await expect(page.getByText('Em atraso')).toHaveCount(1);
  await expect(page.getByText('A vencer')).toHaveCount(2);
  await expect(page.getByText('** Caso de renegociação')).toBeVisible();
  await expect(page.getByRole('link', { name: /^WhatsApp/ }).first()).toHaveAttribute('href', /wa\.me\/5592900009001/);
  expect(await violationsInBothThemes(page)).toEqual([]);
  await expect(checks(page).nth(1)).toBeDisabled();
  await checks(page).nth(0).check();
  await checks(page).nth(1).check();
  await payButton(page).click();
  const two = due.slice(0, 2).reduce((sum, { paymentDue }) => sum + cents(paymentDue), 0) / 100;
  await expect(payDialog(page)).toContainText(`Acordo ${due[0]?.renegotiationNumber}`);
  await expect(payDialog(page)).toContainText(`Total de ${brl(two)}`);
  const sent = countCalls(page, 'POST', /\/coordinator\/renegotiations\/payments$/);
  await expect(payDialog(page)).toContainText('Por Pix, receba um pagamento do acordo de cada vez.');
  await payDialog(page).getByRole('button', { name: /^Sim/ }).click();
  await expect(page.getByText(`Pagamento de 2 parcela(s) no valor de ${brl(two)} recebido com sucesso`)).toBeVisible();
  expect(sent()).toBe(2);
  const tab = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Ver comprovantes/ }).click();
  const receipts = await tab;
  await expect(receipts).toHaveURL(/\/renegotiations-payments$/);
  await expect(receiptPage(receipts)).toBeVisible();
  await expect(receipts.getByLabel('Página 2')).toBeAttached();

  expect((await agreementOf(api)).due.map(({ order }) => order)).toEqual([4]);
  expect(await blockOf(api)).toBe('OPEN_RENEGOTIATIONS');
  await page.getByRole('link', { name: 'Voltar à página inicial de Caixa' }).click();
  // The address changes before the page does: until then the receipts would be shown again, as after a refresh.
  await expect(page.getByRole('link', { name: /^Compras/ })).toBeVisible();
  await openPayments(page, customer);
  await checks(page).first().check();
  await payButton(page).click();
  await payDialog(page).getByRole('button', { name: 'Receber por Pix' }).click();
  const code = await page.getByLabel('Pix copia e cola').inputValue();
  await expect(page.getByRole('img', { name: /^QR Code do Pix/ })).toBeVisible();
  await api.call('POST /inbox/pix-charges/{txid}/pay', { params: { txid: txidIn(code) }, body: {} });
  await expect(page.getByText(/Pagamento de 1 parcela\(s\)/)).toBeVisible();
  const paper = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Ver comprovantes/ }).click();
  await expect(receiptPage(await paper)).toBeVisible();
  expect(await blockOf(api)).toBeNull();
  expect((await openInstallmentsOf(api, customer)).installments).toEqual([]);
});
