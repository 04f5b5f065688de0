import type { Browser } from '@playwright/test';
import { slowDown } from '../slow-browser.ts';

export interface Visit {
  /** From the start of the navigation until the field holds its first key. */
  keyMs: number;
  /** Compressed bytes of every script loaded until the page is quiet. */
  scriptBytes: number;
}

/** The first question of a page, and a key that its field takes. */
export interface Question {
  field: string;
  key: string;
}

const ofLogin: Question = { field: 'input[name="username"]', key: 'a' };

/**
 * Runs in the page: focuses the field as soon as it exists, reports that, and notes when its first key arrives. A string,
 * because a compiled function would call helpers of the compiler.
 */
const watchField = (field: string) => `
  addEventListener('input', () => { globalThis.firstKeyAt ??= performance.now(); }, true);
  (function look() {
    const field = document.querySelector('${field}');
    if (!field) return void requestAnimationFrame(look);
    field.focus();
    globalThis.fieldIsThere();
  })();`;

/** Opens a page with a cold cache and types one key as soon as the field is there. */
export async function visit(browser: Browser, url: string, { field, key } = ofLogin): Promise<Visit> {
  const context = await browser.newContext({ locale: 'pt-BR' });
  const page = await context.newPage();
  const devtools = await slowDown(page);
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  let sayThere: () => void = () => undefined;
  const isThere = new Promise<void>((resolve) => {
    sayThere = resolve;
  });
  await page.exposeFunction('fieldIsThere', () => sayThere());
  await page.addInitScript({ content: watchField(field) });
  await page.goto(url, { waitUntil: 'commit' });
  await isThere;
  await page.keyboard.press(key);
  await page.waitForFunction(() => 'firstKeyAt' in globalThis);
  const value = await page.locator(field).inputValue();
  if (!value.startsWith(key)) throw new Error(`the field of ${url} holds '${value}' after the key '${key}'`);
  await page.waitForLoadState('networkidle');
  const found = await page.evaluate(() => {
    const scripts = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const ofScripts = scripts.filter((entry) => /\.m?js(\?|$)/.test(entry.name));
    return {
      keyMs: (globalThis as unknown as { firstKeyAt: number }).firstKeyAt,
      scriptBytes: ofScripts.reduce((sum, entry) => sum + entry.encodedBodySize, 0),
    };
  });
  await context.close();
  return found;
}
