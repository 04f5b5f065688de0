import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { referenceFiles } from './reference-files.ts';

test('the lists are those of the package in use', () => {
  for (const [name, text] of Object.entries(referenceFiles())) {
    const file = new URL(`../../server/src/modules/reference/data/${name}`, import.meta.url);
    expect(readFileSync(file, 'utf8') === text, `${name}: run npm run reference`).toBe(true);
  }
});
