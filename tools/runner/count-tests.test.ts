import { expect, test } from 'vitest';
import { countPlaywright, countVectors, countVitest } from './count-tests.ts';

const vitestReport = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  success: true,
  testResults: [{ status: 'passed', assertionResults: [{}] }],
};

test('counts what ran', () => {
  expect(countVitest(vitestReport, 0)).toEqual({ passed: 5, failed: 0, skipped: 2 });
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 };
  expect(countPlaywright({ stats, errors: [] }, 1)).toEqual({ passed: 3, failed: 2, skipped: 2 });
  expect(countVectors('a difference\n9 passed, 1 failed\n', 1)).toEqual({ passed: 9, failed: 1, skipped: 0 });
});

test('a test file that could not be loaded counts as failed', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }];
  expect(countVitest({ ...vitestReport, success: false, testResults }, 1).failed).toBe(1);
});

test('an exit code that no test explains counts as failed', () => {
  expect(countVitest(vitestReport, 1).failed).toBe(1);
  expect(countVectors('9 passed, 0 failed\n', 2).failed).toBe(1);
});

test('a run of no tests counts as failed', () => {
  expect(countVitest({ ...vitestReport, numPassedTests: 0, testResults: [] }, 0).failed).toBe(1);
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 4 };
  expect(countPlaywright({ stats, errors: [] }, 0)).toEqual({ passed: 0, failed: 1, skipped: 4 });
  expect(countVectors('', 0).failed).toBe(1);
});
