import type { Page } from '@playwright/test';
import { violationsInAllSizes, violationsInBothThemes } from '../../fixtures/axe.ts';
import { analyst, cashier } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ operator: null });

const corporate = (page: Page) => page.getByRole('button', { name: 'Entrar com e-mail corporativo' });
const account = (page: Page, email: string) => page.getByRole('button', { name: email });
const failure = 'Erro ao autenticar, tente novamente.';

test('an analyst signs on at the issuer and lands at the home of the role', async ({ page, server }) => {
  await page.goto('/login');
  await corporate(page).click();
  await expect(page.getByRole('heading', { name: 'Acesso corporativo' })).toBeVisible();
  expect(page.url()).toContain('/issuer/interaction/');
  expect(await violationsInBothThemes(page)).toEqual([]);
  await account(page, analyst).click();
  await expect(page).toHaveURL(`${server.url}/`);
  await expect(page.getByRole('heading', { name: 'Seja bem-vindo!' })).toBeVisible();
  await expect(page.getByText('Norte Móveis | Loja Centro')).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/code=/);
});

test('by keys alone, back to the page that was asked for', async ({ page }) => {
  await page.goto('/limites/aprovacoes');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(corporate(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Acesso corporativo' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/limites\/aprovacoes$/);
});

/** The same server by another name: the issuer is of another site then, as a company's is. */
test('the issuer may be of another site, and who cancels there may try again', async ({ page, server }) => {
  const site = server.url.replace('127.0.0.1', 'localhost');
  await page.goto(`${site}/login?origin=%2Fcaixa`);
  await corporate(page).click();
  await expect(page).toHaveURL(/127\.0\.0\.1.*\/issuer\/interaction\//);
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByText(failure)).toBeVisible();
  expect(await violationsInAllSizes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await account(page, analyst).click();
  await expect(page).toHaveURL(`${site}/caixa`);
});

test('somebody without leave is told so, and may enter another way', async ({ page }) => {
  await page.goto('/login');
  await corporate(page).click();
  await account(page, cashier).click();
  await expect(page.getByText('Usuário sem autorização')).toBeVisible();
  await page.getByRole('button', { name: 'Entrar de outra forma' }).click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
});

test('what comes back to a tab that did not begin opens nothing', async ({ page, browser }) => {
  await page.goto('/login');
  await corporate(page).click();
  const back = page.waitForRequest(/\/login\/corporativo\?/);
  await account(page, analyst).click();
  const address = (await back).url();
  const other = await browser.newPage();
  await other.goto(address);
  await expect(other.getByText(failure)).toBeVisible();
  expect(await other.evaluate(() => localStorage.getItem('id_token'))).toBeNull();
  await other.close();
});
