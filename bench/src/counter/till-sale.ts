import type { Page } from '@playwright/test';

/** Milliseconds the till took after each Enter of the cashier. */
export type SaleSteps = Readonly<Record<'customer' | 'plans' | 'code' | 'check' | 'receipt', number>>;

/** Two in a row: the dialog has come, and so has its focus. */
const DOUBLE_ENTER_MS = 800;

/**
 * In the page: from the next Enter until `there` is true in a frame. It looks where the page changes or the focus moves, and asks
 * for no frame before: a frame of a slow till is 8 to 10 ms, and the answer would wait behind each. A string, because a compiled
 * function would call its compiler's helpers.
 */
const watchFor = (there: string): string => `
  globalThis.tookMs = new Promise((resolve, reject) => {
    const pressed = (event) => {
      if (event.key !== 'Enter') return;
      removeEventListener('keydown', pressed, true);
      const start = performance.now();
      setTimeout(() => reject(new Error('after a minute there is only: ' + document.body.innerText)), 60_000);
      const look = () => {
        if (!(${there})) return;
        changes.disconnect();
        removeEventListener('focusin', look, true);
        requestAnimationFrame(() => resolve(performance.now() - start));
      };
      const changes = new MutationObserver(look);
      changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      addEventListener('focusin', look, true);
    };
    addEventListener('keydown', pressed, true);
  });
  undefined;`;

const focused = (selector: string) => `document.activeElement?.matches(${JSON.stringify(selector)})`;
const labelled = (label: string) =>
  `document.activeElement?.labels?.[0]?.textContent.startsWith(${JSON.stringify(label)})`;
const heading = (text: string) =>
  `[...document.querySelectorAll('h1, h2')].some((one) => one.textContent === ${JSON.stringify(text)})`;

/** Presses Enter and waits for what it leads to. */
async function enter(page: Page, there: string): Promise<number> {
  await page.evaluate(watchFor(there));
  await page.keyboard.press('Enter');
  return page.evaluate<number>('globalThis.tookMs');
}

/** A sale in one installment by keyboard alone, on a page that stands at the CPF. */
export async function sellAtTill(
  page: Page,
  { cpf, reais, code }: { cpf: string; reais: number; code: () => Promise<string> },
): Promise<SaleSteps> {
  await page.getByLabel('CPF do cliente').focus();
  await page.keyboard.type(cpf);
  const customer = await enter(page, labelled('Valor da compra'));
  await page.keyboard.type(String(reais));
  const plans = await enter(page, focused('[type="radio"], [role="radio"]'));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Confirmar compra' }).waitFor();
  await page.waitForTimeout(DOUBLE_ENTER_MS);
  const asked = await enter(page, focused('dialog[open] input'));
  await page.keyboard.type(await code());
  const check = await enter(page, focused('dialog[open] button:not(:disabled)'));
  await page.waitForTimeout(DOUBLE_ENTER_MS);
  const receipt = await enter(page, heading('Compra Finalizada!'));
  return { customer, plans, code: asked, check, receipt };
}
