import { violationsInBothThemes } from '../../fixtures/axe.ts';
import { openInstallmentsOf } from '../../fixtures/counter-books.ts';
import { brl, cents, checks, openPayments, payButton, payDialog, receiptPage } from '../../fixtures/counter.ts';
import { customers } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';

const customer = customers.upToDate;
const FLOAT = 100;
const TAKEN = 50;
/** What is missing in the end. */
const MISSING = 0.05;

test('opens, receives, takes out, closes with a difference that is explained, and prints the Z', async ({
  page,
  api,
  context,
}) => {
  const [first] = (await openInstallmentsOf(api, customer)).installments;
  await page.goto('/caixa');
  await page.getByRole('link', { name: 'Gaveta e fechamento' }).click();
  await expect(page.getByLabel('Troco inicial')).toBeFocused();
  await page.getByLabel('Gaveta', { exact: true }).selectOption('Gaveta 03');
  await page.getByLabel('Troco inicial').fill(String(FLOAT));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Gaveta 03 aberta' })).toBeVisible();

  await openPayments(page, customer);
  await checks(page).first().check();
  await payButton(page).click();
  await payDialog(page).getByRole('button', { name: /^Sim/ }).click();
  const received = page.getByText(/recebido com sucesso/);
  await expect(received).toBeVisible();
  // The fee that goes along is told with the sum.
  const paid = Number(
    /R\$\s([\d.,]+)/
      .exec(await received.innerText())?.[1]
      ?.replaceAll('.', '')
      .replace(',', '.'),
  );
  expect(paid).toBeGreaterThanOrEqual(first?.paymentDue ?? 0);

  await page.goto('/caixa/gaveta');
  await page.getByRole('button', { name: 'Sangria' }).click();
  await page.getByLabel('Valor').fill(String(TAKEN));
  await page.getByLabel('Motivo').fill('Cofre da loja');
  await page.getByRole('button', { name: `Retirar ${brl(TAKEN)}` }).click();
  await expect(page.getByText('Sangria registrada.')).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);

  const expected = cents(FLOAT + paid - TAKEN);
  const counted = expected - cents(MISSING);
  // Nothing on the way says what should be there.
  await expect(page.getByText(brl(expected / 100))).toHaveCount(0);
  await page.getByRole('button', { name: 'Fechar caixa' }).click();
  await expect(page.getByLabel('Cédulas de R$ 200,00')).toBeFocused();
  await page.getByLabel('Moedas de R$ 1,00').fill(String(Math.floor(counted / 100)));
  await page.getByLabel('Moedas de R$ 0,01').fill(String(counted % 100));
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Falta ${brl(MISSING)}`)).toBeVisible();
  await expect(page.getByText(brl(expected / 100))).toBeVisible();
  await page.getByRole('button', { name: 'Fechar caixa' }).click();
  await page.getByLabel('Por que há diferença?').fill('Troco dado a mais');
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Fechar caixa' }).click();
  await expect(page.getByText(/^Caixa fechado: gaveta 03/)).toBeVisible();

  const tab = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Imprimir fechamento/ }).click();
  await expect(receiptPage(await tab)).toBeVisible();
});
