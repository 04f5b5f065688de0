import { readFile } from 'node:fs/promises';
import { violationsInAllSizes } from '../fixtures/axe.ts';
import { lastWeeks } from '../fixtures/last-weeks.ts';
import { analystOfProvider, customers } from '../fixtures/people.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ operator: null });

/** By the e-mail of the demonstration: where the role lands, and what there is to read or to do. */
const landings = [
  { who: 'caixa', at: /\/caixa$/, reads: 'Caixa', keys: 'Compras' },
  { who: 'gerente', at: /\/caixa$/, reads: 'Caixa', keys: 'Compras' },
  { who: 'atendente', at: /\/central-de-vendas$/, reads: 'Olá, Carla', field: 'CPF do cliente' },
  { who: 'analista', at: /\/$/, reads: 'Seja bem-vindo!', opens: /^Auditoria/ },
  { who: 'financeiro', at: /\/$/, reads: 'Seja bem-vindo!', opens: /^Financeiro/ },
  { who: 'representante', at: /\/central-de-vendas$/, reads: 'Olá, Fábio', field: 'CPF do cliente' },
  { who: 'promotor', at: /\/applications$/, reads: 'Cadastro', field: 'CPF do cliente' },
] as const;

for (const { who, at, reads, ...found } of landings) {
  // The other shop's promoter: that of this one is kept waiting by another journey.
  const email = `${who}@${who === 'promotor' ? 'sul' : 'norte'}.example`;
  test(`${who} lands where the work begins, and the first thing opens`, async ({ page }) => {
    await signIn(page, email);
    if (who === 'promotor') {
      // Whose password in the demonstration somebody else chose.
      await expect(page.getByRole('heading', { name: 'Crie sua senha' })).toBeVisible();
      expect(await violationsInAllSizes(page)).toEqual([]);
      await page.getByLabel('Nova senha', { exact: true }).fill('so minha 7');
      await page.getByLabel('Confirmar nova senha').fill('so minha 7');
      await page.getByRole('button', { name: 'Salvar e continuar' }).click();
    }
    await expect(page).toHaveURL(at);
    await expect(page.getByRole('heading', { name: reads, exact: true })).toBeVisible();
    if ('opens' in found) {
      await page.getByRole('link', { name: found.opens }).click();
      await expect(page).not.toHaveURL(at);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(reads);
    } else if ('field' in found) await expect(page.getByLabel(found.field)).toBeFocused();
    else await expect(page.getByRole('link', { name: new RegExp(`^${found.keys}`) })).toBeFocused();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Teclas desta tela' })).toContainText('Procurar página ou ação');
  });
}

// Whose house has no store: the setup had no end, and no way out.
test('the provider’s analyst lands in a menu of what asks for no store, comes back to it, and gets out', async ({
  page,
}) => {
  await signIn(page, analystOfProvider);
  const home = page.getByRole('heading', { name: 'Seja bem-vindo!' });
  await expect(home).toBeVisible();
  await expect(page.getByRole('link', { name: /^Caixa/ })).toHaveCount(0);
  await page.getByRole('link', { name: /^Configurações/ }).click();
  await expect(page.getByText('Não há loja ativa para configurar.')).toBeVisible();
  await page.getByRole('link', { name: 'Menu' }).click();
  await expect(home).toBeVisible();
  await page.getByRole('link', { name: /^Fila de atendimento/ }).click();
  await expect(page).toHaveURL(/\/fila$/);
  await page.goto('/caixa');
  await page.getByRole('button', { name: /^Sair/ }).click();
  await expect(page).toHaveURL(/\/login/);
});

test('an analyst finds who saw a customer by the CPF, has the chain checked, and takes the file along', async ({
  page,
}) => {
  await signIn(page, 'analista@norte.example');
  await page.getByRole('link', { name: /^Auditoria/ }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('button', { name: 'Conferir agora' }).click();
  await expect(page.getByText(/Até a entrada \d+, conferida em/)).toBeVisible({ timeout: 20_000 });
  await page.getByLabel('CPF do cliente').fill(customers.twoContracts.cpf);
  await page.getByLabel('CPF do cliente').press('Enter');
  await expect(page).toHaveURL(/cliente=/);
  expect(page.url()).not.toContain(customers.twoContracts.cpf);
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.filter({ hasText: 'Compra finalizada' }).first()).toContainText('900.***.***-08');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar CSV' }).click();
  expect((await coming).suggestedFilename()).toBe('auditoria-Norte Móveis.csv');
  await expect(rows.filter({ hasText: 'Auditoria exportada' }).first()).toBeVisible();
});

test('a manager finds the sales of the month, takes them along as a sheet, and looks at them in pictures', async ({
  page,
}) => {
  await signIn(page, 'gerente@norte.example');
  await expect(page).toHaveURL(/\/caixa$/);
  await page.goto('/?menu=true');
  await page.getByRole('link', { name: /^Relatórios/ }).click();
  await expect(page.getByRole('button', { name: 'Buscar' })).toBeEnabled();
  await page.goto(`/relatorios?${lastWeeks()}`);
  await expect(page.getByText(/^Total: [1-9]\d* venda\(s\)\.$/)).toBeVisible();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const sheet = await coming;
  expect(sheet.suggestedFilename()).toMatch(/^relatório_de_vendas_.+_até_.+\.xlsx$/);
  // Packed by the worker, under the product's own content policy.
  const bytes = await readFile(await sheet.path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  expect(bytes.length).toBeGreaterThan(1_000);
  await page.getByRole('link', { name: 'Ver em gráficos' }).click();
  await expect(page.getByRole('table', { name: 'Por loja' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Lojas por resultado' })).toBeVisible();
});
