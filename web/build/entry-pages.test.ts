import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const page = (name: string) => readFileSync(resolve(import.meta.dirname, '..', name), 'utf8');

test("the login's page is that of the app but for its script", () => {
  expect(page('login.html')).toBe(page('index.html').replace('/src/main.tsx', '/src/login-main.tsx'));
  expect(page('login.html')).toContain('/src/login-main.tsx');
});
