import { violationsInAllSizes } from '../../fixtures/axe.ts';
import { codeOf } from '../../fixtures/counter-books.ts';
import { messageTo } from '../../fixtures/inbox.ts';
import { customers, managerOfSul } from '../../fixtures/people.ts';
import { phone as phoneSize } from '../../fixtures/sizes.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ operator: managerOfSul });

test('by the printed code of a store the customer begins, the till confirms the value, and the sale is made', async ({
  page,
  api,
  server,
  browser,
}) => {
  test.setTimeout(240_000);
  const customer = customers.boughtLately;
  await page.goto('/qr-da-loja');
  await page.getByRole('button', { name: 'Criar QR Code' }).click();
  const printed = await page.locator('.store-poster-address strong').innerText();
  // Short enough to be typed where no camera is.
  expect(printed).toMatch(/\/c\/loja\/[A-Z0-9]{8,12}$/);
  expect(await violationsInAllSizes(page)).toEqual([]);

  const context = await browser.newContext({ viewport: phoneSize, storageState: { cookies: [], origins: [] } });
  const phone = await context.newPage();
  await phone.goto(`${server.url}${printed.slice(printed.indexOf('/c/loja'))}`);
  await expect(phone.getByLabel('Valor da compra')).toBeVisible();
  expect(await violationsInAllSizes(phone)).toEqual([]);
  await phone.getByLabel('Valor da compra').fill('250');
  await phone.getByRole('button', { name: 'Pedir ao caixa' }).click();
  await expect(phone.getByText('Diga este número no caixa')).toBeVisible();
  expect(await violationsInAllSizes(phone)).toEqual([]);

  await page.goto('/caixa/compras/qrcode');
  await page.getByRole('button', { name: /^Confirmar o pedido/ }).click();
  // What the customer typed is put right by who sees the goods.
  await page.getByRole('dialog').getByLabel('Valor da compra').fill('300');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Confirmar R\$\s300,00$/ })
    .click();
  await phone.getByLabel('CPF').fill(customer.cpf);
  await phone.getByRole('button', { name: 'Enviar código' }).click();
  const [, one = '', two = ''] = await messageTo(server.url, customer.phone, /(\d{3}) (\d{3}) confirma que é você/);
  await phone.getByLabel('Código').fill(one + two);
  await phone.getByRole('button', { name: 'Confirmar' }).click();
  await phone.getByRole('radio', { name: /^3x de/ }).click();
  await phone.getByRole('button', { name: 'Continuar com esta opção' }).click();
  await phone.getByRole('button', { name: 'Autorizar a compra' }).click();
  await phone.getByLabel('Código').fill(await codeOf(api, customer));
  await phone.getByRole('button', { name: 'Confirmar' }).click();
  await expect(phone.getByRole('heading', { name: 'Compra concluída' })).toBeVisible();
  await expect(page.getByText('Compra finalizada com sucesso!')).toBeVisible();
  await context.close();
});
