import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { errors, isErrorCode, type RouteShape, routes } from '@balcao/contract';
import { describe, expect, test } from 'vitest';

const modules = new URL('../modules/', import.meta.url);
const names = readdirSync(modules, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));

/** Product sources of a module as one text. */
function sourceOf(name: string): string {
  const folder = fileURLToPath(new URL(`${name}/`, modules));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const product = files.filter((file) => file.endsWith('.ts') && !/\.test\.ts$|testing/.test(file));
  return product.map((file) => readFileSync(`${folder}${file}`, 'utf8')).join('\n');
}

/** Codes that a module throws by name, and those it passes on to be thrown. */
const thrownIn = (name: string) =>
  new Set(
    [...sourceOf(name).matchAll(/'([A-Z]{3,}(?:_[A-Z]+)+|FORBIDDEN|UNAUTHORIZED)'/g)]
      .map(([, code = '']) => code)
      .filter(isErrorCode),
  );

const table = Object.values(routes) as RouteShape[];
const declaredBy = (owner: string) =>
  new Set<string>(table.filter((route) => route.owner.name === owner).flatMap((route) => route.errors));
const declaredAnywhere = new Set<string>(table.flatMap((route) => route.errors));

/** Modules whose checks others run inside their own calls: their codes are declared there. */
const called = new Set([
  'retailers',
  'identity',
  'credit',
  'borrowers',
  'notifications',
  'cash',
  'faces',
  'care',
  'biometry',
]);
/** Codes that a module names and throws nowhere: a word of its own that reads alike, or what it turns into another code. */
const words: Readonly<Record<string, readonly string[]>> = {
  budgets: ['BORROWER_NOT_FOUND', 'LIMIT_REQUEST_WAITING', 'MANUALLY_BLOCKED'],
  decisions: ['MANUAL_EVALUATION'],
  'service-centre': ['NOT_APPROVED'],
};
const owners = new Set(table.map(({ owner }) => owner.name));

test('every owner is a module of the server', () => {
  expect([...owners].filter((owner) => !names.includes(owner))).toEqual([]);
});

describe.each(names)('%s', (name) => {
  test('throws only what a route declares', () => {
    const declared = called.has(name) ? declaredAnywhere : declaredBy(name);
    expect([...thrownIn(name)].filter((code) => !declared.has(code) && !words[name]?.includes(code))).toEqual([]);
  });
});

test('the search finds what is thrown', () => {
  expect(thrownIn('payments')).toContain('PREVIOUS_INSTALLMENT_IS_PENDING');
  expect(thrownIn('contracts')).toContain('PROPOSAL_VERIFICATION_CODE_NOT_FOUND');
  const found = new Set(names.flatMap((name) => Array.from(thrownIn(name))));
  expect(found.size).toBeGreaterThan(35);
  expect(found.size).toBeLessThanOrEqual(Object.keys(errors).length);
});
