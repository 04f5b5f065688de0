import { expect, test } from 'vitest';
import { namePlaywrightFailures, nameVitestFailures } from './name-failures.ts';

test('names each test that failed, and the first lines of why', () => {
  const assertionResults = [
    { fullName: 'sells once', status: 'passed', failureMessages: [] },
    {
      fullName: 'pays once',
      status: 'failed',
      failureMessages: ['\u{1b}[31mexpected 1\u{1b}[39m\n\n  to be 2\nat a\nat b'],
    },
  ];
  const testResults = [
    { name: `${process.cwd()}/server/pay.test.ts`, status: 'failed', message: '', assertionResults },
  ];
  expect(nameVitestFailures({ testResults })).toEqual([
    'server/pay.test.ts > pays once\n    expected 1\n    to be 2\n    at a',
  ]);
});

test('names a file that could not be loaded', () => {
  const broken = { name: 'a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] };
  expect(nameVitestFailures({ testResults: [broken] })).toEqual(['a.test.ts\n    no such module']);
});

test('names the journeys that failed, however deep', () => {
  const journey = (title: string, ok: boolean, message: string) => {
    return { title, file: 'sale.e2e.ts', ok, tests: [{ results: [{ errors: [{ message }] }] }] };
  };
  const inner = { specs: [journey('sells', false, 'timed out'), journey('pays', true, '')] };
  expect(namePlaywrightFailures({ suites: [{ specs: [], suites: [inner] }] })).toEqual([
    'sale.e2e.ts > sells\n    timed out',
  ]);
});
