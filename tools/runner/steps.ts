import { checkWith } from './run-command.ts';
import type { Step } from './step.ts';
import { runBuild, runPlaywright, runVectors, runVitest } from './test-steps.ts';

function check(name: string, command: string, options: readonly string[], needs: readonly string[] = []): Step {
  return { name, stage: 1, run: () => checkWith({ command, options }, needs) };
}

function script(name: string, path: string, ...options: string[]): Step {
  return check(name, 'tsx', ['--conditions', 'source', path, ...options], [path]);
}

/** Everything that decides whether a change may stay. */
export const steps: readonly Step[] = [
  check('types', 'tsc', ['-b']),
  check('format', 'oxfmt', ['--check'], ['.oxfmtrc.json']),
  check('lint', 'oxlint', ['--type-aware', '--deny-warnings'], ['.oxlintrc.json']),
  script('boundaries', 'tools/boundaries/boundaries-command.ts'),
  check('knip', 'knip', ['--no-progress'], ['knip.json']),
  script('docs', 'tools/docs/docs-command.ts'),
  script('features', 'tools/features/features-command.ts'),
  script('web-tests', 'tools/web-tests/web-tests-command.ts'),
  script('openapi', 'tools/openapi.ts', '--check'),
  { name: 'vectors', stage: 1, run: runVectors },
  { name: 'vitest', stage: 2, run: runVitest },
  { name: 'build', stage: 3, run: runBuild },
  { name: 'e2e', stage: 4, after: 'build', run: runPlaywright },
];
