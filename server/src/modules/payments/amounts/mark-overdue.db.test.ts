import { sql } from '../../../kernel/db/sql.ts';
import { expect, test } from 'vitest';
import { dayCloseSteps } from '../../../app.ts';
import { closeDay } from '../../../kernel/day-close/close-day.ts';
import { givenCustomer, givenSale, givenVerifiedOffer } from '../../../testing/shop.ts';
import { prepareCounter } from '../../../testing/prepare-counter.ts';

const { database, platform, clock, shop } = prepareCounter({ at: '2026-11-21T16:00:00Z' });

const close = (day: string, batch?: number) => {
  clock.set(`${day}T16:00:00Z`);
  return closeDay({ db: database.db, clock, steps: dayCloseSteps, ...(batch && { batch }) });
};
const marks = async (borrowerId: string) =>
  (
    await sql<{ since: string | null }>`
      select m.overdue_since::text as since from installments i
      left join overdue_marks m on m.borrower_id = i.borrower_id and m.installment_id = i.id
      where i.borrower_id = ${borrowerId}::uuid order by i.number`.execute(database.db)
  ).rows.map((row) => row.since);

test('an installment due on a Sunday is marked on Tuesday, and later closes leave the mark', async () => {
  const borrowerId = await givenCustomer(platform, shop);
  await givenSale(platform, shop, borrowerId, { cents: 30_000, count: 3 });
  // Bought on 21 November: due on Monday 21 December, Thursday 21 January, Sunday 21 February.
  await close('2026-12-21');
  expect(await marks(borrowerId)).toEqual([null, null, null]);
  expect(await close('2026-12-22')).toMatchObject({ 'payments.mark-overdue': 1 });
  expect(await marks(borrowerId)).toEqual(['2026-12-22', null, null]);
  await close('2027-02-22');
  expect((await marks(borrowerId))[2]).toBeNull();
  await close('2027-02-23');
  expect((await marks(borrowerId))[2]).toBe('2027-02-23');
  expect((await marks(borrowerId))[0]).toBe('2026-12-22');
});

test('a close in small batches marks all that fell due, of one day and of several', async () => {
  // Planted bugs: a cursor of the due date alone passes over what falls due with the last row; `>=` never ends.
  clock.set('2026-11-23T16:00:00Z');
  const buyers = await Promise.all(Array.from({ length: 5 }, () => givenCustomer(platform, shop)));
  for (const borrowerId of buyers) await givenSale(platform, shop, borrowerId, { cents: 30_000, count: 2 });
  expect(await close('2027-02-24', 2)).toMatchObject({ 'payments.mark-overdue': 10 });
  for (const borrowerId of buyers) expect(await marks(borrowerId)).toEqual(['2027-02-24', '2027-02-24']);
});

test('an offer nobody accepted in its two days is over, and its code is forgotten', async () => {
  clock.set('2027-03-01T16:00:00Z');
  const borrowerId = await givenCustomer(platform, shop);
  await givenSale(platform, shop, borrowerId, { cents: 30_000 });
  const { contractId } = await givenVerifiedOffer(platform, shop, borrowerId, { cents: 20_000 });
  const status = async () =>
    (await sql<{ status: string }>`select status from contracts where id = ${contractId}::uuid`.execute(database.db))
      .rows[0]?.status;
  await close('2027-03-02');
  expect(await status()).toBe('OFFERED');
  await close('2027-03-04');
  expect(await status()).toBe('EXPIRED');
});
