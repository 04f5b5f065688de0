import { violationsInBothThemes } from '../../fixtures/axe.ts';
import { idOf, openInstallmentsOf, sellBefore } from '../../fixtures/counter-books.ts';
import {
  brl,
  cents,
  checks,
  countCalls,
  customerCard,
  lookUp,
  openPayments,
  payButton,
  payDialog,
  receiptPage,
} from '../../fixtures/counter.ts';
import { customers, stores, unknownCpf } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';

const total = (page: Parameters<typeof checks>[0]) => page.getByRole('region', { name: 'Total a pagar' });
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + cents(one), 0) / 100;

test('one installment: confirmed with its figures, received, receipted', async ({ page, api, context }) => {
  const customer = customers.upToDate;
  const before = await openInstallmentsOf(api, customer);
  const [next] = before.installments;
  await openPayments(page, customer);
  await expect(payButton(page)).toBeDisabled();
  await checks(page).first().check();
  const amount = brl(next?.paymentDue ?? 0);
  await expect(total(page)).toContainText(amount);
  await payButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Confirmar pagamento: 1 parcela(s)' })).toBeVisible();
  await expect(payDialog(page)).toContainText(`Total de ${amount}`);
  await payDialog(page).getByRole('button', { name: 'Não' }).click();
  await expect(payDialog(page)).toBeHidden();
  expect((await openInstallmentsOf(api, customer)).installments).toHaveLength(before.installments.length);

  await payButton(page).click();
  await payDialog(page).getByRole('button', { name: /^Sim/ }).click();
  await expect(page.getByText(`Pagamento de 1 parcela(s) no valor de ${amount} recebido com sucesso`)).toBeVisible();
  const tab = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Ver comprovantes/ }).click();
  await expect(receiptPage(await tab)).toBeVisible();
  const after = await openInstallmentsOf(api, customer);
  expect(after.installments.map(({ id }) => id)).toEqual(before.installments.slice(1).map(({ id }) => id));
  await page.getByRole('link', { name: 'Voltar à página inicial de Caixa' }).click();
  await expect(page).toHaveURL(/\/caixa$/);
});

test('several installments of two contracts with the open fee: total, receipt and books agree', async ({
  page,
  api,
}) => {
  const customer = customers.twoContracts;
  const { installments, fees } = await openInstallmentsOf(api, customer);
  expect(new Set(installments.map(({ contractId }) => contractId)).size).toBe(2);
  expect(fees.length).toBeGreaterThan(0);
  const overdue = installments.filter(({ status }) => status === 'PAYMENT_OVERDUE');
  expect(overdue.length).toBeGreaterThan(1);
  for (const { paymentDue, installmentValue } of overdue) expect(paymentDue).toBeGreaterThan(installmentValue);

  await openPayments(page, customer);
  await expect(page.getByText('Em atraso').first()).toBeVisible();
  await expect(page.getByText('A vencer').first()).toBeVisible();
  for (const { contractNumber, installmentOrder } of overdue) {
    await page
      .getByRole('checkbox', { name: `Selecionar parcela ${installmentOrder} de` })
      .and(page.getByRole('checkbox', { name: `contrato ${contractNumber}` }))
      .check();
  }
  const expected = sum([...overdue, ...fees].map(({ paymentDue }) => paymentDue));
  await expect(total(page)).toContainText(brl(expected));
  await expect(total(page)).toContainText('Taxa de utilização inclusa*');
  await payButton(page).click();
  await expect(payDialog(page)).toContainText(`${overdue.length} parcela(s)`);
  await expect(payDialog(page)).toContainText('+ Taxa de utilização');
  await expect(payDialog(page)).toContainText(`Total de ${brl(expected)}`);
  await payDialog(page).getByRole('button', { name: /^Sim/ }).click();
  await expect(
    page.getByText(`Pagamento de ${overdue.length} parcela(s) no valor de ${brl(expected)} recebido com sucesso`),
  ).toBeVisible();
  const after = await openInstallmentsOf(api, customer);
  expect(after.fees).toEqual([]);
  expect(after.installments.filter(({ status }) => status === 'PAYMENT_OVERDUE')).toEqual([]);
  const query = { storeId: stores.centro.id };
  const limit = await api.call('GET /coordinator/borrowers/{id}/limits', {
    params: { id: await idOf(api, customer) },
    query,
  });
  expect(limit.limitIsBlockedBy).toBeNull();
});

test('within a contract one in the middle may not be taken, and of a run only its end given back', async ({
  page,
  api,
}) => {
  const customer = customers.paidLate;
  await sellBefore(api, customer, 300, 4);
  const { installments } = await openInstallmentsOf(api, customer);
  const ofContract = installments.filter(({ contractId }) => contractId === installments.at(-1)?.contractId);
  const checkOf = (at: number) =>
    page
      .getByRole('checkbox', { name: `Selecionar parcela ${ofContract[at]?.installmentOrder} de` })
      .and(page.getByRole('checkbox', { name: `contrato ${ofContract[at]?.contractNumber}` }));
  await openPayments(page, customer);
  await expect(checkOf(0)).toBeEnabled();
  await expect(checkOf(1)).toBeDisabled();
  await checkOf(0).check();
  await expect(checkOf(1)).toBeEnabled();
  await checkOf(1).check();
  await expect(checkOf(0)).toBeDisabled();
  await checkOf(1).uncheck();
  await expect(checkOf(0)).toBeEnabled();
  await checkOf(0).uncheck();
  await expect(payButton(page)).toBeDisabled();
});

