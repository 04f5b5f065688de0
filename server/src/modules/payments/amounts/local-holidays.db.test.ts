import type { CivilDate } from '@balcao/contract';
import { sql } from '../../../kernel/db/sql.ts';
import { beforeAll, expect, test } from 'vitest';
import { dayCloseSteps } from '../../../app.ts';
import { closeDay } from '../../../kernel/day-close/close-day.ts';
import { givenCustomer, givenSale, givenShop, grant, type Shop } from '../../../testing/shop.ts';
import { addStoreHoliday } from '../../retailers/index.ts';
import { hasOverdueFact } from '../facts.ts';
import { deskOf } from '../testing/desk.ts';
import { prepareCounter } from '../../../testing/prepare-counter.ts';
import { prepared } from '../../../testing/prepared.ts';

const { database, platform, clock } = prepareCounter({ at: '2026-11-08T15:00:00Z' });
/** In Manaus, where 8 December is a holiday, a Tuesday in 2026; and elsewhere. */
const manaus = prepared(() => givenShop(platform));
const elsewhere = prepared(() => givenShop(platform));

beforeAll(async () => {
  const { retailerId, storeId } = manaus;
  const conception = { retailerId, storeId, day: '2026-12-08' as CivilDate, name: 'Nossa Senhora da Conceição' };
  await addStoreHoliday(platform.db, { ...conception, name: 'Conceição' });
  await addStoreHoliday(platform.db, conception);
});

interface Sold {
  shop: Shop;
  borrowerId: string;
}

/** Bought on 8 November: due on 8 December. */
async function soldIn(shop: Shop): Promise<Sold> {
  clock.set('2026-11-08T15:00:00Z');
  const borrowerId = await givenCustomer(platform, shop);
  await givenSale(platform, shop, borrowerId, { cents: 60_000, count: 6 });
  return { shop, borrowerId };
}

/** How the first installment and the limit stand on a day, once the day before is closed. */
async function standing({ shop, borrowerId }: Sold, day: CivilDate) {
  clock.set(`${day}T15:00:00Z`);
  await closeDay({ db: database.db, clock, steps: dayCloseSteps });
  const [first] = await deskOf(platform, shop).open(borrowerId);
  const found = await sql<{ hasOverdue: boolean; marks: number }>`
    select ${hasOverdueFact(borrowerId, day, sql.lit(1))} as "hasOverdue",
      (select count(*) from overdue_marks where borrower_id = ${borrowerId}::uuid) as marks`.execute(database.db);
  return {
    status: first?.status,
    isDearer: Number(first?.paymentDue) > Number(first?.installmentValue),
    blocks: found.rows[0]?.hasOverdue,
    marks: found.rows[0]?.marks,
  };
}

const inTime = { status: 'PENDING', isDearer: false, blocks: false, marks: 0 };
const late = { status: 'PAYMENT_OVERDUE', isDearer: true, blocks: true, marks: 1 };

test('what falls due on a local holiday may be paid on the next day banks open there, then all days count', async () => {
  // Planted bugs: without the local days in amountDue it is dearer on the 9th; without isOverdueFact it blocks and is marked.
  const here = await soldIn(manaus);
  const there = await soldIn(elsewhere);
  expect(await standing(here, '2026-12-08')).toEqual(inTime);
  expect(await standing(there, '2026-12-08')).toEqual(inTime);
  expect(await standing(here, '2026-12-09')).toEqual(inTime);
  expect(await standing(there, '2026-12-09')).toEqual(late);
  expect(await standing(here, '2026-12-10')).toEqual(late);
  const dues = async ({ shop, borrowerId }: Sold) =>
    (await deskOf(platform, shop).open(borrowerId)).map(({ paymentDue }) => paymentDue);
  expect(await dues(here)).toEqual(await dues(there));
});

test('paid at another store, the holiday of the place where it was sold counts', async () => {
  const sold = await soldIn(manaus);
  const [first] = await standing(sold, '2026-12-09').then(() => idsOf(sold.borrowerId));
  await grant(platform, elsewhere, sold.borrowerId);
  const [item] = await deskOf(platform, elsewhere).pay([first ?? '']);
  const face = await sql<{ n: number }>`select amount_cents as n from installments where id = ${first}::uuid`.execute(
    database.db,
  );
  expect(item?.paidValue).toBe(face.rows[0]?.n);
});

const idsOf = async (borrowerId: string) =>
  (
    await sql<{ id: string }>`
      select id from installments where borrower_id = ${borrowerId}::uuid order by number`.execute(database.db)
  ).rows.map(({ id }) => id);
