import { violationsInBothThemes } from '../../fixtures/axe.ts';
import { codeOf, idOf, lastCodeOf } from '../../fixtures/counter-books.ts';
import { checks, openPayments, payButton, payDialog } from '../../fixtures/counter.ts';
import { customers } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';

const customer = customers.longOverdue;

test('from a late debt to an agreement and its first payment', async ({ page, api }) => {
  const former = await lastCodeOf(api, customer);
  await openPayments(page, customer);
  await page.getByRole('link', { name: 'Renegociar' }).click();
  await expect(page.getByRole('checkbox', { name: /^Contrato/ }).first()).toBeChecked();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Simular acordo' }).click();
  const options = page.getByRole('radiogroup', { name: 'Como o cliente quer pagar?' });
  await expect(options.getByRole('radio')).not.toHaveCount(0);
  await expect(page.getByText(/o acordo é quebrado no fechamento do dia/)).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Enviar código ao cliente' }).click();
  await expect(page.getByText('Escolha uma das opções')).toBeVisible();
  await options.getByRole('radio', { name: /^2x de/ }).check();
  await page.getByRole('button', { name: 'Enviar código ao cliente' }).click();
  const dialog = page.getByRole('dialog', { name: 'Código do acordo' });
  const code = await codeOf(api, customer, former);
  await dialog.getByLabel('Código de 6 dígitos').pressSequentially(code === '111111' ? '222222' : '111111');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Código de compra incorreto');
  await dialog.getByLabel('Código de 6 dígitos').pressSequentially(code);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Acordo .* aceito$/)).toBeVisible();
  await expect(page.getByRole('article', { name: /^Acordo/ })).toContainText('Valor do acordo');

  await page.getByRole('link', { name: 'Receber a primeira parcela' }).click();
  await expect(checks(page)).toHaveCount(2);
  await expect(page.getByText('** Caso de renegociação')).toBeVisible();
  await checks(page).first().check();
  await payButton(page).click();
  await payDialog(page).getByRole('button', { name: /^Sim/ }).click();
  await expect(page.getByText(/^Pagamento de 1 parcela\(s\) .* recebido com sucesso$/)).toBeVisible();
  const query = { borrowerId: await idOf(api, customer) };
  const { payments } = await api.call('GET /coordinator/renegotiations/payments', { query });
  expect(payments.map(({ status }) => status)).toEqual(['PAID', 'DUE']);
});
