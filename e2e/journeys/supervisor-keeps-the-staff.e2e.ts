import type { Page } from '@playwright/test';
import { violationsInBothThemes } from '../fixtures/axe.ts';
import { customers, manager, stores, unknownCpf } from '../fixtures/people.ts';
import { giveEmail, givePassword } from '../fixtures/sign-in.ts';
import { sizes } from '../fixtures/sizes.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ operator: manager });

async function checkAxe(page: Page): Promise<void> {
  for (const { width, height } of sizes) {
    await page.setViewportSize({ width, height });
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1366, height: 768 });
}

/** What a manager or a sheet chose as the password is good for choosing another one. */
async function chooseOwnPassword(page: Page, password: string): Promise<void> {
  await expect(page).toHaveURL(/\/senha\/nova/);
  await page.getByLabel('Nova senha', { exact: true }).fill(password);
  await page.getByLabel('Confirmar nova senha').fill(password);
  await page.getByRole('button', { name: 'Salvar e continuar' }).click();
}

test('a manager adds a colleague, moves them, blocks them, and their session ends', async ({
  page,
  browser,
  server,
}) => {
  test.setTimeout(120_000);
  await page.goto('/?menu=true');
  await page.getByRole('link', { name: /^Colaboradores/ }).click();
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await checkAxe(page);
  await page.getByRole('link', { name: 'Novo colaborador' }).click();
  await page.getByLabel('Nome completo').fill('rita nogueira');
  await page.getByRole('button', { name: 'Cadastrar' }).click();
  await expect(page.getByText('Há campos obrigatórios incompletos')).toBeVisible();
  await checkAxe(page);
  await page.getByLabel('CPF').fill(unknownCpf);
  await page.getByLabel('E-mail').fill('Rita@Norte.example');
  await page.getByLabel('Celular').fill('92988887777');
  await expect(page.getByLabel('Função').getByRole('option', { name: 'Gerente' })).toHaveCount(0);
  await page.getByLabel('Função').selectOption('Caixa');
  await page.getByLabel('Loja').selectOption(stores.centro.name);
  await page.getByLabel('Senha', { exact: true }).fill('caixa 1');
  await page.getByLabel('Confirme a senha').fill('caixa 1');
  await page.getByRole('button', { name: 'Cadastrar' }).click();
  await expect(page.getByText('Colaborador foi criado com sucesso!')).toBeVisible();

  const context = await browser.newContext({ baseURL: server.url, storageState: { cookies: [], origins: [] } });
  const till = await context.newPage();
  await till.goto('/login');
  await giveEmail(till, 'rita@norte.example');
  await givePassword(till, 'caixa 1');
  await chooseOwnPassword(till, 'so minha 7');
  await expect(till.getByRole('heading', { name: 'Caixa', exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Editar RITA NOGUEIRA' }).click();
  await expect(page.getByLabel('Nome completo')).toHaveValue('RITA NOGUEIRA');
  await page.getByLabel('Loja').selectOption(stores.shopping.name);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Colaborador foi alterado com sucesso!')).toBeVisible();
  await page.getByLabel('Loja').selectOption(stores.shopping.name);
  await page.getByRole('button', { name: 'Bloquear RITA NOGUEIRA' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Bloquear' }).click();
  await expect(page.getByText('Colaborador bloqueado com sucesso')).toBeVisible();
  await expect(page.getByRole('row', { name: /RITA NOGUEIRA/ })).toHaveCount(0);

  await till.getByRole('link', { name: /^Compras/ }).click();
  await till.getByLabel('CPF do cliente').fill(customers.raisedLimit.cpf);
  await till.getByLabel('CPF do cliente').press('Enter');
  await expect(till).toHaveURL(/\/login/);
  await giveEmail(till, 'rita@norte.example');
  await givePassword(till, 'so minha 7');
  await expect(till.getByText('Usuário bloqueado')).toBeVisible();
  await context.close();

  await page.getByLabel('Exibir Bloqueados').check();
  await page.getByRole('link', { name: 'Editar RITA NOGUEIRA' }).click();
  const history = page.getByRole('region', { name: 'Acesso e histórico' });
  await expect(history.getByRole('listitem').first()).toContainText('Colaborador bloqueado');
  await expect(history).toContainText('Cadastro do colaborador alterado: loja');
  await checkAxe(page);
  await page.getByRole('button', { name: 'Desbloquear' }).click();
  await expect(page.getByText('Colaborador desbloqueado com sucesso')).toBeVisible();
});

test('a manager imports a sheet with errors, mends it, and the new colleague signs in', async ({
  page,
  browser,
  server,
}) => {
  test.setTimeout(120_000);
  const header = 'Nome;CPF;Email;Telefone;Função;Loja';
  const good = `Íris Conceição;390.533.447-05;iris@norte.example;(92) 98888-7742;Caixa;${stores.centro.name}`;
  const choose = async (...lines: string[]) => {
    const buffer = Buffer.from([header, ...lines].join('\r\n'), 'latin1');
    await page
      .getByLabel('Planilha', { exact: true })
      .setInputFiles({ name: 'equipe.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: 'Conferir planilha' }).click();
  };
  await page.goto('/colaboradores');
  await page.getByRole('link', { name: 'Importar planilha' }).click();
  await page.getByRole('button', { name: 'Conferir planilha' }).click();
  await expect(page.getByText('Selecione um arquivo')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar modelo' }).click();
  expect((await download).suggestedFilename()).toBe('modelo-colaboradores.xlsx');
  await checkAxe(page);

  await choose(good, 'Rita;11144477735;gerente@norte.example;32334444;Gerente;Loja Nova');
  await expect(page.getByText('Erro na validação da planilha.')).toBeVisible();
  const faults = page.getByRole('table', { name: 'Erros da planilha' });
  for (const reason of [
    'Nome deve ter sobrenome',
    'Colaborador já cadastrado com este e-mail',
    'Telefone inválido',
    'Você não tem autorização para cadastrar um gerente',
    'Loja não encontrada',
  ])
    await expect(faults.getByRole('row').filter({ hasText: reason })).toContainText('3');
  await checkAxe(page);
  const bad = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar linhas com erro' }).click();
  expect((await bad).suggestedFilename()).toBe('linhas-com-erro.csv');

  await page.getByRole('button', { name: 'Escolher outra planilha' }).click();
  await choose(good);
  await page.getByRole('button', { name: 'Cadastrar 1 colaborador' }).click();
  await expect(page.getByText('Cadastro realizado com sucesso!')).toBeVisible();
  await checkAxe(page);

  const context = await browser.newContext({ baseURL: server.url, storageState: { cookies: [], origins: [] } });
  const till = await context.newPage();
  await till.goto('/login');
  await giveEmail(till, 'iris@norte.example');
  await givePassword(till, 'irisconceicao42');
  await chooseOwnPassword(till, 'so minha 8');
  await expect(till.getByRole('heading', { name: 'Caixa', exact: true })).toBeVisible();
  await context.close();
});
