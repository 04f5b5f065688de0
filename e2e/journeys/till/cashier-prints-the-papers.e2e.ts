import { violationsInBothThemes } from '../../fixtures/axe.ts';
import { openInstallmentsOf, sellBefore } from '../../fixtures/counter-books.ts';
import { Api } from '../../fixtures/api.ts';
import { askPlans, authorise, finishButton, finishedTitle, planOf, receiptPage } from '../../fixtures/counter.ts';
import { cashierOfSul, customers } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';

const RECEIPT_WIDTH = 350;

test('from the finished purchase to a boleto that the customer pays', async ({ page, api, context }) => {
  const customer = customers.raisedLimit;
  const contractId = await sellBefore(api, customer, 250, 2);
  const { installments: before } = await openInstallmentsOf(api, customer);
  await page.goto('/caixa');
  await page.goto(`/caixa/compras/${contractId}/confirmacao`);
  await expect(page.getByRole('heading', { name: 'Compra Finalizada!' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Imprimir próximo boleto' })).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);

  const boletoTab = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Imprimir próximo boleto' }).click();
  const boleto = await boletoTab;
  await expect(page.getByText('Boleto criado com sucesso!')).toBeVisible();
  await expect(boleto.getByLabel('Página 1')).toBeVisible();
  expect(new URL(boleto.url()).pathname).toMatch(/^\/render\/[0-9a-f-]+\/invoices$/);

  await page.goto('/inbox');
  await page.getByLabel('Telefone ou e-mail').fill(customer.phone);
  const bank = page.getByRole('group', { name: /^Boleto de/ }).first();
  await expect(bank).toBeVisible({ timeout: 20_000 });
  await bank.getByRole('button', { name: 'Cliente pagou o boleto' }).click();
  await expect(bank.getByText(/Pagamento confirmado/)).toBeVisible();
  const { installments: after } = await openInstallmentsOf(api, customer);
  expect(after).toHaveLength(before.length - 1);
});

test('receipt, CCB and awareness term open in tabs of their own; a receipt is 350 wide', async ({
  page,
  api,
  context,
}) => {
  const contractId = await sellBefore(api, customers.raisedLimit, 250, 2);
  await page.goto(`/caixa/compras/${contractId}/confirmacao`);
  const open = async (name: RegExp) => {
    const tab = context.waitForEvent('page');
    await page.getByRole('link', { name }).click();
    return tab;
  };
  const receipt = await open(/^Ver comprovante/);
  const first = receipt.getByLabel('Página 1');
  await expect(first).toBeVisible();
  expect(Math.round((await first.boundingBox())?.width ?? 0)).toBe(RECEIPT_WIDTH);
  expect(await violationsInBothThemes(receipt)).toEqual([]);
  await receipt.getByRole('button', { name: 'Ver em folha A4' }).click();
  await expect(receipt).toHaveURL(/\?formato=a4$/);
  await expect(first).toBeVisible();

  const bill = await open(/^Imprimir CCB/);
  await expect(bill.getByLabel('Página 1')).toBeVisible();
  const term = await open(/^Imprimir termo de ciência/);
  await expect(term.getByLabel('Página 1')).toBeVisible();
});

test('the summary of credit and its cost is read before signing, for the plan that is chosen', async ({
  page,
  context,
}) => {
  await askPlans(page, customers.upToDate, 250);
  await planOf(page, 3).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Resumo do crédito e CET/ }).click();
  const sheet = await opened;
  await expect(receiptPage(sheet)).toBeVisible();
  expect(new URL(sheet.url()).pathname).toMatch(/^\/render\/[0-9a-f-]+\/cet-sheets$/);
  await expect(planOf(page, 3)).toBeChecked();
});

test.describe('where the store lends itself', () => {
  test.use({ operator: cashierOfSul });
  test('the contract of sale in installments is printed from the finished purchase', async ({
    page,
    server,
    context,
  }) => {
    const api = await Api.signIn(server.url, cashierOfSul);
    await authorise(page, api, { customer: customers.ofTheOtherShop, reais: 100, count: 2 });
    await finishButton(page).click();
    await expect(finishedTitle(page)).toBeVisible();
    await expect(page.getByRole('link', { name: /Imprimir CCB/ })).toHaveCount(0);
    const link = page.getByRole('link', { name: /^Imprimir contrato/ });
    const paper = await context.newPage();
    await paper.goto((await link.getAttribute('href')) ?? '');
    await expect(receiptPage(paper)).toBeVisible();
  });
});
