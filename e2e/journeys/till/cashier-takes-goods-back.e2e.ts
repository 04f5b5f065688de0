import { violationsInBothThemes } from '../../fixtures/axe.ts';
import { availableLimit, openInstallmentsOf, sellBefore } from '../../fixtures/counter-books.ts';
import { checks, lookUp, openPayments, payButton, payDialog, receiptPage } from '../../fixtures/counter.ts';
import { customers, manager, password } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';

const customer = customers.firstPurchase;

test('goods of a purchase come back: what returns to whom is seen, the manager signs, the cash and the paper are handed over', async ({
  page,
  api,
  context,
}) => {
  const before = await availableLimit(api, customer);
  await sellBefore(api, customer, 300, 3);
  await openPayments(page, customer);
  await checks(page).first().check();
  await payButton(page).click();
  await payDialog(page).getByRole('button', { name: /^Sim/ }).click();
  await expect(page.getByText(/recebido com sucesso/)).toBeVisible();

  await page.goto('/caixa/pagamentos/contratos');
  await lookUp(page, customer.cpf);
  await page.getByRole('button', { name: 'Cancelar ou devolver' }).click();
  const dialog = page.getByRole('dialog', { name: /^Cancelar ou devolver/ });
  await dialog.getByRole('radio', { name: /^Devolução do produto/ }).check();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Ver o que volta' }).click();
  const back = dialog.getByRole('status', { name: 'O que volta para quem' });
  await expect(back).toContainText('Entregar em dinheiro');
  const shown = /Entregar em dinheiro(R\$\s[\d.,]+)/.exec((await back.textContent()) ?? '')?.[1] ?? 'nada';
  expect(await violationsInBothThemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Pedir autorização' }).click();
  await page.getByLabel('E-mail de quem autoriza').fill(manager);
  await page.getByLabel('Senha ou PIN de quem autoriza', { exact: true }).fill(password);
  await page.keyboard.press('Enter');

  await expect(page.getByText('Compra de R$ 300,00 cancelada')).toBeVisible();
  await expect(page.getByText('em dinheiro ao cliente.')).toContainText(shown);
  expect(await availableLimit(api, customer)).toBe(before);
  expect((await openInstallmentsOf(api, customer)).installments).toEqual([]);
  await expect(page.getByRole('region', { name: 'Devoluções' })).toContainText('Autorizado por');
  await expect(page.getByRole('button', { name: 'Cancelar ou devolver' })).toHaveCount(0);
  const tab = context.waitForEvent('page');
  await page
    .getByRole('link', { name: /^Ver comprovante/ })
    .first()
    .click();
  const papers = await tab;
  await expect(receiptPage(papers)).toBeVisible();
  await expect(papers.getByLabel('Página 2')).toBeAttached();
});
