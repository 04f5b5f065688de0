import { cents } from '@balcao/credit-math';
import type { CivilDate } from '@balcao/contract';
import { sql } from '../../../kernel/db/sql.ts';
import { expect, test } from 'vitest';
import { asOperator } from '../../../kernel/act/principal.ts';
import { priceProposals } from '../../contracts/index.ts';
import { ports } from '../../../testing/shop.ts';
import { breakOverdueAgreements, expireRenegotiationOffers } from './day-close.ts';
import { addStoreHoliday } from '../../retailers/index.ts';
import { givenRenegotiationPolicy, prepareAgreements } from '../testing.ts';
import { expectRefusal } from '../../../testing/refusals.ts';

const bench = prepareAgreements();

/** The close of the day before `day`, once: rows and cursor of a batch. */
const close = (step: typeof breakOverdueAgreements, day: CivilDate) =>
  bench.platform.db.transaction((tx) =>
    step.run(tx, { day, now: new Date(`${day}T08:00:00Z`), cursor: null, limit: 2_000 }),
  );
const statusOf = async (id: string) =>
  (await bench.one(sql<{ status: string }>`select status from renegotiations where id = ${id}::uuid`))?.status;

test('an agreement later than it bears is broken on the day after, once, and its installments are overdue again', async () => {
  const late = await bench.agreed();
  const paying = await bench.agreed();
  bench.clock.set('2026-12-23T15:00:00Z');
  await bench.counter.pay(paying.paymentIds[0] ?? '');
  bench.clock.set('2027-01-08T15:00:00Z');
  expect(await close(breakOverdueAgreements, '2027-01-07')).toEqual({ rows: 0, cursor: null });
  expect(await close(breakOverdueAgreements, '2027-01-08')).toEqual({ rows: 1, cursor: null });
  expect(await close(breakOverdueAgreements, '2027-01-08')).toEqual({ rows: 0, cursor: null });
  expect([await statusOf(late.id), await statusOf(paying.id)]).toEqual(['BROKEN', 'ACTIVE']);
  expect(await bench.open(late.borrowerId)).toHaveLength(6);
  expect((await bench.auditsOf(late.id))?.at(-1)).toBe('renegotiation.broken');
  const ask = { borrowerId: late.borrowerId, principal: cents(10_000), storeId: bench.shop.storeId };
  await expectRefusal(priceProposals(bench.platform, ports, asOperator(bench.shop.actor), ask), 'OVERDUE_INSTALLMENTS');
});

test('a payment due on a Saturday is late on Tuesday, not on the Monday on which it may be paid in time', async () => {
  await givenRenegotiationPolicy(bench.platform, bench.shop, { breakAfterDaysLate: 1, firstDueInDays: 33 });
  const [paying, late] = [await bench.agreed(), await bench.agreed()];
  await givenRenegotiationPolicy(bench.platform, bench.shop);
  bench.clock.set('2026-12-28T15:00:00Z');
  const [due] = await bench.counter.payments(paying.borrowerId);
  expect(due).toMatchObject({ dueDate: '2026-12-26', status: 'DUE', defaultFine: 0, defaultInterest: 0 });
  expect(await close(breakOverdueAgreements, '2026-12-28')).toEqual({ rows: 0, cursor: null });
  await bench.counter.pay(paying.paymentIds[0] ?? '');
  expect(await close(breakOverdueAgreements, '2026-12-29')).toEqual({ rows: 1, cursor: null });
  expect([await statusOf(paying.id), await statusOf(late.id)]).toEqual(['ACTIVE', 'BROKEN']);
});

test('a customer whom somebody is serving is passed over, and looked at again', async () => {
  const { id, borrowerId } = await bench.agreed();
  await bench.platform.db.transaction(async (tx) => {
    await sql`select 1 from credit_limits where borrower_id = ${borrowerId}::uuid for update`.execute(tx);
    expect(await close(breakOverdueAgreements, '2027-01-08')).toEqual({ rows: 0, cursor: 'locked' });
  });
  expect(await statusOf(id)).toBe('ACTIVE');
  expect(await close(breakOverdueAgreements, '2027-01-08')).toEqual({ rows: 1, cursor: null });
});

test('simulations nobody accepted end with their day', async () => {
  const { borrowerId, contractId } = await bench.lateCustomer();
  const offer = await bench.counter.simulate(borrowerId, [contractId]);
  await close(expireRenegotiationOffers, '2027-01-08');
  expect(await statusOf(offer.id)).toBe('EXPIRED');
  expect(await close(expireRenegotiationOffers, '2027-01-08')).toEqual({ rows: 0, cursor: null });
  const optionId = offer.options[0]?.id ?? '';
  await expectRefusal(bench.counter.sendCode(offer.id, optionId), 'RENEGOTIATION_OFFER_EXPIRED');
});

test('a payment due on a holiday of the store is late a day later there', async () => {
  await givenRenegotiationPolicy(bench.platform, bench.shop, { breakAfterDaysLate: 1, firstDueInDays: 31 });
  bench.clock.set('2026-11-23T15:00:00Z');
  const agreed = await bench.agreed();
  await givenRenegotiationPolicy(bench.platform, bench.shop);
  const { retailerId, storeId } = bench.shop;
  // Due on Christmas Eve, a Thursday; Friday is Christmas.
  for (const day of ['2026-12-24', '2026-12-28'] as const)
    await addStoreHoliday(bench.platform.db, { retailerId, storeId, day, name: 'Feriado da cidade' });
  bench.clock.set('2026-12-29T15:00:00Z');
  const [due] = await bench.counter.payments(agreed.borrowerId);
  expect(due).toMatchObject({ dueDate: '2026-12-24', status: 'DUE', defaultFine: 0, defaultInterest: 0 });
  expect(await close(breakOverdueAgreements, '2026-12-29')).toEqual({ rows: 0, cursor: null });
  expect(await close(breakOverdueAgreements, '2026-12-30')).toEqual({ rows: 1, cursor: null });
  expect(await statusOf(agreed.id)).toBe('BROKEN');
});
