import { violationsInBothThemes } from '../fixtures/axe.ts';
import { analyst, cashier } from '../fixtures/people.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { sizes } from '../fixtures/sizes.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ operator: cashier });

test('a cashier asks for help, an analyst answers, and the cashier reads it', async ({ page, browser, baseURL }) => {
  await page.goto('/caixa');
  await page.getByRole('button', { name: 'Ajuda' }).click();
  const help = page.getByRole('dialog', { name: 'Ajuda' });
  await expect(help.getByText('Respondido')).toBeVisible();
  for (const { width, height } of sizes) {
    await page.setViewportSize({ width, height });
    expect(await violationsInBothThemes(page)).toEqual([]);
  }
  await help.getByLabel('Assunto').fill('Gaveta');
  await help.getByLabel('O que aconteceu?').fill('A gaveta não abre');
  await help.getByRole('button', { name: 'Enviar ao suporte' }).click();
  await expect(page.getByText('Pedido enviado ao suporte')).toBeVisible();

  const desk = await (
    await browser.newContext({ baseURL: baseURL ?? '', storageState: { cookies: [], origins: [] } })
  ).newPage();
  await signIn(desk, analyst);
  await desk.goto('/suporte');
  await desk
    .getByRole('list', { name: 'Pedidos de ajuda' })
    .getByRole('button', { name: /Gaveta/ })
    .click();
  await desk.getByLabel('Resposta').fill('Use a chave da gerência');
  await desk.getByRole('button', { name: 'Responder' }).click();
  await expect(desk.getByText('Resposta enviada')).toBeVisible();
  await desk.goto('/eventos');
  await expect(desk.getByRole('figure', { name: 'Da consulta à venda' })).toBeVisible();
  await desk.close();

  await page.goto('/caixa');
  await expect(page.getByText('Use a chave da gerência')).toBeVisible();
  await page.getByRole('button', { name: 'Resolvido' }).first().click();
  await expect(page.getByText('Use a chave da gerência')).toBeHidden();
});
