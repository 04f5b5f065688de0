import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../kernel/ids.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { expectBooksHold } from '../../../testing/books.ts';
import { openTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { setClock, testPlatform } from '../../../testing/platform.ts';
import { claimOf, givenCustomer, givenSale, givenShop, paymentsPorts, type Shop } from '../../../testing/shop.ts';
import { payInstallments } from '../index.ts';
import { expirePixCharges } from './expire-charges.ts';
import type { PixPorts } from './ports.ts';
import { arrive, givenPixCharge, newEndToEndId, testPix } from './testing.ts';
import { cancelCharge } from './use-cases/cancel-charge.ts';
import { listReceipts } from './use-cases/list-receipts.ts';
import { refundCredit } from './use-cases/refund-credit.ts';
import { showCharge } from './use-cases/show-charge.ts';

const START = '2026-11-21T15:00:00Z';
const clock = setClock(START);
let database: TestDatabase;
let platform: Platform;
let shop: Shop;

beforeAll(async () => {
  database = await openTestDatabase();
  platform = testPlatform(database.db, clock);
  shop = await givenShop(platform);
});
beforeEach(() => clock.set(START));
afterAll(async () => {
  await expectBooksHold(database.db);
  await database.close();
});

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? error.code : error),
  );
const one = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(database.db)).rows[0];
const count = async (table: string) =>
  (await one(sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`))?.n ?? 0;

/** A customer who owes installments of 200 reais and a fee of 6, the first of them charged. */
async function givenCharged(installments = 3, charged = 1) {
  const borrowerId = await givenCustomer(platform, shop);
  const contractId = await givenSale(platform, shop, borrowerId, { cents: 60_000, count: installments });
  const { rows } = await sql<{ id: string }>`
    select id from installments where contract_id = ${contractId}::uuid order by number`.execute(database.db);
  const ids = rows.map(({ id }) => id);
  const answer = await givenPixCharge(platform, shop, ids.slice(0, charged));
  return { borrowerId, contractId, ids, charge: answer, value: answer.value as number };
}
const pay = (ids: readonly string[]) =>
  payInstallments(platform, paymentsPorts, shop.actor, claimOf(shop, 'POST /pay'), {
    installmentIds: ids,
    storeId: shop.storeId,
  });
const show = (id: string) => showCharge(platform, shop.actor, id);
const refund = (receiptId: string, { key = newId(), by = shop } = {}) =>
  refundCredit(platform, by.actor, claimOf(by, 'POST /refund', key), { receiptId, reason: 'devolvido no caixa' });
const statusesOf = async (contractId: string) =>
  (
    await sql<{ status: string }>`
      select status from installments where contract_id = ${contractId}::uuid order by number`.execute(database.db)
  ).rows.map(({ status }) => status);
const messagesOf = async (borrowerId: string) => {
  const rows = await sql<{ text: string }>`
    select m.text_sealed as text from messages m join borrowers b on b.id = ${borrowerId}::uuid
    where m.purpose in ('PIX_CHARGE', 'PAYMENT_RECEIVED') and m.created_at >= ${START}::timestamptz order by m.id`.execute(
    database.db,
  );
  return rows.rows.map(({ text }) => platform.secrets.decrypt(text));
};
const creditOf = async (borrowerId: string) =>
  (
    await one(sql<{ cents: number }>`
      select coalesce(-sum(amount_cents), 0)::bigint as cents from journal_lines
      where borrower_id = ${borrowerId}::uuid and account = 'customer_credits'`)
  )?.cents;

describe('a charge', () => {
  test('is of the amounts of the day with the open fee, ends with the day, and reaches the customer', async () => {
    clock.set('2026-11-22T03:30:00Z');
    const { charge, borrowerId } = await givenCharged();
    expect(charge).toMatchObject({ status: 'ACTIVE', receipts: [], expiresAt: '2026-11-22T04:00:00.000Z' });
    expect(charge.txid).toMatch(/^[0-9a-f]{32}$/);
    expect(charge.value).toBeGreaterThan(15_000);
    expect((await messagesOf(borrowerId)).at(-1)).toContain(`\nbr-code-of-${charge.txid}`);
    clock.set('2026-11-22T04:00:00Z');
    expect((await show(charge.id)).status).toBe('EXPIRED');
  });

  test('is made once a key, and the key repeats its answer also after it is paid', async () => {
    const { ids, value } = await givenCharged();
    const first = await givenPixCharge(platform, shop, ids.slice(0, 1), { key: 'the-key-of-a-charge' });
    expect(await givenPixCharge(platform, shop, ids.slice(0, 1), { key: 'the-key-of-a-charge' })).toEqual(first);
    await arrive(platform, { txid: first.txid, value });
    expect(await givenPixCharge(platform, shop, ids.slice(0, 1), { key: 'the-key-of-a-charge' })).toEqual(first);
  });

  test('that the bank does not take is taken up again under its key, with the same txid', async () => {
    const { ids } = await givenCharged();
    const asked: string[] = [];
    let isDown = true;
    const provider: PixPorts['provider'] = {
      createCharge: ({ txid }) => {
        asked.push(txid);
        return isDown ? Promise.reject(new Error('bank down')) : Promise.resolve({ brCode: 'x' });
      },
    };
    const ask = (key: string, of = ids.slice(0, 1)) =>
      givenPixCharge(platform, shop, of, { key, pix: { ...testPix, provider } });
    expect(await codeOf(ask('a-key-while-down'))).toBe('SERVICE_UNAVAIBLE');
    expect(await codeOf(ask('a-key-while-down'))).toBe('SERVICE_UNAVAIBLE');
    isDown = false;
    const charge = await ask('a-key-while-down');
    expect(new Set(asked)).toEqual(new Set([charge.txid]));
    expect(charge.status).toBe('ACTIVE');
    isDown = true;
    expect(await codeOf(ask('a-key-too-late'))).toBe('SERVICE_UNAVAIBLE');
    clock.set('2026-11-21T16:00:00Z');
    expect(await codeOf(ask('a-key-too-late'))).toBe('PIX_CHARGE_EXPIRED');
  });

  test('asked for twice at once is one charge', async () => {
    const { ids } = await givenCharged();
    const before = await count('pix_charges');
    const ask = () => givenPixCharge(platform, shop, ids.slice(0, 1), { key: 'a-key-twice-at-once' });
    const codes = await Promise.all([codeOf(ask()), codeOf(ask())]);
    expect(codes.filter((code) => code !== 'done' && code !== 'REQUEST_IN_PROGRESS')).toEqual([]);
    expect(await count('pix_charges')).toBe(before + 1);
    expect(await codeOf(ask())).toBe('done');
  });

  test('is refused as a payment is', async () => {
    const { ids } = await givenCharged();
    const [, second = ''] = ids;
    expect(await codeOf(givenPixCharge(platform, shop, [second]))).toBe('PREVIOUS_INSTALLMENT_IS_PENDING');
    const stranger = await givenShop(platform);
    expect(await codeOf(givenPixCharge(platform, stranger, ids.slice(0, 1)))).toBe('INSTALLMENT_NOT_FOUND');
  });

  test('is cancelled once and shown to its retailer alone; a paid one is not cancelled', async () => {
    const { charge, value, borrowerId } = await givenCharged();
    const stranger = await givenShop(platform);
    expect(await codeOf(showCharge(platform, stranger.actor, charge.id))).toBe('PIX_CHARGE_NOT_FOUND');
    expect(await codeOf(cancelCharge(platform, stranger.actor, charge.id))).toBe('PIX_CHARGE_NOT_FOUND');
    expect((await cancelCharge(platform, shop.actor, charge.id)).status).toBe('CANCELED');
    expect((await cancelCharge(platform, shop.actor, charge.id)).status).toBe('CANCELED');
    const audit = sql<{
      n: number;
    }>`select count(*) as n from audit_entries where subject = ${charge.id} and action = 'pix.canceled'`;
    expect(await one(audit)).toEqual({ n: 1 });
    expect(await arrive(platform, { txid: charge.txid, value })).toMatchObject({ outcome: 'APPLIED' });
    expect(await codeOf(cancelCharge(platform, shop.actor, charge.id))).toBe('PIX_CHARGE_ALREADY_SETTLED');
    expect((await listReceipts(platform, shop.actor, borrowerId)).map(({ outcome }) => outcome)).toEqual(['APPLIED']);
  });

  test('is marked by the day close when its time is over, a paid one never', async () => {
    const { charge } = await givenCharged();
    const paid = await givenCharged();
    await arrive(platform, { txid: paid.charge.txid, value: paid.value });
    const run = (now: string, limit = 100) =>
      expirePixCharges.run(database.db, { day: '2026-11-21', now: new Date(now), cursor: null, limit });
    expect(await run('2026-11-21T15:59:59Z')).toEqual({ rows: 0, cursor: null });
    expect((await run('2026-11-21T16:00:00Z', 1)).rows).toBe(1);
    while ((await run('2026-11-21T16:00:00Z', 1)).cursor !== null);
    const stored = sql<{ status: string }>`
      select status from pix_charges where id in (${charge.id}::uuid, ${paid.charge.id}::uuid) order by status`;
    expect((await stored.execute(database.db)).rows).toEqual([{ status: 'EXPIRED' }, { status: 'SETTLED' }]);
  });
});

describe('a Pix', () => {
  test('exact and in time settles: payment by Pix, books, receipt, limit, message, audit', async () => {
    const { charge, value, contractId, borrowerId, ids } = await givenCharged();
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
    expect((await messagesOf(borrowerId)).at(-1)).toContain('Pagamento confirmado');
    const audit = sql<{ n: number }>`
      select count(*) as n from audit_entries where subject = ${after.receipts[0]?.id} and action = 'pix.received'`;
    expect(await one(audit)).toEqual({ n: 1 });
    expect(await codeOf(pay(ids.slice(0, 1)))).toBe('ALREADY_PAID');
  });

  test('told twice by the bank, at once too, has one effect and one answer', async () => {
    const { charge, value, borrowerId } = await givenCharged();
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
    const { charge, value } = await givenCharged();
    expect(await arrive(platform, { txid: charge.txid.slice(0, 25), value })).toMatchObject({ outcome: 'SETTLED' });
    expect(await arrive(platform, { txid: charge.txid.slice(0, 24), value })).toMatchObject({ outcome: 'UNKNOWN' });
  });

  test('paid in time but told late is counted on the day it was paid', async () => {
    const { charge, value } = await givenCharged();
    clock.set('2026-11-23T15:00:00Z');
    await expirePixCharges.run(database.db, { day: '2026-11-23', now: clock.now(), cursor: null, limit: 1_000 });
    const paidAt = new Date('2026-11-21T15:30:00Z');
    expect(await arrive(platform, { txid: charge.txid, value, paidAt })).toMatchObject({ outcome: 'SETTLED' });
  });

  test('late is spent at the amounts of the day it came, not of the charge', async () => {
    const { charge, value, contractId } = await givenCharged();
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
    const little = await givenCharged();
    expect(await arrive(platform, { txid: little.charge.txid, value: 100 })).toMatchObject({ outcome: 'APPLIED' });
    expect((await show(little.charge.id)).receipts).toMatchObject([{ appliedValue: 100, unappliedValue: 0 }]);
    const much = await givenCharged(3, 3);
    const value = much.value + 5_000;
    expect(await arrive(platform, { txid: much.charge.txid, value })).toMatchObject({ outcome: 'APPLIED' });
    expect(await statusesOf(much.contractId)).toEqual(['PAID', 'PAID', 'PAID']);
    expect((await show(much.charge.id)).receipts).toMatchObject([{ appliedValue: much.value, unappliedValue: 5_000 }]);
    expect(await creditOf(much.borrowerId)).toBe(5_000);
    expect((await messagesOf(much.borrowerId)).at(-1)?.replaceAll('\u00a0', ' ')).toContain(
      'R$ 50,00 são um crédito seu',
    );
  });

  test('for what was paid at the counter meanwhile pays the next; with nothing left it is a credit', async () => {
    const first = await givenCharged();
    await pay(first.ids.slice(0, 1));
    expect(await arrive(platform, { txid: first.charge.txid, value: first.value })).toMatchObject({
      outcome: 'APPLIED',
    });
    expect((await statusesOf(first.contractId)).slice(0, 2)).toEqual(['PAID', 'PAID']);
    const all = await givenCharged(3, 3);
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

  test('is seen by who looked the customer up', async () => {
    const { borrowerId } = await givenCharged();
    const stranger = await givenShop(platform);
    expect(await codeOf(listReceipts(platform, stranger.actor, borrowerId))).toBe('BORROWER_NOT_FOUND');
  });
});

describe('a credit handed back', () => {
  async function givenCredit() {
    const { charge, borrowerId, ids, value } = await givenCharged(3, 3);
    await pay(ids);
    await arrive(platform, { txid: charge.txid, value });
    const [receipt] = (await show(charge.id)).receipts;
    return { borrowerId, value, receiptId: receipt?.id ?? '' };
  }

  test('leaves the books once, with its audit row', async () => {
    const { borrowerId, receiptId, value } = await givenCredit();
    const first = await refund(receiptId, { key: 'the-key-of-a-refund' });
    expect(first).toMatchObject({ id: receiptId, unappliedValue: value, refundedAt: clock.now().toISOString() });
    expect(await refund(receiptId, { key: 'the-key-of-a-refund' })).toEqual(first);
    expect(await codeOf(refund(receiptId))).toBe('PIX_ALREADY_REFUNDED');
    expect(await creditOf(borrowerId)).toBe(0);
    const audit = sql<{ n: number }>`
      select count(*) as n from audit_entries where subject = ${receiptId} and action = 'pix.refunded'`;
    expect(await one(audit)).toEqual({ n: 1 });
  });

  test('by two at once is handed back once', async () => {
    const { receiptId, borrowerId } = await givenCredit();
    const codes = await Promise.all(Array.from({ length: 5 }, () => codeOf(refund(receiptId))));
    expect(codes.toSorted()).toEqual([...Array<string>(4).fill('PIX_ALREADY_REFUNDED'), 'done']);
    expect(await creditOf(borrowerId)).toBe(0);
  });

  test('there must be one, of the own retailer', async () => {
    const { charge, value } = await givenCharged();
    await arrive(platform, { txid: charge.txid, value });
    const [receipt] = (await show(charge.id)).receipts;
    expect(await codeOf(refund(receipt?.id ?? ''))).toBe('PIX_WITHOUT_CREDIT');
    const { receiptId } = await givenCredit();
    expect(await codeOf(refund(receiptId, { by: await givenShop(platform) }))).toBe('PIX_RECEIPT_NOT_FOUND');
  });
});
