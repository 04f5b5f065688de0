import type { Page } from '@playwright/test';
import { violationsInAllSizes, violationsInBothThemes } from '../fixtures/axe.ts';
import type { Api } from '../fixtures/api.ts';
import { sellBefore } from '../fixtures/counter-books.ts';
import { brl } from '../fixtures/counter.ts';
import { customers } from '../fixtures/people.ts';
import { printedCode } from '../fixtures/printed-code.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ operator: null, viewport: { width: 390, height: 844 } });

const codeField = (page: Page) => page.getByLabel('Código de autenticação');
const budgetBytes = 87_000;

/** Sells for `reais` and reads the code off the printed receipt. */
async function codeOfSale(api: Api, reais: number): Promise<string> {
  const contractId = await sellBefore(api, customers.raisedLimit, reais, 2);
  const headers = { authorization: `Bearer ${api.token}` };
  const pdf = await fetch(`${api.url}/contracts/${contractId}/render`, { headers });
  return printedCode(Buffer.from(await pdf.arrayBuffer()));
}

async function check(page: Page, code: string): Promise<void> {
  await page.goto('/c/comprovante');
  await codeField(page).fill(code);
  await page.getByRole('button', { name: 'Conferir', exact: true }).click();
}

/** Whether anything is cut off or scrolls sideways. */
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('a receipt is genuine, and says no more than the paper', async ({ page, api }) => {
  const code = await codeOfSale(api, 250);
  await check(page, code.toLowerCase().replaceAll('-', ' '));
  await expect(page.getByRole('heading', { name: 'Comprovante verdadeiro' })).toBeFocused();
  const main = page.getByRole('main');
  for (const text of ['Compra', brl(250), 'Norte Móveis', 'Loja Centro', 'Palmira R.', code])
    await expect(main).toContainText(text);
  await expect(main).not.toContainText('Rocha');
  expect(await violationsInAllSizes(page)).toEqual([]);
  // 200 % on this phone leaves half the width.
  await page.setViewportSize({ width: 195, height: 422 });
  const widths = await page.locator('dd').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  expect(Math.min(...widths)).toBeGreaterThan(100);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test('a code with one letter changed is not recognised', async ({ page, api }) => {
  const code = await codeOfSale(api, 150);
  await check(
    page,
    code.replace(/.$/, (last) => (last === '7' ? '8' : '7')),
  );
  await expect(page.getByRole('alert').filter({ hasText: 'Comprovante não reconhecido' })).toBeVisible();
  await expect(codeField(page)).not.toHaveValue('');
  expect(await violationsInBothThemes(page)).toEqual([]);
});

test('the question is there with few scripts, under the same policy and without a fault', async ({ page }) => {
  const faults: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && faults.push(message.text())));
  page.on('pageerror', (error) => void faults.push(error.message));
  const answer = await page.goto('/c/comprovante', { waitUntil: 'networkidle' });
  expect(answer?.headers()['content-security-policy']).toContain("script-src 'self'");
  await expect(codeField(page)).toBeFocused();
  const sizes = await page.evaluate(() => {
    const scripts = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return scripts.filter(({ name }) => name.endsWith('.js')).map(({ encodedBodySize }) => encodedBodySize);
  });
  expect(sizes.length).toBeGreaterThan(1);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budgetBytes);
  await codeField(page).fill('123');
  await codeField(page).press('Enter');
  await expect(page.getByText(/O código tem 16 letras e números/)).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test('any other address says that the link is not valid, and leads on', async ({ page }) => {
  await page.goto('/c/acordo/0f3a');
  await expect(page.getByRole('heading', { name: 'Este link não é válido' })).toBeVisible();
  expect(await violationsInAllSizes(page)).toEqual([]);
  await page.getByRole('link', { name: 'Conferir um comprovante' }).click();
  await expect(codeField(page)).toBeVisible();
});
