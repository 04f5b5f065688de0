import { contractCount } from '../../fixtures/counter-books.ts';
import { checks, customerCard, lookUp, plans, startSale, valueField } from '../../fixtures/counter.ts';
import { type Customer, customers, unknownCpf } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';

const disabled =
  'Este cliente foi desabilitado para realizar compras. Favor, entrar em contato com a Central de Atendimento para mais detalhes';

const byRegistration: readonly [Customer, string][] = [
  [customers.blockedByHand, 'Seu limite foi bloqueado. Entre em contato com UME'],
  [customers.disabled, disabled],
  [customers.phoneUnverified, 'Telefone não verificado! Procure um vendedor para concluir o cadastro'],
  [customers.denied, 'Esse cliente não foi aprovado :('],
  [customers.incomplete, 'O cliente não finalizou o cadastro'],
  [customers.manualAnalysis, 'sendo avaliado manualmente'],
  [customers.underAnalysis, 'sendo avaliado, aguarde um momento'],
  [customers.preApproved, 'sendo avaliado, aguarde um momento'],
  [customers.withoutLimit, 'CPF sem limite'],
];

for (const [customer, sentence] of byRegistration) {
  test(`${customer.name}: ${sentence}`, async ({ page }) => {
    await page.goto('/caixa/compras');
    await lookUp(page, customer.cpf);
    await expect(page.getByText(sentence).first()).toBeVisible();
    await expect(plans(page)).toHaveCount(0);
  });
}

test('an unknown CPF is sent to a seller', async ({ page }) => {
  await page.goto('/caixa/compras');
  await lookUp(page, unknownCpf);
  await expect(
    page.getByText('O CPF informado não foi cadastrado. Procure um vendedor e realize seu cadastro'),
  ).toBeVisible();
  await expect(valueField(page)).toHaveCount(0);
});

test('a CPF with wrong check digits is not searched', async ({ page }) => {
  await page.goto('/caixa/compras');
  await lookUp(page, '90000100201');
  await expect(page.getByText('Digite um CPF válido.')).toBeVisible();
});

test('overdue installments block the limit, and paying them is one click away', async ({ page }) => {
  const customer = customers.overdue;
  await startSale(page, customer);
  await expect(page.getByText('Seu limite foi bloqueado. Você possui parcelas atrasadas.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Efetuar pagamentos em aberto' }).first().click();
  await expect(page).toHaveURL(/\/caixa\/pagamentos$/);
  await expect(customerCard(page)).toContainText(customer.name);
  await expect(checks(page).first()).toBeVisible();
  expect(page.url()).not.toContain(customer.cpf);
});

const byValue: readonly [string, Customer, string, string][] = [
  ['above the limit', customers.smallLimit, '151', 'Limite insuficiente'],
  ['with no limit left', customers.noLimitLeft, '100', 'Limite insuficiente'],
  ['below the minimum', customers.upToDate, '9,99', 'Valor inferior ao limite permitido'],
  [
    'below the minimum of a first purchase',
    customers.firstPurchase,
    '29,99',
    'Valor para primeira compra abaixo do mínimo',
  ],
  ['without a value', customers.raisedLimit, '', 'Insira o valor da compra'],
];

for (const [what, customer, typed, sentence] of byValue) {
  test(`${what}: ${sentence}`, async ({ page, api }) => {
    const contractsBefore = await contractCount(api, customer);
    await startSale(page, customer);
    await valueField(page).pressSequentially(typed);
    await valueField(page).press('Enter');
    await expect(page.getByText(sentence).first()).toBeVisible();
    await expect(plans(page)).toHaveCount(0);
    // What was typed stays, ready to be mended.
    await expect(valueField(page)).toHaveValue(typed === '' ? '' : new RegExp(typed));
    expect(await contractCount(api, customer)).toBe(contractsBefore);
  });
}

for (const [what, customer, typed] of [
  ['limit', customers.smallLimit, '150'],
  ['minimum', customers.paidLate, '10'],
] as const) {
  test(`exactly the ${what} is sold`, async ({ page }) => {
    await startSale(page, customer);
    await valueField(page).pressSequentially(typed);
    await valueField(page).press('Enter');
    await expect(plans(page)).toBeVisible();
  });
}
