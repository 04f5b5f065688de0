import { type BookCheck, WHOLE_IS_OLD_AFTER_DAYS } from './book-check.ts';
import { acrossCustomers } from './check-customers.ts';
import type { LastWhole } from './checks-store.ts';

/** Why a check of what changed looks at everything instead. */
export const wholeInstead = (last: LastWhole | null): string =>
  last === null
    ? 'No check of everything came to its end: everything is checked.'
    : `Everything was last checked at ${last.startedAt.toISOString()}, more than ${WHOLE_IS_OLD_AFTER_DAYS} days ago: everything is checked.`;

/** A check as a person reads it: a line for each rule, then what it did not look at. */
export function toldCheck({ findings, customers, last, brokenBefore }: BookCheck): string[] {
  const lines = findings.map(({ id, says, count, examples, ms }) => {
    const rows = count === 0 ? '' : `  ${count} row(s): ${examples.join(', ')}`;
    return `${count === 0 ? 'holds ' : 'BROKEN'} ${id.padEnd(4)} ${says} (${ms.toFixed(0)} ms)${rows}`;
  });
  if (customers === null) return lines;
  const since = `checked     ${customers} customers whose limit moved since everything was checked at ${last?.startedAt.toISOString()}`;
  const left = `left        ${acrossCustomers.join(', ')} and who did not change: npm run check:books`;
  const before = `BROKEN      ${brokenBefore} rules when everything was checked`;
  return [...lines, since, left, ...(brokenBefore > 0 ? [before] : [])];
}
