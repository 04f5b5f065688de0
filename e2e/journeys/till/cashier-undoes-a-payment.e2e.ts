import { violationsInBothThemes } from '../../fixtures/axe.ts';
import { openInstallmentsOf } from '../../fixtures/counter-books.ts';
import { brl, checks, openPayments, payButton, payDialog, receiptPage } from '../../fixtures/counter.ts';
import { customers, manager, password } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';

const customer = customers.upToDate;

test('a manager signs on the cashier’s till, and what was received is owed again', async ({ page, api, context }) => {
  const before = (await openInstallmentsOf(api, customer)).installments;
  await openPayments(page, customer);
  await checks(page).first().check();
  await payButton(page).click();
  await payDialog(page).getByRole('button', { name: /^Sim/ }).click();
  await expect(page.getByText(/recebido com sucesso/)).toBeVisible();

  await openPayments(page, customer);
  await page.getByRole('link', { name: 'Contratos e recibos' }).click();
  const payment = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Estornar' }) });
  await expect(payment).toContainText(brl(before[0]?.paymentDue ?? 0));
  expect(await violationsInBothThemes(page)).toEqual([]);
  await payment.getByRole('button', { name: 'Estornar' }).click();
  await page.getByLabel('Por que o pagamento é estornado?').fill('Parcela do irmão');
  await page.getByRole('dialog').getByRole('button', { name: 'Estornar' }).click();

  const approval = page.getByRole('dialog', { name: /^Estornar/ });
  await expect(approval).toContainText('Motivo: Parcela do irmão');
  await approval.getByLabel('E-mail de quem autoriza').fill(manager);
  await approval.getByLabel('Senha ou PIN de quem autoriza', { exact: true }).fill('errada123');
  await page.keyboard.press('Enter');
  await expect(approval).toContainText('Senha incorreta ou operador não tem essa permissão');
  expect((await openInstallmentsOf(api, customer)).installments).toHaveLength(before.length - 1);
  await approval.getByLabel('Senha ou PIN de quem autoriza', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Estornado em/).first()).toBeVisible();
  await expect(page.getByText('Motivo: Parcela do irmão')).toBeVisible();
  expect((await openInstallmentsOf(api, customer)).installments.map(({ id }) => id)).toEqual(
    before.map(({ id }) => id),
  );

  // The receipt printed again says that it was undone, and the paper of that follows.
  const tab = context.waitForEvent('page');
  await page
    .getByRole('link', { name: /^Ver comprovante/ })
    .first()
    .click();
  const receipts = await tab;
  await expect(receiptPage(receipts)).toBeVisible();
  await expect(receipts.getByLabel('Página 2')).toBeAttached();
  // Nobody but the cashier is signed in.
  await page.goto('/configuracao');
  await expect(page.getByText(manager)).toHaveCount(0);
});
