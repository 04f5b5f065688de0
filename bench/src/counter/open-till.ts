import type { Browser, Page } from '@playwright/test';

/** A till with its cashier signed in, on an address where nothing is loaded any more. */
export async function openTill(
  browser: Browser,
  { url, username, password }: { url: string; username: string; password: string },
): Promise<Page> {
  const context = await browser.newContext({ locale: 'pt-BR', baseURL: url });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(username);
  await page.getByRole('button', { name: 'Continuar' }).click();
  const field = page.getByLabel('Senha', { exact: true });
  await field.fill(password);
  await field.press('Enter');
  await page.waitForURL((address) => !address.pathname.startsWith('/login'));
  await page.waitForLoadState('networkidle');
  return page;
}

/** The till before its next customer: a page that sells all day is not loaded anew for each. */
export async function nextCustomer(page: Page, turn: number): Promise<void> {
  if (turn === 0) await page.goto('/caixa', { waitUntil: 'networkidle' });
  else await page.getByRole('link', { name: 'Voltar ao caixa' }).click();
  await page.getByRole('link', { name: /^Compras/ }).click();
  await page.getByLabel('CPF do cliente').waitFor();
  await page.waitForLoadState('networkidle');
}
