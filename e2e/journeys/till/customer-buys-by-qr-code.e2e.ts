import type { Page } from '@playwright/test';
import { violationsInAllSizes } from '../../fixtures/axe.ts';
import { codeOf } from '../../fixtures/counter-books.ts';
import { cashierOfSul, customers } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ operator: cashierOfSul });

const customer = customers.boughtLately;

const giveCode = async (page: Page, code: string) => {
  await page.getByLabel('Código').fill(code);
  await page.getByRole('button', { name: 'Confirmar' }).click();
};

test('a customer buys on their own phone, and the till turns by itself', async ({ page, api, server, browser }) => {
  // Three screens are looked at in every size and theme.
  test.setTimeout(240_000);
  await page.goto('/caixa/compras/qrcode');
  await page.getByLabel('Valor da compra').fill('300');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Aguardando o cliente')).toBeVisible();
  const shown = (await page.getByText(/\/c\/compra#/).textContent()) ?? '';
  const link = `${server.url}${shown.slice(shown.indexOf('/c/compra'))}`;
  expect(await violationsInAllSizes(page)).toEqual([]);
  await page.reload();
  await expect(page.getByText('Aguardando o cliente')).toBeVisible();

  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    storageState: { cookies: [], origins: [] },
  });
  const phone = await context.newPage();
  await phone.goto(link);
  await phone.getByLabel('CPF').fill(customer.cpf);
  await expect(page.getByText('O cliente abriu a compra')).toBeVisible();
  await phone.getByRole('button', { name: 'Enviar código' }).click();
  await giveCode(phone, await identifyingCode(api));
  await phone.getByRole('radio', { name: /^3x de/ }).click();
  expect(await violationsInAllSizes(phone)).toEqual([]);
  await phone.getByRole('button', { name: 'Continuar com esta opção' }).click();
  await phone.getByRole('button', { name: 'Autorizar a compra' }).click();
  await expect(page.getByText('O cliente está autorizando')).toBeVisible();
  await phone.reload();
  const code = await codeOf(api, customer);
  const accepted = phone.waitForResponse(/qr-purchase\/acceptance/).then(() => performance.now());
  const turned = page
    .getByText(/Finalizando a compra|Compra finalizada com sucesso!/)
    .first()
    .waitFor()
    .then(() => performance.now());
  await giveCode(phone, code);
  // The customer stands at the till: its screen turns as soon as the phone says so, without a look at the clock.
  expect((await turned) - (await accepted)).toBeLessThan(1_000);
  await expect(phone.getByRole('heading', { name: 'Compra concluída' })).toBeVisible();
  expect(await violationsInAllSizes(phone)).toEqual([]);
  await expect(page.getByText('Compra finalizada com sucesso!')).toBeVisible();

  const other = await (await browser.newContext({ storageState: { cookies: [], origins: [] } })).newPage();
  await other.goto(link);
  await expect(other.getByText(/^Esta compra por QR Code já terminou\./)).toBeVisible();
  await context.close();
});

async function identifyingCode(api: Parameters<typeof codeOf>[0]): Promise<string> {
  let code = '';
  await expect(async () => {
    const messages = await api.call('GET /inbox/messages', { query: { to: customer.phone } });
    const found = messages.map(({ text }) => /(\d{3}) (\d{3}) confirma que é você/.exec(text)).find(Boolean);
    code = (found ?? []).slice(1).join('');
    expect(code).toMatch(/^\d{6}$/);
  }).toPass({ timeout: 20_000, intervals: [100, 250] });
  return code;
}
