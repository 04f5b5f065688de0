import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../web/src');

/** Selectors of rules that draw a red line around something. */
function redBorders(css: string): string[] {
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, , body = '']) => /(?:border|outline)[^;]*var\(--danger\)/.test(body))
    .flatMap(([, selector = '']) => selector.split(',').map((one) => one.trim()));
}

test('a red border is only that of what is marked as invalid, so that it is said as well', () => {
  const found = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => redBorders(readFileSync(join(root, file), 'utf8')));
  expect(found.length).toBeGreaterThan(3);
  for (const selector of found) expect(selector).toContain("[aria-invalid='true']");
  expect(redBorders('.input-danger {\n  border: 2px solid var(--danger);\n}')).toEqual(['.input-danger']);
});
