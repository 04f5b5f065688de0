import { cents } from '@balcao/credit-math';
import { sql } from '../../../kernel/db/sql.ts';
import { describe, expect, test } from 'vitest';
import { asOperator } from '../../../kernel/act/principal.ts';
import { dayCloseSteps } from '../../../app.ts';
import { closeDay } from '../../../kernel/day-close/close-day.ts';
import { ports } from '../../../testing/shop.ts';
import { priceProposals } from '../../contracts/index.ts';
import { counterOf, givenAgreement, givenRenegotiationPolicy } from '../../renegotiation/testing.ts';
import { deskOf, givenColleague, givenInstallments } from '../testing/desk.ts';
import { prepareCounter } from '../../../testing/prepare-counter.ts';
import { prepared } from '../../../testing/prepared.ts';
import { codeOf } from '../../../testing/refusals.ts';

/** Bought then, the first of six is due on Monday 21 December, the second on Thursday 21 January. */
const SOLD = '2026-11-21T16:00:00Z';
const { database, platform, clock, shop } = prepareCounter({ at: SOLD, databasePer: 'test' });
const desk = deskOf(platform, shop);
const manager = prepared(() => givenColleague(platform, shop), { per: 'test' });

// Days are closed forward only: each test has a database of its own.

const on = (day: string) => clock.set(`${day}T16:00:00Z`);
const close = (day: string) => {
  on(day);
  return closeDay({ db: database.db, clock, steps: dayCloseSteps });
};
/** Marks of the first two installments. */
const marks = async (borrowerId: string) =>
  (
    await sql<{ since: string | null }>`
      select m.overdue_since::text as since from installments i
      left join overdue_marks m on m.borrower_id = i.borrower_id and m.installment_id = i.id
      where i.borrower_id = ${borrowerId}::uuid order by i.number limit 2`.execute(database.db)
  ).rows.map(({ since }) => since);
/** The history of limit blocks, oldest first: why, from when, until when. */
const blocks = async (borrowerId: string) =>
  (
    await sql<{ line: string }>`
      select concat_ws(' ', reason, blocked_on, unblocked_on) as line from credit_limit_blocks
      where borrower_id = ${borrowerId}::uuid order by blocked_on, reason`.execute(database.db)
  ).rows.map(({ line }) => line);
const buying = (borrowerId: string) =>
  codeOf(
    priceProposals(platform, ports, asOperator(shop.actor), {
      borrowerId,
      principal: cents(10_000),
      storeId: shop.storeId,
    }),
  );

describe('a payment taken back', () => {
  test('in time, of what is overdue by now: blocks at once, and the next close marks it', async () => {
    const { borrowerId, ids } = await givenInstallments(platform, shop);
    on('2026-12-21');
    const [paid] = await desk.pay(ids.slice(0, 1));
    await close('2026-12-22');
    expect([await marks(borrowerId), await blocks(borrowerId)]).toEqual([[null, null], []]);
    expect(await buying(borrowerId)).toBe('done');
    await desk.undo(paid?.paymentId ?? '', { by: manager });
    expect(await buying(borrowerId)).toBe('OVERDUE_INSTALLMENTS');
    await close('2026-12-23');
    expect(await marks(borrowerId)).toEqual(['2026-12-23', null]);
    expect(await blocks(borrowerId)).toEqual(['OVERDUE_INSTALLMENTS 2026-12-23']);
  });

  test('late: the mark it had is still its mark, and the block begins anew', async () => {
    const { borrowerId, ids } = await givenInstallments(platform, shop);
    await close('2026-12-22');
    const [paid] = await desk.pay(ids.slice(0, 1));
    expect(await buying(borrowerId)).toBe('done');
    await close('2026-12-23');
    expect(await blocks(borrowerId)).toEqual(['OVERDUE_INSTALLMENTS 2026-12-22 2026-12-23']);
    await desk.undo(paid?.paymentId ?? '', { by: manager });
    expect(await buying(borrowerId)).toBe('OVERDUE_INSTALLMENTS');
    await close('2026-12-24');
    expect(await marks(borrowerId)).toEqual(['2026-12-22', null]);
    expect(await blocks(borrowerId)).toEqual([
      'OVERDUE_INSTALLMENTS 2026-12-22 2026-12-23',
      'OVERDUE_INSTALLMENTS 2026-12-24',
    ]);
  });
});

test('a broken agreement gives the debt back: what fell due meanwhile is marked too, and overdue blocks in its place', async () => {
  await givenRenegotiationPolicy(platform, shop);
  const { borrowerId, contractId } = await givenInstallments(platform, shop);
  await close('2027-01-05');
  const { id } = await givenAgreement(platform, shop, borrowerId, { contractIds: [contractId], count: 3 });
  await close('2027-01-25');
  expect(await marks(borrowerId)).toEqual(['2027-01-05', null]);
  expect(await blocks(borrowerId)).toEqual([
    'OVERDUE_INSTALLMENTS 2027-01-05 2027-01-06',
    'OPEN_RENEGOTIATIONS 2027-01-06',
  ]);
  expect(await buying(borrowerId)).toBe('OPEN_RENEGOTIATIONS');
  await counterOf(platform, shop).breakUp(id);
  expect(await buying(borrowerId)).toBe('OVERDUE_INSTALLMENTS');
  await close('2027-01-26');
  expect(await marks(borrowerId)).toEqual(['2027-01-05', '2027-01-26']);
  expect(await blocks(borrowerId)).toEqual([
    'OVERDUE_INSTALLMENTS 2027-01-05 2027-01-06',
    'OPEN_RENEGOTIATIONS 2027-01-06 2027-01-26',
    'OVERDUE_INSTALLMENTS 2027-01-26',
  ]);
});
