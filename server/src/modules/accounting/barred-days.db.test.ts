import { cents, civilDate, grossReceivable, sumCents } from '@balcao/credit-math';
import { expect, test } from 'vitest';
import { centsOf, rowsOf, select } from '../../kernel/db/select.ts';
import { sql } from '../../kernel/db/sql.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { heldInstallmentsFact } from '../payments/index.ts';
import { contractStandings } from './tables.ts';
import { lenderOf } from './testing/lender.ts';

const { database, platform, clock, shop } = prepareCounter({ at: '2026-06-01T15:00:00Z', databasePer: 'test' });
const lender = lenderOf({ database, platform, clock });
const s = contractStandings.row('s');

/** Bought in June in six times, the first one due on 01/07: doubtful from 30/09 on. */
async function givenDoubtful() {
  const plans = [{ dueDateRule: 'MONTHLY' as const, rateMonthly: '0.05', counts: [6] }];
  await lender.lends(shop, { plans }, '2026-06-01');
  const sold = await lender.sell(shop, '2026-06-01T15:00:00Z', { cents: 60_000, count: 6, firstDue: '2026-07-01' });
  const standing = async () => {
    const found = await rowsOf(database.db, select(s, sql`from ${contractStandings.sql} s`));
    if (!found[0]) throw new Error('nothing is counted');
    return found[0];
  };
  const held = async (on: string) => {
    const installments = heldInstallmentsFact(
      sql`${sold.borrowerId}::uuid`,
      sql`${sold.contractId}::uuid`,
      civilDate(on),
    );
    return (await rowsOf(database.db, select({ installments })))[0]?.installments ?? [];
  };
  /** Counts these days, which end before `to`. */
  const countTo = async (from: string, to: string) => {
    for (const day of lender.daysOf(from, to).slice(1)) {
      clock.set(`${day}T04:30:00Z`);
      await lender.accrueDay(day);
    }
  };
  const earnedOn = async (from: string, to: string) => {
    const sum = centsOf(
      sql`sum(case when p.debit = 'accrued_interest' then p.amount_cents else 0 - p.amount_cents end)`,
    );
    const where = sql`from contract_postings p where p.event = 'ACCRUAL' and p.on_day between ${from}::date and ${to}::date`;
    return (await rowsOf(database.db, select({ sum }, where)))[0]?.sum ?? cents(0);
  };
  return { sold, standing, held, countTo, earnedOn };
}

// Planted: days of doubt that were counted and not kept.
test('interest barred while a contract was doubtful is earned when it is paid, not when the doubt ends', async () => {
  const { sold, standing, held, countTo, earnedOn } = await givenDoubtful();
  await countTo('2026-09-28', '2026-10-10');
  expect(await earnedOn('2026-09-30', '2026-10-09')).toBe(0);
  expect(await standing()).toMatchObject({
    problemSince: '2026-09-30',
    barredDays: [{ from: '2026-09-30', to: null }],
  });
  clock.set('2026-10-10T15:00:00Z');
  for (let late = 0; late < 3; late += 1) await lender.payCash(sold);
  await countTo('2026-10-10', '2026-10-11');

  const rest = await held('2026-10-10');
  expect(rest).toHaveLength(3);
  const worth = (on: string) =>
    sumCents(
      rest.map((one) => {
        return grossReceivable({ rateMonthly: '0.05', on: civilDate(on), installments: [one] }).grossCents;
      }),
    );
  const missed = worth('2026-10-09') - worth('2026-09-29');
  expect(missed).toBeGreaterThan(400);
  const cured = await standing();
  expect(cured).toMatchObject({
    problemSince: null,
    grossCents: worth('2026-10-10') - missed,
    barredDays: [{ from: '2026-09-30', to: '2026-10-09' }],
  });
  await countTo('2026-10-11', '2026-10-12');
  expect(await earnedOn('2026-10-11', '2026-10-11')).toBe(worth('2026-10-11') - worth('2026-10-10'));

  // All of it is paid: nothing is accrued any more, and what was barred came with the money.
  clock.set('2026-10-12T15:00:00Z');
  for (let left = 0; left < 3; left += 1) await lender.payCash(sold);
  await countTo('2026-10-12', '2026-10-13');
  expect(await standing()).toMatchObject({ accruedCents: 0, grossCents: 0 });
  expect(await earnedOn('2026-06-01', '2026-12-31')).toBe(0);
});
