import { expect, test } from 'vitest';
import { entryChunks } from './entry-chunks.ts';

const imports: Readonly<Record<string, { now: readonly string[]; later?: readonly string[] }>> = {
  '/src/main.tsx': { now: ['router', 'session', 'button'] },
  '/src/login-main.tsx': { now: ['login-screen', 'session', 'button', 'field'], later: ['router'] },
  '/src/customer/main.tsx': { now: ['button'], later: ['receipt-check'] },
  'login-screen': { now: ['field'] },
  'receipt-check': { now: ['field'] },
  router: { now: ['react'], later: ['till'] },
  button: { now: ['react'] },
};
const modules = {
  getModuleInfo: (id: string) => {
    const { now = [], later = [] } = imports[id.replace(/^\/web/, '')] ?? {};
    return { importedIds: now, dynamicallyImportedIds: later };
  },
};
const chunkOf = entryChunks('/web');

// Planted: a field that a customers' page imports later, put beside the staff's session.
test.each<readonly [id: string, chunk: string | null, why: string]>([
  ['react', 'base', 'what all pages load is of all'],
  ['button', 'base', 'likewise behind others'],
  ['field', 'base', 'the customers load no staff with it'],
  ['session', 'core', 'the staff have their own'],
  ['login-screen', 'login', 'the login alone'],
  ['router', 'app', 'the login fetches it later'],
  ['till', null, 'a page is a chunk of its own'],
  ['receipt-check', null, 'so is one of the customers'],
  ['/web/src/customer/components/waiting.tsx', 'parts', 'small parts of most of the customers are one file'],
  ['/web/src/customer/components/cpf-question.tsx', 'cpf', 'the question of the CPF is another'],
  ['/web/src/ui/form/form.tsx', 'parts', 'and so is what their questions stand in'],
  ['\0vite/modulepreload-polyfill.js', 'base', 'what the bundler adds is no file of its own'],
  ['/web/src/main.tsx', null, 'and what a page begins with'],
])('%s is in chunk %s: %s', (id, chunk) => {
  expect(chunkOf(id, modules)).toBe(chunk);
});
