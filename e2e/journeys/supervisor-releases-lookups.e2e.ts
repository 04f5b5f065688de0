import { Api } from '../fixtures/api.ts';
import { lookUp } from '../fixtures/counter.ts';
import { customers, manager } from '../fixtures/people.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('a cashier at the limit of lookups is let go on by the manager', async ({ page, server, browser }) => {
  const till = await Api.signIn(server.url);
  const { cpf, name } = customers.upToDate;
  for (let times = 0; times < 60; times += 1) {
    await till.call('GET /coordinator/borrowers/find-one', { query: { cpf } });
  }
  await page.goto('/caixa/pagamentos');
  await lookUp(page, cpf);
  const limit = 'Você já fez 60 consultas de CPF nesta hora. Aguarde ou peça a um gerente que libere mais.';
  await expect(page.getByText(limit).first()).toBeVisible();

  const context = await browser.newContext({ baseURL: server.url, storageState: { cookies: [], origins: [] } });
  const office = await context.newPage();
  await signIn(office, manager);
  await office.goto('/configuracao');
  await office.getByRole('button', { name: /^Liberar consultas de/ }).click();
  await expect(office.getByText('Consultas liberadas.')).toBeVisible();
  await expect(office.getByText('Ninguém chegou ao limite.')).toBeVisible();
  await context.close();

  await page.goto('/caixa/pagamentos');
  await lookUp(page, cpf);
  await expect(page.getByText(name).first()).toBeVisible();
});
