import { availableLimit, codeOf, contractCount, installmentsOf } from '../../fixtures/counter-books.ts';
import {
  askPlans,
  brl,
  cents,
  codeDialog,
  codeField,
  confirmDialog,
  customerCard,
  finishButton,
  finishedTitle,
  giveCode,
  lookUp,
  planOf,
  plans,
  receiptPage,
  valueField,
} from '../../fixtures/counter.ts';
import { customers } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';

const doubleTapMs = 700;

test('a sale from the till to the receipt without touching the mouse', async ({ page, api, context }) => {
  const customer = customers.firstPurchase;
  await page.goto('/caixa');
  const press = (key: string) => page.keyboard.press(key);
  await expect(page.getByRole('link', { name: /^Compras/ })).toBeFocused();
  await press('ArrowRight');
  await expect(page.getByRole('link', { name: /^Pagamentos/ })).toBeFocused();
  await press('ArrowLeft');
  await press('Enter');

  await expect(page.getByLabel('CPF do cliente')).toBeFocused();
  await page.keyboard.type(customer.cpf);
  await press('Enter');
  await expect(customerCard(page)).toContainText(customer.name);
  await expect(customerCard(page)).toContainText(brl(3000));

  await expect(valueField(page)).toBeFocused();
  await page.keyboard.type('1200,50');
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Opções de parcelamento' })).toBeVisible();
  await expect(planOf(page, 1)).toBeFocused();
  await press('ArrowDown');
  await press('ArrowDown');
  await press('ArrowUp');
  await press('Space');
  await expect(planOf(page, 2)).toBeChecked();
  await press('Space');
  await expect(planOf(page, 2)).not.toBeChecked();
  await press('Space');
  await press('Enter');

  await expect(confirmDialog(page)).toContainText('em 2 parcelas de');
  await press('Escape');
  await expect(confirmDialog(page)).toBeHidden();
  await press('Space');
  await press('Enter');
  await expect(confirmDialog(page).getByRole('button', { name: /^Sim/ })).toBeFocused();
  await press('Enter');

  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type(await codeOf(api, customer));
  await press('Enter');
  await expect(finishButton(page)).toBeFocused();
  const tab = context.waitForEvent('page');
  await press('Enter');

  await expect(finishedTitle(page)).toBeVisible();
  const receipt = await tab;
  await expect(receiptPage(receipt)).toBeVisible();
  expect(new URL(receipt.url()).pathname).toMatch(/^\/render\/[0-9a-f-]+\/originations$/);
  expect(await availableLimit(api, customer)).toBe(3000 - 1200.5);
  expect((await installmentsOf(api, customer)).installments).toHaveLength(2);
});

test('what is confirmed is what is sold, and what the payments screen then shows', async ({ page, api }) => {
  const customer = customers.raisedLimit;
  const limitBefore = await availableLimit(api, customer);
  await askPlans(page, customer, 900);
  await planOf(page, 6).click();
  const cupom = page.getByRole('complementary', { name: 'Cupom' });
  const summary = page.getByRole('region', { name: 'Resumo do contrato' });
  await expect(summary).toContainText('6x de');
  await expect(cupom).toContainText('6x de');
  await expect(cupom).toContainText(`Total a pagar com ${brl(4.9)} de taxa`);
  await page.getByRole('button', { name: 'Finalizar compra' }).click();
  const sentence = await confirmDialog(page).getByText('Confirmar compra com total de').innerText();
  await confirmDialog(page).getByRole('button', { name: /^Sim/ }).click();
  await giveCode(page, await codeOf(api, customer));
  await finishButton(page).click();
  await expect(finishedTitle(page)).toBeVisible();

  const { installments, fees, feesToCome } = await installmentsOf(api, customer);
  const sold = installments.filter(({ status }) => status === 'PENDING');
  const [first] = sold;
  const total = sold.reduce((sum, { installmentValue }) => sum + cents(installmentValue), 490) / 100;
  expect(sentence.replaceAll('\u00a0', ' ')).toBe(
    `Confirmar compra com total de ${brl(total)} em 6 parcelas de ${brl(first?.installmentValue ?? 0)} e taxa de utilização de ${brl(4.9)}?`,
  );
  expect(await availableLimit(api, customer)).toBe(limitBefore - 900);

  await page.getByRole('link', { name: 'Voltar ao caixa' }).click();
  await page.getByRole('link', { name: /^Pagamentos/ }).click();
  await lookUp(page, customer.cpf);
  await expect(page.getByRole('checkbox', { name: /^Selecionar parcela/ })).toHaveCount(6);
  await page.getByRole('checkbox', { name: 'Selecionar parcela 1 de' }).check();
  await expect(page.getByText(/Taxa de utilização inclusa\*/)).toBeVisible();
  // It opens with the first installment.
  expect([fees, feesToCome.map(({ paymentDue }) => paymentDue)]).toEqual([[], [4.9]]);
});

