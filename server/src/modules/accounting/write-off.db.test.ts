import { expect, test } from 'vitest';
import { sql } from '../../kernel/db/sql.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { givenPolicyDocument } from '../policies/testing.ts';
import { deskOf, givenColleague } from '../payments/testing/desk.ts';
import { lenderOf } from './testing/lender.ts';

const { database, platform, clock, shop } = prepareCounter({ at: '2026-06-20T13:00:00Z', databasePer: 'test' });
const lender = lenderOf({ database, platform, clock });

const policy = {
  source: 'Teste',
  lateSteps: [
    { upToDaysLate: 14, rate: '0.019' },
    { upToDaysLate: 90, rate: '0.38' },
  ],
  doubtfulRate: '0.534',
  additionalRate: '0.034',
  incurredSteps: [{ rate: '0.5' }, { rate: '0.534' }],
  writeOffAfterDays: 120,
  pisRate: '0.0065',
  cofinsRate: '0.04',
};

/** What every journal holds on an account. */
async function heldOn(account: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`select coalesce(sum(amount), 0)::int as cents from (
      select l.amount_cents as amount from journal_lines l where l.account = ${account}
      union all select c.amount_cents from contract_postings c where c.debit = ${account}
      union all select 0 - c.amount_cents from contract_postings c where c.credit = ${account}) lines`.execute(
    database.db,
  );
  return rows[0]?.cents ?? 0;
}
const income = ['interest_income', 'fine_income', 'late_interest_income', 'early_payment_discount'];
const incomeHeld = async () => Promise.all(income.map(heldOn));

// Planted: recovery of the principal alone, and control that is less by it alone.
test('all that is paid of a contract that was written off is recovery, and its control ends with it', async () => {
  const plans = [{ dueDateRule: 'MONTHLY' as const, rateMonthly: '0.06', counts: [5] }];
  await lender.lends(shop, { plans }, '2026-06-01');
  await givenPolicyDocument(database.db, { kind: 'accounting', variant: 'FINANCIAL_INSTITUTION', document: policy });
  const sale = { cents: 70_000, count: 5, firstDue: '2026-07-20' };
  const sold = await lender.sell(shop, '2026-06-20T13:00:00Z', sale);
  const countTo = async (...days: string[]) => {
    for (const day of days) {
      clock.set(`${day}T04:30:00Z`);
      await lender.accrueDay(day);
    }
  };
  await countTo('2026-06-21', '2026-10-19', '2026-10-31', '2026-12-01');
  expect(await heldOn('memo_written_off')).toBe(89_410);
  expect(await heldOn('loans_receivable')).toBe(0);
  expect(await heldOn('accrued_interest')).toBe(0);
  const before = await incomeHeld();

  clock.set('2026-12-01T15:00:00Z');
  await lender.payCash(sold);
  await countTo('2026-12-02');
  const paid = async () => {
    const { rows } = await sql<{ cents: number }>`select sum(total_cents)::int as cents from payments`.execute(
      database.db,
    );
    return rows[0]?.cents ?? 0;
  };
  expect(await paid()).toBeGreaterThan(16_863);
  expect(await heldOn('recovery_income')).toBe(0 - (await paid()));
  expect(await heldOn('memo_written_off')).toBe(89_410 - (await paid()));
  expect(await incomeHeld()).toEqual(before);

  clock.set('2026-12-02T15:00:00Z');
  for (let left = 0; left < 3; left += 1) await lender.payCash(sold);
  const beforeLast = await paid();
  const [last] = await lender.payCash(sold);
  await countTo('2026-12-03', '2026-12-04');
  expect(await heldOn('recovery_income')).toBe(0 - (await paid()));
  expect(await heldOn('memo_written_off')).toBe(0);
  expect(await heldOn('loans_receivable')).toBe(0);
  expect(await incomeHeld()).toEqual(before);

  // Undone, the last payment is no recovery any more, and what it left is controlled again.
  clock.set('2026-12-04T15:00:00Z');
  await deskOf(platform, shop).undo(last?.paymentId ?? '', { by: await givenColleague(platform, shop) });
  await countTo('2026-12-05');
  expect(await heldOn('recovery_income')).toBe(0 - beforeLast);
  expect(await heldOn('memo_written_off')).toBe(Math.max(0, 89_410 - beforeLast));
  expect(await heldOn('loans_receivable')).toBe(0);
  expect(await incomeHeld()).toEqual(before);
});
