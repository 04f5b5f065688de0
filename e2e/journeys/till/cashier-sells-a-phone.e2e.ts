import { codeOf, idOf, lastCodeOf } from '../../fixtures/counter-books.ts';
import {
  checks,
  codeDialog,
  finishedTitle,
  giveCode,
  openPayments,
  payButton,
  payDialog,
  planOf,
  startSale,
} from '../../fixtures/counter.ts';
import { holdBars } from '../../fixtures/drawn-bars.ts';
import { analyst, customers, manager, stores } from '../../fixtures/people.ts';
import { violationsInAllSizes } from '../../fixtures/axe.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ operator: null });

const imei = '990000000000101';

test('a phone is sold from the catalogue, locked, paid off, and free for another sale', async ({
  page,
  api,
  context,
}) => {
  const customer = customers.firstPurchase;
  await holdBars(page, imei);
  await signIn(page, manager);
  await page.evaluate(() => localStorage.removeItem('store'));
  await page.goto('/caixa');
  await page.getByLabel('Loja', { exact: true }).selectOption(stores.shopping.name);
  await page.getByRole('button', { name: 'Confirmar Loja' }).click();
  await expect(page).toHaveURL(/\/caixa$/);

  await startSale(page, customer);
  await page.getByRole('tab', { name: 'Celular' }).click();
  await page.getByPlaceholder('Busque pelo nome do aparelho...').fill('a06 samsung');
  await page.getByRole('radio', { name: /Galaxy A06/ }).check();
  await planOf(page, 3).click();
  await page.getByRole('button', { name: 'Finalizar compra' }).click();
  const confirming = page.getByRole('dialog', { name: 'Confirmar compra' });
  // The bars on the box, as a camera sees them, read by the reader that the page brings along: this browser has none.
  expect(await page.evaluate(() => 'BarcodeDetector' in window)).toBe(false);
  await confirming.getByRole('button', { name: 'Ler com a câmera' }).click();
  await expect(confirming).toContainText(imei);
  const paper = context.waitForEvent('page');
  await confirming.getByRole('link', { name: /Imprimir termo/ }).click();
  await expect((await paper).getByLabel('Página 1')).toBeVisible();
  await confirming.getByLabel('O cliente leu e assinou o termo').check();
  const former = await lastCodeOf(api, customer);
  await confirming.getByRole('button', { name: /^Sim/ }).click();
  await expect(codeDialog(page)).toBeVisible();
  await giveCode(page, await codeOf(api, customer, former));
  await codeDialog(page).getByRole('button', { name: 'Próximo' }).click();
  const locking = page.getByRole('dialog', { name: 'Confirmar configuração do aparelho' });
  await expect(locking.getByRole('link', { name: /Abrir o manual Samsung/ })).toHaveAttribute(
    'href',
    '/venda-celular/manual/samsung',
  );
  await locking.getByRole('button', { name: 'Confirmar', exact: true }).click();
  await expect(finishedTitle(page)).toBeVisible();

  const storeId = stores.shopping.id;
  const products = await api.call('GET /smartphone-sale/products', { query: { storeId } });
  const product = products.find(({ name }) => name.includes('A06'));
  const borrowerId = await idOf(api, customers.upToDate);
  const productId = product?.id ?? '';
  const offer = await api.call('POST /coordinator/contracts', {
    body: { borrowerId, storeId, principal: 750, productId },
  });
  const verify = () =>
    api.call('POST /smartphone-sale/evaluations/verify', { body: { contractId: offer.id, productId, imei } }).then(
      () => 'free',
      () => 'in use',
    );
  expect(await verify()).toBe('in use');

  await openPayments(page, customer);
  await expect(checks(page)).toHaveCount(3);
  for (const installment of await checks(page).all()) await installment.check();
  await payButton(page).click();
  await payDialog(page).getByRole('button', { name: /^Sim/ }).click();
  await expect(page.getByText(/recebido com sucesso/)).toBeVisible();
  await expect.poll(verify, { timeout: 20_000 }).toBe('free');
});

test('an analyst frees a device that waits, prices another, and decides on a boleto', async ({ page }) => {
  await signIn(page, analyst);
  const seen: Record<string, string[]> = {};
  const see = async () => {
    const objections = await violationsInAllSizes(page);
    if (objections.length > 0) seen[new URL(page.url()).pathname] = objections;
  };
  await page.goto('/aparelhos');
  const device = page.getByRole('listitem').filter({ hasText: 'Samsung Galaxy A06' });
  await expect(device).toContainText('Nada mais é devido, e o bloqueio ainda não saiu.');
  await see();
  await device.getByRole('button', { name: 'Pedir de novo ao serviço' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Motivo da decisão').fill('Cliente desistiu da compra');
  await dialog.getByRole('button', { name: 'Pedir de novo ao serviço' }).click();
  await expect(page.getByText(/Pedido enviado/)).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Nenhum aparelho espera')).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });

  await page.getByRole('link', { name: 'Catálogo de aparelhos' }).click();
  const phone = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /Itel A50/ }) });
  await phone.getByRole('button', { name: 'Novo preço' }).click();
  await dialog.getByLabel('Preço do aparelho').fill('599');
  await dialog.getByLabel('Entrada', { exact: true }).fill('99');
  await dialog.getByLabel('Motivo').fill('Tabela nova');
  await see();
  await dialog.getByRole('button', { name: 'Cadastrar preço' }).click();
  await expect(phone.getByText(/R\$\s599,00, entrada de R\$\s99,00/)).toBeVisible();
  await see();
  await page.goto('/venda-celular/manual/samsung');
  await expect(page.getByRole('heading', { name: 'Manual Samsung: configuração do aparelho' })).toBeVisible();
  await see();
  await page.goto('/venda-celular');
  await expect(page.getByLabel('CPF do cliente')).toBeVisible();
  await see();

  // The same desk decides on what was paid for boletos.
  await page.goto('/boletos');
  await expect(page.getByRole('listitem').filter({ hasText: 'Nair Cavalcante' })).toContainText('Pago a menos');
  await see();
  await page.getByRole('button', { name: 'Aplicar à dívida: Nair Cavalcante' }).click();
  await dialog.getByLabel('Motivo da decisão').fill('Cliente confirmou por telefone');
  await see();
  await dialog.getByRole('button', { name: 'Aplicar à dívida' }).click();
  await expect(page.getByText('Nenhum pagamento espera')).toBeVisible();
  await page.getByRole('tab', { name: 'Decididos' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Cliente confirmou por telefone' })).toContainText(
    'Aplicado',
  );
  expect(seen).toEqual({});
});
