import type { Outcome } from './step.ts';

const statusWidth = 6;

export function describeOutcome({ name, seconds, failed, output, isShown, failures = [] }: Outcome): string {
  const status = `${failed > 0 ? 'FAILED' : 'passed'} ${name} (${seconds.toFixed(1)} s)`;
  const heading = [status, ...failures].join('\n');
  const isWanted = failed > 0 || isShown === true;
  return isWanted && output.trim() !== '' ? `${heading}\n${output.trimEnd()}\n` : heading;
}

/** The table, and as the very last line the sum that machines read. */
export function summarise(outcomes: readonly Outcome[]): string {
  const width = Math.max(...outcomes.map(({ name }) => name.length));
  const rows = outcomes.map(({ name, seconds, passed, failed, skipped }) => {
    const status = (failed > 0 ? 'FAILED' : 'passed').padEnd(statusWidth);
    const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
    return `${name.padEnd(width)}  ${status}  ${seconds.toFixed(1).padStart(6)} s  ${counts}`;
  });
  const sum = (key: 'passed' | 'failed' | 'skipped'): number =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const failures = outcomes.flatMap((outcome) => outcome.failures ?? []);
  const skipped = sum('skipped');
  const total = `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  return ['', ...failures, ...rows, total].join('\n');
}
