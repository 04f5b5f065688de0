import { openInstallmentsOf } from '../../fixtures/counter-books.ts';
import { brl, lookUp, receiptPage, txidIn } from '../../fixtures/counter.ts';
import { customers } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';

const customer = customers.overdue;

test('a part is received after what it pays is seen, then what pays the contract off, quoted on paper', async ({
  page,
  api,
  context,
}) => {
  const before = (await openInstallmentsOf(api, customer)).installments;
  await page.goto('/caixa/pagamentos/contratos');
  await lookUp(page, customer.cpf);
  await page.getByRole('button', { name: 'Receber outro valor' }).click();
  const amount = page.getByLabel('Quanto o cliente vai pagar?');
  await amount.pressSequentially('50');
  await amount.press('Enter');
  const pays = page.getByRole('status', { name: 'O que este valor paga' });
  await expect(pays).toContainText('uma parte');
  await expect(pays).toContainText('Continua em aberto');
  expect((await openInstallmentsOf(api, customer)).installments).toEqual(before);
  await page.getByRole('button', { name: `Receber ${brl(50)}` }).dblclick();
  await expect(page.getByText(/^Pagamento de R\$.50,00 do contrato .* recebido com sucesso$/)).toBeVisible();
  const [first] = (await openInstallmentsOf(api, customer)).installments;
  expect(first?.settledValue).toBeGreaterThan(before[0]?.settledValue ?? 0);
  await expect(page.getByRole('listitem').filter({ hasText: '(parte)' })).toHaveCount(1);

  await page.getByRole('button', { name: 'Quitar hoje' }).click();
  const quote = page.getByRole('dialog', { name: /^Quitar hoje/ });
  const tab = context.waitForEvent('page');
  await quote.getByRole('link', { name: /^Imprimir proposta/ }).click();
  await expect(receiptPage(await tab)).toBeVisible();
  await quote.getByRole('button', { name: /^Receber R\$/ }).click();
  await expect(page.getByText('O contrato está quitado.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Quitar hoje' })).toHaveCount(0);
  const left = (await openInstallmentsOf(api, customer)).installments;
  expect(left.filter(({ contractId }) => contractId === first?.contractId)).toEqual([]);
});

test('an amount, then the payoff, are charged by Pix: the till turns by itself when the customer pays', async ({
  page,
  api,
}) => {
  const payer = customers.paysEarly;
  const openOf = async () => (await openInstallmentsOf(api, payer)).installments;
  const before = await openOf();
  await page.goto('/caixa/pagamentos/contratos');
  await lookUp(page, payer.cpf);
  const pay = async () => {
    await page.getByRole('button', { name: 'Receber por Pix' }).click();
    await expect(page.getByRole('img', { name: /^QR Code do Pix/ })).toBeVisible();
    const txid = txidIn(await page.getByLabel('Pix copia e cola').inputValue());
    await api.call('POST /inbox/pix-charges/{txid}/pay', { params: { txid }, body: {} });
    await expect(page.getByText(/^Pix de .* recebido$/)).toBeVisible();
  };
  await page.getByRole('button', { name: 'Receber outro valor' }).click();
  const amount = page.getByLabel('Quanto o cliente vai pagar?');
  await amount.pressSequentially('50');
  await amount.press('Enter');
  await pay();
  await expect(page.getByRole('listitem').filter({ hasText: '(parte)' })).toHaveCount(1);
  const left = (await openOf()).reduce((sum, { paymentDue }) => sum + paymentDue, 0);
  expect(left).toBeLessThan(before.reduce((sum, { paymentDue }) => sum + paymentDue, 0));

  await page.getByRole('button', { name: 'Quitar hoje' }).click();
  await pay();
  await expect(page.getByRole('button', { name: 'Quitar hoje' })).toHaveCount(0);
  const [paid] = before;
  expect((await openOf()).filter(({ contractId }) => contractId === paid?.contractId)).toEqual([]);
});
