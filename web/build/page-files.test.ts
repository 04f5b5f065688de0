import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageFilesOf, screensOf } from './page-files.ts';

const chunk = (fileName: string, facadeModuleId: string | null, imports: readonly string[] = [], css = '') => ({
  fileName,
  facadeModuleId,
  imports,
  viteMetadata: { importedCss: new Set(css === '' ? [] : [css]) },
});

const chunks = [
  chunk('assets/customer-1.js', '/home/web/customer.html', ['assets/base-1.js'], 'assets/customer-1.css'),
  chunk('assets/base-1.js', null, [], 'assets/base-1.css'),
  chunk('assets/entry-1.js', '/home/web/src/customer/screens/entry.tsx', ['assets/base-1.js', 'assets/form-1.js']),
  chunk('assets/form-1.js', null, ['assets/base-1.js'], 'assets/form-1.css'),
];

test('a page names what its screen loads beyond the first files of all, scripts and style sheets', () => {
  const screens = new Map([
    ['/c/entrar', 'entry.tsx'],
    ['/c/nada', 'not-built.tsx'],
  ]);
  expect(pageFilesOf(screens, chunks)).toEqual({
    '/c/entrar': ['/assets/entry-1.js', '/assets/form-1.js', '/assets/form-1.css'],
  });
});

test('the table of routes tells every screen that stands at an address of its own', () => {
  const routes = readFileSync(new URL('../src/customer/routes.ts', import.meta.url), 'utf8');
  const screens = screensOf(routes);
  expect(screens.get('/c/entrar')).toBe('portal-entry.tsx');
  expect(screens.get('/c/loja/$code')).toBe('store-purchase.tsx');
  expect(screens.size).toBe([...routes.matchAll(/import\('\.\/screens\//g)].length);
});
