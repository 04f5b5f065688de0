import { violationsInAllSizes } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/test.ts';
import { cashier } from '../fixtures/people.ts';

test.use({ operator: cashier });

test('an operator changes the own data by the link, and the settings show it', async ({ page, server, browser }) => {
  await page.goto('/configuracao');
  const tab = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Alterar dados cadastrais' }).click();
  const own = await tab;
  await own.getByLabel(/^E-mail para/).click();
  await own.getByRole('button', { name: 'Enviar código' }).click();
  let code = '';
  await expect(async () => {
    const messages = (await (await fetch(`${server.url}/inbox/messages`)).json()) as { to: string; text: string }[];
    const text = messages.find(({ to }) => to === cashier)?.text ?? '';
    code = /(\d{3}) (\d{3}) é o código/.exec(text)?.slice(1).join('') ?? '';
    expect(code).toHaveLength(6);
  }).toPass();
  await own.getByLabel('Código').fill(code);
  await own.getByRole('button', { name: 'Confirmar' }).click();
  await own.getByLabel('Tipo da chave Pix').selectOption('E-mail');
  await own.getByLabel('Chave Pix', { exact: true }).fill('pix.do.caixa@norte.example');
  await own.getByRole('button', { name: 'Salvar' }).click();
  await expect(own.getByText('Dados salvos.')).toBeVisible();
  expect(await violationsInAllSizes(own)).toEqual([]);
  // Whoever gets the address after that opens nothing.
  const elsewhere = await browser.newPage();
  await elsewhere.goto(own.url());
  await expect(elsewhere.getByText(/só vale uma vez/)).toBeVisible();
  await elsewhere.close();
  await own.close();
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('pix.do.caixa@norte.example')).toBeVisible();
});
