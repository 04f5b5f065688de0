import { expect, test } from 'vitest';
import { sql } from '../kernel/db/sql.ts';
import { cancelContract } from '../modules/cancellation/index.ts';
import { deskOf } from '../modules/payments/testing/desk.ts';
import { prepareCounter } from '../testing/prepare-counter.ts';
import { by, givenCustomer, givenSale, paymentsPorts } from '../testing/shop.ts';
import { atOnce, outcomeOf, startIn } from './testing/outcomes.ts';

const SOLD = '2026-06-22T15:00:00Z';
const PAID = '2026-07-22T15:00:00Z';
const LATE = '2026-08-05T15:00:00Z';
const { database, platform, clock, shop } = prepareCounter({ at: SOLD, connections: 16 });
const desk = () => deskOf(platform, shop);

const CLIENTS = 3;
/** What returns are ahead of payments, from one side to the other: far apart whoever waits for a processor comes first in some rounds. */
const HEAD_STARTS_MS = [-400, -16, -12, -8, -4, 0, 4, 8, 12, 16, 400];

/** A customer with a purchase that is paid off, and an installment of another one that is late. */
async function givenRound() {
  clock.set(SOLD);
  const borrowerId = await givenCustomer(platform, shop, { limitCents: 500_000 });
  const contractId = await givenSale(platform, shop, borrowerId, { cents: 60_000, count: 6 });
  const other = await givenSale(platform, shop, borrowerId, { cents: 30_000, count: 3 });
  clock.set(PAID);
  const open = await desk().open(borrowerId);
  await desk().pay(open.flatMap((row) => (row.contractId === contractId ? [row.id] : [])));
  clock.set(LATE);
  const late = (await desk().open(borrowerId)).find((row) => row.contractId === other);
  if (!late) throw new Error('nothing is late');
  return { borrowerId, contractId, other, late };
}

const giveBack = (contractId: string) =>
  cancelContract(platform, paymentsPorts, by({ actor: { ...shop.actor, role: 'analyst' } }, 'POST /cancellation'), {
    contractId,
    reason: 'RETURN_OF_GOODS',
    storeId: shop.storeId,
  });

/** How often a late installment was settled whole, what of a return paid it, and what of the return is nobody's. */
async function factsOf(borrowerId: string, installmentId: string) {
  const { rows } = await sql<{ settled: number; set_off: number; credits: number }>`
    select (select count(*) from payment_items where installment_id = ${installmentId}::uuid and not is_partial) as settled,
      (select coalesce(sum(i.paid_cents), 0)::bigint from payment_items i join payments p
        on p.borrower_id = i.borrower_id and p.id = i.payment_id
        where i.installment_id = ${installmentId}::uuid and p.method = 'RETURN_CREDIT') as set_off,
      (select coalesce(sum(amount_cents), 0)::bigint from journal_lines
        where borrower_id = ${borrowerId}::uuid and account = 'customer_credits') as credits`.execute(database.db);
  return rows[0];
}

// Planted: with a limit move that takes any version losers meet the last walls and are told REQUEST_IN_PROGRESS.
test('a return sets a debt off, or somebody pays it, never both; what it owed is handed out once', async () => {
  let setOffs = 0;
  for (const ahead of HEAD_STARTS_MS) {
    const { borrowerId, contractId, other, late } = await givenRound();
    const [returned, paid] = await Promise.all([
      Promise.all(atOnce(CLIENTS, () => outcomeOf(startIn(-ahead, () => giveBack(contractId))))),
      Promise.all(atOnce(CLIENTS, () => outcomeOf(startIn(ahead, () => desk().pay([late.id]))))),
    ]);
    expect(returned.toSorted()).toEqual(['CONTRACT_ALREADY_CANCELED', 'CONTRACT_ALREADY_CANCELED', 'done']);
    const isSetOff = !paid.includes('done');
    expect(paid.toSorted()).toEqual([
      ...Array(isSetOff ? CLIENTS : CLIENTS - 1).fill('ALREADY_PAID'),
      ...(isSetOff ? [] : ['done']),
    ]);
    const open = (await desk().open(borrowerId)).filter((row) => row.contractId === other);
    expect(open.map((row) => row.installmentOrder)).toEqual([2, 3]);
    expect(await factsOf(borrowerId, late.id)).toEqual({
      settled: 1,
      set_off: isSetOff ? late.paymentDue : 0,
      credits: 0,
    });
    if (isSetOff) setOffs += 1;
  }
  // Each came first in some rounds, or nothing was tried.
  expect([setOffs > 0, setOffs < HEAD_STARTS_MS.length]).toEqual([true, true]);
});
