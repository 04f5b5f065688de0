import type { Page } from '@playwright/test';
import { lookUp } from '../fixtures/counter.ts';
import { cashierOfSul, customers, manager, managerOfSul, stores } from '../fixtures/people.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ operator: null });

const storeChoice = (page: Page) => page.getByLabel('Loja', { exact: true });
const offered = (page: Page) => storeChoice(page).getByRole('option').allInnerTexts();

/** What this device would hold had it been configured for `change` while that was right. */
const rewriteStore = (page: Page, change: Record<string, string>) =>
  page.evaluate((values) => {
    const kept = JSON.parse(localStorage.getItem('store') ?? '{}') as object;
    localStorage.setItem('store', JSON.stringify({ ...kept, ...values }));
  }, change);

test('without a store the manager is led to the setup, and from there to the till', async ({ page }) => {
  await signIn(page, manager);
  await page.evaluate(() => localStorage.removeItem('store'));
  await page.goto('/caixa');
  await expect(page).toHaveURL(/\/configuracao(\?|$)/);
  await expect(page.getByRole('heading', { name: 'Configuração de Loja' })).toBeVisible();
  await expect(page.getByText('Loja não configurada')).toBeVisible();
  await page.getByRole('button', { name: 'Confirmar Loja' }).click();
  await expect(page.getByText('Selecione uma loja').last()).toBeVisible();
  await storeChoice(page).selectOption(stores.shopping.name);
  await page.getByRole('button', { name: 'Confirmar Loja' }).click();
  await expect(page.getByText('Loja configurada com sucesso!')).toBeVisible();
  await expect(page).toHaveURL(/\/caixa$/);
  await expect(page.getByText('Norte Móveis | Loja Shopping')).toBeVisible();
});

test('changing the store changes who sells, and a store with QR code offers that way too', async ({ page }) => {
  await signIn(page, manager);
  await page.goto('/configuracao');
  await expect(page.getByRole('heading', { name: 'Configurações' })).toBeVisible();
  await expect(page.getByText('gerente@norte.example')).toBeVisible();
  await expect(page.getByText('Sem chave Pix cadastrada')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Via QR Code UME' })).toHaveCount(0);
  await storeChoice(page).selectOption(stores.shopping.name);
  await page.getByRole('button', { name: 'Alterar Loja' }).click();
  await expect(page.getByText('Loja alterada com sucesso!')).toBeVisible();
  await expect(page.getByText('Norte Móveis | Loja Shopping')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Via QR Code UME' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Norte Móveis | Loja Shopping')).toBeVisible();
});

test('only active stores of the own retailer are offered', async ({ page }) => {
  await signIn(page, managerOfSul);
  await page.goto('/configuracao');
  await expect(storeChoice(page)).toHaveValue(stores.mariana.id);
  const names = (await offered(page)).filter((name) => name.startsWith('Loja'));
  expect(names).toEqual([stores.mariana.name]);
});

test('a device whose store was deactivated is sent to the setup at the login', async ({ page }) => {
  await signIn(page, managerOfSul);
  await rewriteStore(page, { id: stores.inactive.id, name: stores.inactive.name });
  await page.evaluate(() => localStorage.removeItem('id_token'));
  await page.goto('/caixa');
  await signIn(page, managerOfSul);
  await expect(page).toHaveURL(/\/configuracao(\?|$)/);
  await expect(page.getByText('Loja inativada. Configure uma loja')).toBeVisible();
  expect(await offered(page)).not.toContain(stores.inactive.name);
});

test('a store deactivated while it works is told at the next act and leads to the setup', async ({ page }) => {
  await signIn(page, managerOfSul);
  await rewriteStore(page, { id: stores.inactive.id, name: stores.inactive.name });
  await page.goto('/caixa/compras');
  await lookUp(page, customers.ofTheOtherShop.cpf);
  await expect(page.getByText('Loja inativada. Configure uma loja').first()).toBeVisible();
  await expect(page).toHaveURL(/\/configuracao(\?|$)/);
  await expect(page.getByRole('heading', { name: 'Configuração de Loja' })).toBeVisible();
  await page.goto('/caixa');
  await expect(page).toHaveURL(/\/configuracao(\?|$)/);
});

test('a store that may not receive payments says so, and nothing is received', async ({ page }) => {
  await signIn(page, manager);
  await rewriteStore(page, { id: stores.deposito.id, name: stores.deposito.name });
  await page.goto('/caixa/pagamentos');
  await lookUp(page, customers.upToDate.cpf);
  await page
    .getByRole('checkbox', { name: /^Selecionar parcela/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Pagar', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^Sim/ }).click();
  await expect(page.getByText('A loja selecionada não está habilitada a receber pagamentos.').first()).toBeVisible();
});

test('a store with numbered tills asks which one, once', async ({ page }) => {
  await signIn(page, cashierOfSul);
  const question = page.getByRole('dialog', { name: 'Qual caixa você está operando?' });
  await question.getByRole('button', { name: 'Caixa 07' }).click();
  await expect(question).toBeHidden();
  await page.reload();
  await expect(page.getByText('Caixa 07')).toBeVisible();
  await page.getByRole('button', { name: 'Trocar caixa' }).click();
  await question.getByRole('button', { name: 'Caixa 12' }).click();
  await expect(page.getByText('Caixa 12')).toBeVisible();
});
