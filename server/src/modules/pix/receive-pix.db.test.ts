import { sql } from '../../kernel/db/sql.ts';
import { describe, expect, test, vi } from 'vitest';
import { by, givenShop, paymentsPorts } from '../../testing/shop.ts';
import { payInstallments } from '../payments/index.ts';
import { expirePixCharges } from './close-steps/expire-charges.ts';
import { arrive, givenCharged, newEndToEndId, newestMessage } from './testing.ts';
import { waitingPix } from './unmatched-pix.ts';
import { listReceipts } from './use-cases/list-receipts.ts';
import { showCharge } from './use-cases/show-charge.ts';
import { customerCreditCents } from '../../testing/books.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { expectRefusal } from '../../testing/refusals.ts';

const START = '2026-11-21T15:00:00Z';
const { database, platform, clock, shop } = prepareCounter({ at: START });

const one = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(database.db)).rows[0];
const count = async (table: string) =>
  (await one(sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`))?.n ?? 0;

const pay = (ids: readonly string[]) =>
  payInstallments(platform, paymentsPorts, by(shop, 'POST /pay'), {
    installmentIds: ids,
    storeId: shop.storeId,
  });
const charged = (options = {}) => givenCharged(platform, shop, options);
const show = (id: string) => showCharge(platform, shop.actor, id);
const statusesOf = async (contractId: string) =>
  (
    await sql<{ status: string }>`
      select status from installments where contract_id = ${contractId}::uuid order by number`.execute(database.db)
  ).rows.map(({ status }) => status);
const creditOf = (borrowerId: string) => customerCreditCents(database.db, borrowerId);

describe('a Pix', () => {
  test('exact and in time settles: payment by Pix, books, receipt, limit, message, audit', async () => {
    const { charge, value, contractId, ids } = await charged();
    expect(await arrive(platform, { txid: charge.txid, value })).toMatchObject({ outcome: 'SETTLED' });
    expect(await statusesOf(contractId)).toEqual(['PAID', 'OPEN', 'OPEN']);
    const after = await show(charge.id);
    expect(after).toMatchObject({ status: 'SETTLED', receipts: [{ value, appliedValue: value, unappliedValue: 0 }] });
    const payment = await one(sql`
      select method, operator_id, total_cents::int as total, paid_on::text as day from payments where id = ${after.receipts[0]?.paymentId}::uuid`);
    expect(payment).toEqual({ method: 'PIX', operator_id: null, total: value, day: '2026-11-21' });
    const lines = sql<{ account: string }>`
      select l.account from journal_lines l join journal_entries e on e.borrower_id = l.borrower_id and e.id = l.entry_id
      where e.subject_id = ${after.receipts[0]?.paymentId}::uuid and l.amount_cents = ${value}`;
    expect(await one(lines)).toEqual({ account: 'cash_at_bank' });
    expect(await newestMessage(platform)).toContain('Pagamento confirmado');
    const audit = sql<{ n: number }>`
      select count(*) as n from audit_entries where subject = ${after.receipts[0]?.id} and action = 'pix.received'`;
    expect(await one(audit)).toEqual({ n: 1 });
    await expectRefusal(pay(ids.slice(0, 1)), 'ALREADY_PAID');
  });

  test('told twice by the bank, at once too, has one effect and one answer', async () => {
    const { charge, value, borrowerId } = await charged();
    const endToEndId = newEndToEndId();
    const told = await Promise.all(
      Array.from({ length: 6 }, () => arrive(platform, { txid: charge.txid, value, endToEndId })),
    );
    expect(told).toEqual(told.map(() => ({ endToEndId, outcome: 'SETTLED' })));
    clock.set('2026-11-25T15:00:00Z');
    expect(await arrive(platform, { txid: charge.txid, value, endToEndId })).toEqual(told[0]);
    clock.set(START);
    expect(await listReceipts(platform, shop.actor, borrowerId)).toHaveLength(1);
  });

  test('by the txid as the static code holds it is the same Pix', async () => {
    const { charge, value } = await charged();
    expect(await arrive(platform, { txid: charge.txid.slice(0, 25), value })).toMatchObject({ outcome: 'SETTLED' });
    expect(await arrive(platform, { txid: charge.txid.slice(0, 24), value })).toMatchObject({ outcome: 'UNKNOWN' });
  });

  test('paid in time but told late is counted on the day it was paid', async () => {
    const { charge, value } = await charged();
    clock.set('2026-11-23T15:00:00Z');
    await expirePixCharges.run(database.db, { day: '2026-11-23', now: clock.now(), cursor: null, limit: 1_000 });
    const paidAt = new Date('2026-11-21T15:30:00Z');
    expect(await arrive(platform, { txid: charge.txid, value, paidAt })).toMatchObject({ outcome: 'SETTLED' });
  });

  test('late is spent at the amounts of the day it came, not of the charge', async () => {
    const { charge, value, contractId } = await charged();
    clock.set('2026-12-30T15:00:00Z');
    expect(await arrive(platform, { txid: charge.txid, value })).toMatchObject({ outcome: 'APPLIED' });
    // Charged early with a discount, overdue now: it no longer covers the first.
    expect(await statusesOf(contractId)).toEqual(['OPEN', 'OPEN', 'OPEN']);
    const part = await one(sql<{ fine: number; partial: boolean }>`
      select fine_cents::int as fine, is_partial as partial from payment_items
      where contract_id = ${contractId}::uuid and kind = 'INSTALLMENT'`);
    expect(part?.partial).toBe(true);
    expect(part?.fine).toBeGreaterThan(0);
    const [receipt] = (await show(charge.id)).receipts;
    expect(receipt).toMatchObject({ appliedValue: value, unappliedValue: 0 });
  });

  test('of less or more is spent, and what nothing is owed for is a credit', async () => {
    const little = await charged();
    expect(await arrive(platform, { txid: little.charge.txid, value: 100 })).toMatchObject({ outcome: 'APPLIED' });
    expect((await show(little.charge.id)).receipts).toMatchObject([{ appliedValue: 100, unappliedValue: 0 }]);
    const much = await charged({ charged: 3 });
    const value = much.value + 5_000;
    expect(await arrive(platform, { txid: much.charge.txid, value })).toMatchObject({ outcome: 'APPLIED' });
    expect(await statusesOf(much.contractId)).toEqual(['PAID', 'PAID', 'PAID']);
    expect((await show(much.charge.id)).receipts).toMatchObject([{ appliedValue: much.value, unappliedValue: 5_000 }]);
    expect(await creditOf(much.borrowerId)).toBe(5_000);
    expect(await newestMessage(platform)).toContain('R$ 50,00 são um crédito seu');
  });

  test('for what was paid at the counter meanwhile pays the next; with nothing left it is a credit', async () => {
    const first = await charged();
    await pay(first.ids.slice(0, 1));
    expect(await arrive(platform, { txid: first.charge.txid, value: first.value })).toMatchObject({
      outcome: 'APPLIED',
    });
    expect((await statusesOf(first.contractId)).slice(0, 2)).toEqual(['PAID', 'PAID']);
    const all = await charged({ charged: 3 });
    await pay(all.ids);
    expect(await arrive(platform, { txid: all.charge.txid, value: all.value })).toMatchObject({ outcome: 'CREDITED' });
    expect(await arrive(platform, { txid: all.charge.txid, value: 700 })).toMatchObject({ outcome: 'DUPLICATE' });
    expect(await creditOf(all.borrowerId)).toBe(all.value + 700);
    expect(await listReceipts(platform, shop.actor, all.borrowerId)).toMatchObject([
      { outcome: 'DUPLICATE', paymentId: null, unappliedValue: 700 },
      { outcome: 'CREDITED', paymentId: null, unappliedValue: all.value },
    ]);
  });

  test('of no charge of ours is kept once and answered, so that the bank stops', async () => {
    const endToEndId = newEndToEndId();
    const before = await count('pix_receipts');
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await arrive(platform, { txid: 'nobody', value: 100, endToEndId })).toEqual({
        endToEndId,
        outcome: 'UNKNOWN',
      });
    }
    const kept = sql<{ n: number }>`select count(*) as n from pix_unmatched where end_to_end_id = ${endToEndId}`;
    expect(await one(kept)).toEqual({ n: 1 });
    expect(await count('pix_receipts')).toBe(before);
  });

  const placesOf = async (endToEndId: string) =>
    one(sql<{ received: number; waiting: number }>`
      select (select count(*) from pix_receipts where end_to_end_id = ${endToEndId}) as received,
        (select count(*) from pix_unmatched where end_to_end_id = ${endToEndId}) as waiting`);

  test('told under a wrong txid and then under the right one is received, and waits no more', async () => {
    const { charge, value } = await charged();
    const endToEndId = newEndToEndId();
    const before = await waitingPix(database.db);
    expect((await arrive(platform, { txid: 'wrong', value, endToEndId })).outcome).toBe('UNKNOWN');
    expect(await waitingPix(database.db)).toEqual({ count: before.count + 1, cents: before.cents + value });
    expect((await arrive(platform, { txid: charge.txid, value, endToEndId })).outcome).toBe('SETTLED');
    expect(await waitingPix(database.db)).toEqual(before);
    expect(await placesOf(endToEndId)).toEqual({ received: 1, waiting: 0 });
    const audit = sql<{ txid: string }>`
      select detail ->> 'firstTxid' as txid from audit_entries where detail ->> 'endToEndId' = ${endToEndId}`;
    expect(await one(audit)).toEqual({ txid: 'wrong' });
    expect((await arrive(platform, { txid: 'wrong', value, endToEndId })).outcome).toBe('SETTLED');
    expect(await placesOf(endToEndId)).toEqual({ received: 1, waiting: 0 });
  });

  /** Until so many others of this database wait for a lock. */
  const untilBlocked = (others: number) =>
    vi.waitFor(async () => {
      const waiting = sql<{ n: number }>`
        select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      expect((await one(waiting))?.n).toBe(others);
    });

  // Planted: a write that deletes the row itself, in the snapshot of before, leaves both behind the limit; one that does
  // not write the row first, or a notice that does not look at the receipts after it, leaves both behind the charge.
  test.each([
    [
      'the limit',
      0,
      (borrowerId: string) => sql`select 1 from credit_limits where borrower_id = ${borrowerId}::uuid for update`,
    ],
    [
      'the charge',
      1,
      (borrowerId: string) => sql`select 1 from pix_charges where borrower_id = ${borrowerId}::uuid for update`,
    ],
  ])('told under both at once, the right one held up behind %s, has one place', async (_, alsoWaits, hold) => {
    const { charge, value, borrowerId } = await charged();
    const endToEndId = newEndToEndId();
    const told: Promise<{ outcome: string }>[] = [];
    await database.db.transaction(async (tx) => {
      await hold(borrowerId).execute(tx);
      told.push(arrive(platform, { txid: charge.txid, value, endToEndId }));
      await untilBlocked(1);
      told.push(arrive(platform, { txid: 'wrong', value, endToEndId }));
      await (alsoWaits ? untilBlocked(2) : told[1]);
    });
    const outcomes = (await Promise.all(told)).map(({ outcome }) => outcome);
    expect(outcomes).toEqual(['SETTLED', alsoWaits ? 'SETTLED' : 'UNKNOWN']);
    expect(await placesOf(endToEndId)).toEqual({ received: 1, waiting: 0 });
  });

  test('is seen by who looked the customer up', async () => {
    const { borrowerId } = await charged();
    const stranger = await givenShop(platform);
    await expectRefusal(listReceipts(platform, stranger.actor, borrowerId), 'BORROWER_NOT_FOUND');
  });
});
