import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('./', import.meta.url);

// Caught an import of the arithmetic of the product, and one of cents of the contract.
test('the reference shares no code with the product', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    const text = readFileSync(new URL(file, folder), 'utf8');
    const imported = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, name]) => name);
    expect(imported.filter((name) => !files.some((own) => name === `./${own}`))).toEqual([]);
  }
});