test('a sale in two installments takes at most twelve keys beyond CPF, value and code, and its receipt stays within reach', async ({
  page,
  api,
  context,
}) => {
  const customer = customers.fixedDayFirst;
  let pressed = 0;
  const press = (key: string) => {
    pressed += 1;
    return page.keyboard.press(key);
  };
  await page.goto('/caixa');
  await expect(page.getByRole('link', { name: /^Compras/ })).toBeFocused();
  await press('Enter');
  await expect(page.getByLabel('CPF do cliente')).toBeFocused();
  await page.keyboard.type(customer.cpf);
  await press('Enter');
  await expect(valueField(page)).toBeFocused();
  await page.keyboard.type('250');
  await press('Enter');
  await expect(planOf(page, 1)).toBeFocused();
  await press('ArrowDown');
  await press('Enter');
  await expect(confirmDialog(page).getByRole('button', { name: /^Sim/ })).toBeFocused();
  await press('Enter');
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type(await codeOf(api, customer));
  await press('Enter');
  await expect(finishButton(page)).toBeFocused();
  await press('Enter');
  await expect(finishedTitle(page)).toBeVisible();
  expect(pressed).toBeLessThanOrEqual(12);
  await expect(page).toHaveURL(/\/caixa\/compras\/[0-9a-f-]+\/confirmacao$/);
  await page.reload();
  await expect(finishedTitle(page)).toBeVisible();
  const tab = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Ver comprovante/ }).click();
  const receipt = await tab;
  await expect(receiptPage(receipt)).toBeVisible();
  await expect(receipt.getByRole('button', { name: 'Clique aqui para imprimir o comprovante' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a sale by touch, with the main act in reach of the thumb', async ({ page, api, context }) => {
    const customer = customers.upToDate;
    const contractsBefore = await contractCount(api, customer);
    await page.goto('/caixa');
    await page.getByRole('link', { name: /^Compras/ }).tap();
    await lookUp(page, customer.cpf);
    await valueField(page).fill('300');
    await page.getByRole('button', { name: /^Ver parcelas/ }).tap();
    await expect(plans(page)).toBeVisible();
    await planOf(page, 3).tap();
    const finish = page.getByRole('button', { name: 'Finalizar compra' });
    await expect(finish).toBeInViewport();
    await finish.tap();
    await confirmDialog(page).getByRole('button', { name: /^Sim/ }).tap();
    await expect(codeDialog(page)).toBeVisible();
    await expect(codeField(page)).toHaveAttribute('inputmode', 'numeric');
    await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code');
    await codeField(page).fill(await codeOf(api, customer));
    await codeDialog(page).getByRole('button', { name: 'Checar código' }).tap();
    await expect(finishButton(page)).toBeInViewport();
    // It stands where 'Checar código' stood: the second of two quick taps is no answer, so read before tapping.
    await expect(finishButton(page)).toBeFocused();
    await page.waitForTimeout(doubleTapMs);
    const tab = context.waitForEvent('page');
    await finishButton(page).tap();
    await expect(finishedTitle(page)).toBeVisible();
    await expect(receiptPage(await tab)).toBeVisible();
    expect(await contractCount(api, customer)).toBe(contractsBefore + 1);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
});
