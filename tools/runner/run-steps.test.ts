import { expect, test } from 'vitest';
import { summarise } from './report.ts';
import { checkWith } from './run-command.ts';
import { runSteps } from './run-steps.ts';
import { oneFailed, onePassed, type Step } from './step.ts';
import { steps } from './steps.ts';

function quiet(chosen: readonly Step[]): ReturnType<typeof runSteps> {
  return runSteps(
    chosen,
    () => undefined,
    () => undefined,
  );
}

const passing = (name: string, stage: number): Step => ({ name, stage, run: () => Promise.resolve(onePassed('')) });

test('all steps run, whatever fails, and the last line is the sum', async () => {
  const outcomes = await quiet([
    { name: 'broken', stage: 1, run: () => Promise.reject(new Error('planted')) },
    { name: 'build', stage: 1, run: () => Promise.resolve(oneFailed('no')) },
    { name: 'e2e', stage: 3, after: 'build', run: () => Promise.resolve(onePassed('')) },
    { name: 'tests', stage: 2, run: () => Promise.resolve({ passed: 7, failed: 0, skipped: 2, output: '' }) },
  ]);
  expect(outcomes.map(({ name, failed }) => [name, failed])).toEqual([
    ['broken', 1],
    ['build', 1],
    ['e2e', 1],
    ['tests', 0],
  ]);
  expect(outcomes[2]?.output).toContain('build failed');
  expect(summarise(outcomes).split('\n').at(-1)).toBe('7 passed, 3 failed, 2 skipped');
});

test('without skipped tests the sum does not speak of them', async () => {
  expect(
    summarise(await quiet([passing('one', 1), passing('two', 2)]))
      .split('\n')
      .at(-1),
  ).toBe('2 passed, 0 failed');
});

test('a check whose script is missing fails', async () => {
  const result = await checkWith({ command: 'tsx', options: ['tools/gone.ts'] }, ['tools/gone.ts']);
  expect(result).toEqual(oneFailed('missing: tools/gone.ts\n'));
  expect((await checkWith({ command: 'no-such-program', options: [] })).failed).toBe(1);
});

test('step names are unique, as --only names them', () => {
  expect(new Set(steps.map(({ name }) => name)).size).toBe(steps.length);
});
