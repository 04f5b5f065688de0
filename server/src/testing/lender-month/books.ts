import { z } from 'zod';
import { showTrialBalance } from '../../modules/accounting/use-cases/show-trial-balance.ts';
import { openEmbeddedDatabase } from '../embedded-database.ts';
import { setClock, testPlatform } from '../platform.ts';
import { type Compared, compare } from './compare.ts';
import { beginningOf, type MonthFile, readMonth, spanOf } from './file.ts';
import { liveMonth } from './live.ts';

/** Our accounts by the names of a month's: it knows cash that retailers owe as billed, and the stores' own credit as one sum. */
const names: Readonly<Record<string, string>> = {
  cash_at_retailer: 'billing_receivable',
  memo_store_loans: 'memo_serviced',
  memo_store_income: 'memo_serviced_contra',
  memo_store_position: 'memo_serviced_contra',
};

/** Balances by the names of a month's file; what is nothing is not said. */
function summed(rows: readonly (readonly [string, number])[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [account, value] of rows) sums[names[account] ?? account] = (sums[names[account] ?? account] ?? 0) + value;
  return Object.fromEntries(Object.entries(sums).filter(([, value]) => value !== 0));
}

type Lines = Awaited<ReturnType<typeof showTrialBalance>>['lines'];

/** A trial balance as a month's file says it. */
export const balanceOf = (lines: Lines) => ({
  opening: summed(lines.map(({ account, opening }) => [account, opening])),
  movement: summed(lines.map(({ account, debit, credit }) => [account, debit - credit])),
  closing: summed(lines.map(({ account, closing }) => [account, closing])),
});

/** The trial balance that a month comes to in books of its own, lived through day by day. */
export async function booksOf(month: MonthFile) {
  const { first: from, last: to } = spanOf(month);
  const database = await openEmbeddedDatabase();
  try {
    const clock = setClock(`${beginningOf(month.input)}T15:00:00Z`);
    const platform = testPlatform(database.db, clock);
    const { ana } = await liveMonth({ database, platform, clock }, month);
    return balanceOf((await showTrialBalance(platform, ana.actor, { from, to })).lines);
  } finally {
    await database.close();
  }
}

const balances = z.record(z.string(), z.int());
const said = z.object({
  expected: z.object({ trialBalance: z.object({ opening: balances, movement: balances, closing: balances }) }),
});

/** A trial balance as a month's file expects it, by our names. */
export const wantedOf = (trialBalance: Readonly<Record<string, Readonly<Record<string, number>>>>) =>
  Object.fromEntries(Object.entries(trialBalance).map(([part, rows]) => [part, summed(Object.entries(rows))]));

/** The trial balance of a month's books against what the file says: each figure. */
export async function compareBooks(file: unknown): Promise<Compared> {
  const path = 'expected.trialBalance';
  try {
    const { trialBalance } = said.parse(file).expected;
    return compare(await booksOf(readMonth(file)), wantedOf(trialBalance), path);
  } catch (error) {
    // What the product refuses to do is told as any other difference: the other parts are worth reading all the same.
    return { passed: 0, differences: [`${path}: the month cannot be lived through, ${String(error)}`] };
  }
}
