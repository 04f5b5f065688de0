import type { Browser, Page } from '@playwright/test';

/** A slow counter PC on a slow connection. */
const CPU_SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** Slows the page down from now on. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

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
