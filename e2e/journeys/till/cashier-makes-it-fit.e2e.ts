import type { Page } from '@playwright/test';
import { availableLimit, codeOf } from '../../fixtures/counter-books.ts';
import {
  authorise,
  brl,
  codeField,
  confirmDialog,
  customerCard,
  finishButton,
  finishedTitle,
  lookUp,
  planOf,
  plans,
  startSale,
  valueField,
} from '../../fixtures/counter.ts';
import { analyst, customers } from '../../fixtures/people.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

const mostKeys = 12;
const cupom = (page: Page) => page.getByRole('complementary', { name: 'Cupom' });

test('a trained cashier sells with twelve keys at most beyond CPF, value and code', async ({ page, api }) => {
  const customer = customers.upToDate;
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  let lookups = 0;
  page.on('request', (request) => {
    if (/\/(find-one|limits|next-purchase|evaluations)/.test(request.url())) lookups += 1;
  });
  await page.goto('/caixa');
  await expect(page.getByRole('link', { name: /^Compras/ })).toBeFocused();
  await press('Enter');
  await expect(page.getByLabel('CPF do cliente')).toBeFocused();
  await page.keyboard.type(customer.cpf);
  await press('Enter');
  await expect(valueField(page)).toBeFocused();
  // CPF to limit is one round trip.
  await expect(customerCard(page)).toContainText('Limite disponível');
  expect(lookups).toBe(1);
  await page.keyboard.type('120');
  await press('Enter');
  await expect(planOf(page, 1)).toBeFocused();
  await press('ArrowDown');
  await press('ArrowDown');
  await press('Enter');
  await expect(confirmDialog(page)).toContainText('em 3 parcelas de');
  await press('Enter');
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type(await codeOf(api, customer));
  await press('Enter');
  await expect(finishButton(page)).toBeFocused();
  await press('Enter');
  await expect(finishedTitle(page)).toBeVisible();
  expect(keys).toBeLessThanOrEqual(mostKeys);
});

test('a short limit: the largest value, with a down payment, by the month; then more limit from an analyst', async ({
  page,
  api,
  browser,
  server,
}) => {
  const customer = customers.smallLimit;
  await startSale(page, customer);
  await valueField(page).pressSequentially('200');
  await valueField(page).press('Enter');
  const largest = page.getByRole('button', { name: /^Vender R\$\s150,00/ });
  await expect(largest).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(plans(page)).toBeVisible();
  await expect(valueField(page)).toHaveValue('R$ 150,00');

  const again = async () => {
    await valueField(page).fill('200');
    await valueField(page).press('Enter');
    await expect(largest).toBeVisible();
  };
  await again();
  await page.getByRole('button', { name: /^Entrada de R\$\s50,00/ }).click();
  await expect(plans(page)).toBeVisible();
  await expect(cupom(page)).toContainText(`Entrada${brl(50)}`);

  await again();
  await page.getByLabel('Quanto o cliente pode pagar por mês?').fill('40');
  await page.getByLabel('Quanto o cliente pode pagar por mês?').press('Enter');
  const fits = page.locator('.fit-choice', { hasText: 'por mês' }).getByRole('button', { name: /^Vender/ });
  await fits.click();
  await expect(page.getByRole('radio', { checked: true })).toBeVisible();
  await expect(page.getByText(/Escolhemos o parcelamento que cabe em R\$\s40,00 por mês/)).toBeVisible();

  await again();
  await page.getByRole('button', { name: /^Pedir mais limite/ }).click();
  await expect(page.getByText(/Pedimos a um analista um limite de R\$\s200,00/)).toBeVisible();
  expect(await availableLimit(api, customer)).toBe(150);

  const office = await browser.newPage({ baseURL: server.url, storageState: { cookies: [], origins: [] } });
  await signIn(office, analyst);
  await office.goto('/limites/aprovacoes');
  await expect(office.getByText(/Pedido no caixa para uma compra de/).first()).toBeVisible();
  await office.close();
});

test('a coupon and extra credit go with the purchase', async ({ page }) => {
  await startSale(page, customers.withCoupon);
  await expect(page.getByRole('region', { name: /^Cupom de 10% de desconto/ })).toContainText('Compras a partir de');
  await valueField(page).pressSequentially('200');
  await valueField(page).press('Enter');
  await expect(cupom(page)).toContainText(/Cupom-R\$\s20,00/);

  await page.getByLabel('CPF do cliente').fill('');
  await lookUp(page, customers.withExtraCredit.cpf);
  const extra = page.getByRole('region', { name: 'Super Compra disponível' });
  await expect(extra).toContainText('Exclusivo para Loja Centro');
  await extra.getByRole('switch', { name: 'Ativar proposta' }).click();
  await valueField(page).fill('1001');
  await valueField(page).press('Enter');
  await expect(page.getByText('Valor acima do aprovado na proposta').first()).toBeVisible();
  await valueField(page).fill('1000');
  await valueField(page).press('Enter');
  await expect(plans(page)).toBeVisible();
});

test('an analyst gives a coupon by hand, a sale uses it, and the analyst sees what became of it', async ({
  page,
  api,
  browser,
  server,
}) => {
  const customer = customers.paysEarly;
  const office = await browser.newPage({ baseURL: server.url, storageState: { cookies: [], origins: [] } });
  await signIn(office, analyst);
  await office.goto('/campanhas');
  await expect(office.getByText('10% de desconto, até R$ 50,00').first()).toBeVisible();
  await office.goto('/campanhas/cliente');
  await lookUp(office, customer.cpf);
  await office.getByLabel('Campanha').selectOption({ index: 1 });
  await office.getByLabel('Motivo').fill('Atraso na entrega do sofá');
  await office.getByRole('button', { name: 'Dar um cupom' }).click();
  const given = office.getByRole('region', { name: 'Cupons' });
  await expect(given).toContainText('Em aberto');
  await authorise(page, api, { customer, reais: 200, count: 1 });
  await expect(cupom(page)).toContainText(/Cupom-R\$\s20,00/);
  await finishButton(page).click();
  await expect(finishedTitle(page)).toBeVisible();
  await office.reload();
  await lookUp(office, customer.cpf);
  await expect(given).toContainText('Usado');
  await office.close();
});