test('paid before its day an installment costs less, paid late it costs more', async ({ page, api }) => {
  const { installments } = await openInstallmentsOf(api, customers.paysEarly);
  const last = installments.at(-1);
  expect(last?.paymentDue).toBeLessThan(last?.installmentValue ?? 0);
  await openPayments(page, customers.paysEarly);
  const row = page.getByRole('row').filter({ hasText: `${last?.installmentOrder} de ${last?.numberOfInstallments}` });
  await expect(row).toContainText(brl(last?.installmentValue ?? 0));
  await expect(row).toContainText(brl(last?.discount ?? 0));
  await expect(row).toContainText(brl(last?.paymentDue ?? 0));

  const late = (await openInstallmentsOf(api, customers.longOverdue)).installments[0];
  expect(late?.paymentDue).toBeGreaterThan(late?.installmentValue ?? 0);
  await openPayments(page, customers.longOverdue);
  const lateRow = page.getByRole('row').nth(1);
  await expect(lateRow).toContainText(brl(late?.interest ?? 0));
  await expect(lateRow).toContainText(brl(late?.paymentDue ?? 0));
});

test('nothing is owed: it says so', async ({ page }) => {
  await page.goto('/caixa/pagamentos');
  await lookUp(page, customers.firstPurchase.cpf);
  await expect(page.getByText('Não há parcelas pendentes')).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  await expect(page.getByText('Este cliente ainda não fez nenhuma compra')).toBeVisible();
  for (const [customer, sentence] of [
    [customers.denied, 'Este cliente não foi aprovado e não tem compras'],
    [customers.incomplete, 'Este cliente não finalizou o cadastro e não tem compras'],
  ] as const) {
    await page.reload();
    await lookUp(page, customer.cpf);
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByText('em dia')).toHaveCount(0);
  }
});

test('a store removed in another tab is asked for, and nothing is received before; a reload forgets who paid', async ({
  page,
  context,
}) => {
  await openPayments(page, customers.paysEarly);
  await expect(page.getByRole('region', { name: 'Total a pagar' })).toHaveCount(0);
  await checks(page).first().check();
  await payButton(page).click();
  await expect(payDialog(page)).toBeVisible();
  const calls = countCalls(page, 'POST', /pay-multiple$/);
  const other = await context.newPage();
  await other.goto('/caixa');
  await other.evaluate(() => localStorage.removeItem('store'));
  await other.close();
  await payDialog(page).getByRole('button', { name: /^Sim/ }).click();
  const question = page.getByRole('dialog', { name: 'Confirme a loja' });
  await expect(question).toContainText(stores.centro.name);
  expect(calls()).toBe(0);
  await question.getByRole('button', { name: 'Sim', exact: true }).click();
  await expect(page.getByText(`Norte Móveis | ${stores.centro.name}`)).toBeVisible();
  await payDialog(page).getByRole('button', { name: /^Sim/ }).click();
  await expect(page.getByText(/recebido com sucesso/)).toBeVisible();
  expect(calls()).toBe(1);
  await page.reload();
  await expect(page.getByLabel('CPF do cliente')).toHaveValue('');
  await expect(page.getByText(/recebido com sucesso/)).toHaveCount(0);
  await expect(customerCard(page)).toHaveCount(0);
});

test('the question mark shows the keys from the field of the CPF, and a red field has its sentence', async ({
  page,
}) => {
  await page.goto('/caixa/pagamentos');
  const cpf = page.getByLabel('CPF do cliente');
  await cpf.pressSequentially('529?');
  const map = page.getByRole('dialog', { name: 'Teclas desta tela' });
  await expect(map).toContainText('Pesquisar o CPF digitado');
  await page.keyboard.press('Escape');
  await expect(map).toBeHidden();
  await expect(cpf).toHaveValue(/^529/);
  await expect(cpf).toHaveAttribute('aria-invalid', 'true');
  await expect(cpf).toHaveAccessibleDescription('Digite um CPF válido.');
  expect(await violationsInBothThemes(page)).toEqual([]);
});

test('an unknown CPF is told and can be typed again', async ({ page }) => {
  await page.goto('/caixa/pagamentos');
  await lookUp(page, unknownCpf);
  await expect(page.getByText('CPF não encontrado').first()).toBeVisible();
  await expect(customerCard(page)).toHaveCount(0);
  await page.getByLabel('CPF do cliente').fill('');
  await lookUp(page, customers.upToDate.cpf);
  await expect(customerCard(page)).toContainText(customers.upToDate.name);
});

test('the kind of customer and its due day are told', async ({ page }) => {
  await openPayments(page, customers.fixedDay);
  await expect(customerCard(page)).toContainText('Leve');
  await expect(customerCard(page)).toContainText('o vencimento das parcelas é fixo');
  await openPayments(page, customers.paysEarly);
  await expect(customerCard(page)).toContainText('Limite');
  await expect(customerCard(page)).toContainText('um mês após a compra');
});

test('the limit goes to the customer by SMS, once in 45 seconds', async ({ page, api }) => {
  const customer = customers.fixedDay;
  await openPayments(page, customer);
  await page.getByRole('button', { name: 'Enviar limite por SMS' }).click();
  await expect(page.getByText('SMS enviado com sucesso!')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Disponível em \d+ segundos$/ })).toBeDisabled();
  await page.reload();
  await lookUp(page, customer.cpf);
  await expect(page.getByRole('button', { name: /^Disponível em \d+ segundos$/ })).toBeDisabled();
  await expect(async () => {
    const messages = await api.call('GET /inbox/messages', { query: { to: customer.phone } });
    expect(messages[0]?.text).toContain('limite');
  }).toPass({ timeout: 20_000 });
});
