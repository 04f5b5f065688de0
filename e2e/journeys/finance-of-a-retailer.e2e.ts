import { violationsInBothThemes } from '../fixtures/axe.ts';
import { analystOfProvider, financial } from '../fixtures/people.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const contact = 'contato@norte.example';
const E2E = `E${'1'.repeat(20)}AbCdEfGhIjK`;

test.use({ operator: financial });

test('a retailer has an overdue boleto issued again and pays it by Pix; the provider pays a batch, the last step by its bank, and the retailer sees both', async ({
  page,
  browser,
  server,
}) => {
  // What it owes: the overdue boleto asks for its value, fine and interest in a new one, which is paid by Pix.
  await page.goto('/?menu=true');
  await page.getByRole('link', { name: /^Financeiro/ }).click();
  await page.getByRole('link', { name: 'A Pagar', exact: true }).click();
  const boletos = page.getByRole('table', { name: 'Boletos do varejo' });
  const issue = boletos.getByRole('button', { name: /^Emitir segunda via/ }).first();
  const period = (await issue.getAttribute('aria-label'))?.replace('Emitir segunda via do boleto de ', '') ?? '';
  await issue.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Emitir segunda via' }).click();
  const again = boletos.getByRole('row').filter({ hasText: period });
  await expect(again).toContainText('Segunda Via');
  await again.getByRole('button', { name: /^Pagar com Pix/ }).click();
  const pix = page.getByRole('dialog', { name: /^Pix de R\$/ });
  await expect(pix.getByRole('img', { name: /^QR Code do Pix/ })).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);

  // Its office pays by the bank's app; the bank tells, and the page knows by itself.
  const office = await page.context().newPage();
  await office.goto('/inbox');
  await office.getByLabel('Telefone ou e-mail').fill(contact);
  await office
    .getByRole('group', { name: /^Pix de/ })
    .getByRole('button', { name: 'Cliente pagou' })
    .click();
  await office.close();
  await expect(pix.getByText(/^Pago: recebemos R\$/)).toBeVisible();
  await pix.getByRole('button', { name: 'Fechar', exact: true }).last().click();
  await expect(again).toContainText('Pago');

  // What it is owed: a batch, on its way with the provider.
  const context = await browser.newContext({ baseURL: server.url, storageState: { cookies: [], origins: [] } });
  const desk = await context.newPage();
  await signIn(desk, analystOfProvider);
  await desk.goto('/tesouraria');
  const name =
    (await desk
      .getByRole('article', { name: /^Norte Móveis/ })
      .filter({ has: desk.getByRole('button', { name: 'Enviar ao banco' }) })
      .getAttribute('aria-label')) ?? '';
  const batch = desk.getByRole('article', { name });
  for (const act of ['Enviar ao banco', 'Enviar à conta transitória']) {
    await batch.getByRole('button', { name: act }).click();
    const step = desk.getByRole('dialog');
    await step.getByLabel(/^Identificador do Pix/).fill(E2E);
    await step.getByRole('button', { name: /^Concluir etapa/ }).click();
    await expect(step).toBeHidden();
  }
  await batch.getByRole('button', { name: 'Pagar por Pix' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Pagar por Pix' }).click();
  await batch.getByRole('button', { name: 'O banco recusou' }).click();
  await expect(batch).toContainText('O banco recusou o Pix: Chave Pix não encontrada');
  await batch.getByRole('button', { name: 'Pagar por Pix' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Pagar por Pix' }).click();
  await batch.getByRole('button', { name: 'O banco pagou' }).click();
  await expect(batch).toBeHidden();
  await context.close();

  await page.getByRole('link', { name: 'A Receber', exact: true }).click();
  const day = /\d\d\/\d\d\/\d{4}/.exec(name)?.[0] ?? '';
  const transfers = page.getByRole('table', { name: 'Transferências ao varejo' });
  await expect(
    transfers.getByRole('row').filter({ has: page.getByRole('button', { name: new RegExp(day) }) }),
  ).toContainText('TRANSFERIDO');
});
