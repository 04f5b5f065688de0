import { violationsInBothThemes } from '../../fixtures/axe.ts';
import { installmentsOf, openInstallmentsOf, sellBefore } from '../../fixtures/counter-books.ts';
import { brl, cents, checks, openPayments, payButton, payDialog } from '../../fixtures/counter.ts';
import { customers } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';

const customer = customers.raisedLimit;
const total = (page: Parameters<typeof checks>[0]) => page.getByRole('region', { name: 'Total a pagar' });

test('the last two are prepaid backwards by the keyboard, less their discount, and the first is still owed', async ({
  page,
  api,
}) => {
  await sellBefore(api, customer, 600, 6);
  const { installments } = await openInstallmentsOf(api, customer);
  const two = installments.slice(-2);
  const due = two.reduce((sum, one) => sum + cents(one.paymentDue), 0) / 100;
  const discount = two.reduce((sum, one) => sum + cents(one.discount), 0) / 100;
  expect(discount).toBeGreaterThan(0);
  await openPayments(page, customer);
  await expect(checks(page).first()).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press(' ');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press(' ');
  await expect(total(page)).toContainText(brl(due));
  await expect(total(page)).toContainText(`2 parcelas selecionadas · Desconto de ${brl(discount)}`);
  await page.keyboard.press('Enter');
  await expect(payDialog(page)).toContainText(`parcelas 5 e 6 de 6, com desconto de ${brl(discount)}`);
  await payDialog(page).getByRole('button', { name: /^Sim/ }).click();
  await expect(page.getByText(`Pagamento de 2 parcela(s) no valor de ${brl(due)} recebido com sucesso`)).toBeVisible();
  const after = (await installmentsOf(api, customer)).installments.filter(
    ({ contractId }) => contractId === two[0]?.contractId,
  );
  expect(after.map(({ status }) => status)).toEqual(['PENDING', 'PENDING', 'PENDING', 'PENDING', 'PAID', 'PAID']);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('first and last are chosen by touch; one between says why not and which may be', async ({ page }) => {
    await openPayments(page, customer);
    await checks(page).nth(2).tap({ force: true });
    await expect(page.getByText('Não dá para pular parcelas: escolha a 1, a próxima, ou a 4, a última.')).toBeVisible();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await checks(page).nth(3).tap();
    await checks(page).nth(0).tap();
    await expect(total(page)).toContainText('2 parcelas selecionadas');
    await payButton(page).tap();
    await expect(payDialog(page)).toContainText('parcelas 1 e 4 de 6');
  });
});
