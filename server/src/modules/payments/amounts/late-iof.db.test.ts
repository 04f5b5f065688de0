import { sql } from '../../../kernel/db/sql.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { givenPolicyDocument } from '../../policies/testing.ts';
import { givenShop } from '../../../testing/shop.ts';
import { arrive, givenPixCharge } from '../../pix/testing.ts';
import { counterOf, givenAgreement, givenRenegotiationPolicy } from '../../renegotiation/testing.ts';
import { deskOf, givenColleague, givenInstallments } from '../testing/desk.ts';
import { listPayments } from '../receiving/use-cases/list-payments.ts';
import { quotePayoff } from '../payoff/use-cases/quote-payoff.ts';
import { prepareCounter } from '../../../testing/prepare-counter.ts';

/** Six installments from 21/12/2026 on. */
const { database, platform, clock, shop } = prepareCounter();
const desk = deskOf(platform, shop);

const paymentOf = (entries: readonly { paymentId: string }[]) => entries[0]?.paymentId ?? '';

/** Lines of IOF of a payment's entry, and what its items keep, by number of installment. */
async function taxOf(paymentId: string, event = 'PAYMENT') {
  const { rows } = await sql<{ posted: Record<string, number>; items: [number, number, number][] }>`
    select (select coalesce(json_object_agg(l.account, l.amount_cents), '{}') from journal_entries e
        join journal_lines l on l.borrower_id = e.borrower_id and l.entry_id = e.id and l.account in ('iof_payable', 'iof_absorbed')
        where e.subject_id = ${paymentId}::uuid and e.event = ${event}) as posted,
      (select json_agg(json_build_array(m.principal_cents, m.late_iof_cents, m.late_iof_absorbed_cents) order by i.number)
        from payment_items m join installments i on i.id = m.installment_id where m.payment_id = ${paymentId}::uuid) as items`.execute(
    database.db,
  );
  return rows[0] ?? { posted: {}, items: [] };
}

const owed = (principalCents: number, days: number) => Math.round((principalCents * days * 82) / 1_000_000);
const absorbed = (cents: number) => ({ iof_absorbed: cents, iof_payable: -cents });

test('an installment paid late costs the customer no IOF; the lender owes it', async () => {
  const { borrowerId, ids } = await givenInstallments(platform, shop);
  clock.set('2027-01-05T15:00:00Z');
  const [late] = await desk.open(borrowerId);
  const total = (late?.installmentValue ?? 0) + (late?.interest ?? 0);
  expect(late?.paymentDue).toBe(total);
  const paid = await desk.pay(ids.slice(0, 2), {});
  expect(paid.find((entry) => entry.installmentId === ids[0])?.paidValue).toBe(total);
  const { posted, items } = await taxOf(paymentOf(paid));
  const [principal = 0] = items[0] ?? [];
  expect(owed(principal, 15)).toBeGreaterThan(0);
  expect(items.map(([, ...tax]) => tax)).toEqual([
    [0, owed(principal, 15)],
    [0, 0],
  ]);
  expect(posted).toEqual(absorbed(owed(principal, 15)));
});

test('paid in time, or on the business day after a weekend: nothing, or the days of the weekend', async () => {
  const { ids, rows } = await givenInstallments(platform, shop);
  clock.set('2027-01-21T15:00:00Z');
  await desk.pay(ids.slice(0, 1));
  expect((await taxOf(paymentOf(await desk.pay(ids.slice(1, 2))))).posted).toEqual({});
  // 21/02/2027 is a Sunday.
  clock.set('2027-02-22T15:00:00Z');
  const paid = await desk.pay(ids.slice(2, 3));
  const { posted, items } = await taxOf(paymentOf(paid));
  expect(paid[0]?.paidValue).toBe(rows[2]?.installmentValue);
  expect(posted).toEqual(absorbed(owed(items[0]?.[0] ?? 0, 1)));
});

test('a part owes for the principal it settles, the rest for its own', async () => {
  const { ids, contractId } = await givenInstallments(platform, shop);
  clock.set('2027-01-20T15:00:00Z');
  const part = await taxOf((await desk.payAmount(contractId, 6_000)).paymentId);
  clock.set('2028-06-20T15:00:00Z');
  const rest = await taxOf(paymentOf(await desk.pay(ids.slice(0, 1))));
  const [[first = 0] = [], [second = 0] = []] = [part.items[0], rest.items[0]];
  expect(Math.min(first, second)).toBeGreaterThan(0);
  expect([part.posted, rest.posted]).toEqual([absorbed(owed(first, 30)), absorbed(owed(second, 365 - 30))]);
});

test('taken back, it is reversed; paid again later, it is owed for more days', async () => {
  const { ids } = await givenInstallments(platform, shop);
  const manager = await givenColleague(platform, shop);
  clock.set('2027-01-05T15:00:00Z');
  const paymentId = paymentOf(await desk.pay(ids.slice(0, 1)));
  const { posted, items } = await taxOf(paymentId);
  await desk.undo(paymentId, { by: manager });
  const cents = posted['iof_absorbed'] ?? 0;
  expect((await taxOf(paymentId, 'PAYMENT_UNDO')).posted).toEqual({ iof_absorbed: -cents, iof_payable: cents });
  clock.set('2027-03-01T15:00:00Z');
  const again = await taxOf(paymentOf(await desk.pay(ids.slice(0, 1))));
  expect(again.posted).toEqual(absorbed(owed(items[0]?.[0] ?? 0, 70)));
});

test('a Pix owes it as the counter does', async () => {
  const { ids } = await givenInstallments(platform, shop);
  clock.set('2027-01-05T15:00:00Z');
  const charge = await givenPixCharge(platform, shop, ids.slice(0, 1));
  await arrive(platform, { txid: charge.txid, value: charge.value });
  const found = await sql<{ id: string }>`
    select payment_id as id from payment_items where installment_id = ${ids[0]}::uuid`.execute(database.db);
  const { posted, items } = await taxOf(found.rows[0]?.id ?? '');
  expect(posted).toEqual(absorbed(owed(items[0]?.[0] ?? 0, 15)));
});

test('a sale of the store itself has none', async () => {
  const own = await givenShop(platform, {
    lenderType: 'STORE_OWN',
    plans: [{ dueDateRule: 'MONTHLY', rateMonthly: '0.009', counts: [6] }],
  });
  const { ids } = await givenInstallments(platform, own);
  clock.set('2027-06-21T15:00:00Z');
  const { posted, items } = await taxOf(paymentOf(await deskOf(platform, own).pay(ids)));
  expect(posted).toEqual({});
  expect(items.every(([, charged, borne]) => charged === 0 && borne === 0)).toBe(true);
});

test('paid through an agreement the principal owes the days since the agreement', async () => {
  await givenRenegotiationPolicy(platform, shop);
  const { borrowerId, contractId } = await givenInstallments(platform, shop, 1);
  clock.set('2027-02-22T15:00:00Z');
  const { paymentIds } = await givenAgreement(platform, shop, borrowerId, { contractIds: [contractId], count: 1 });
  clock.set('2027-03-10T15:00:00Z');
  const { posted, items } = await taxOf(paymentOf(await counterOf(platform, shop).pay(paymentIds[0] ?? '')));
  expect(posted).toEqual(absorbed(owed(items[0]?.[0] ?? 0, 79 - 63)));
});

test('a contract keeps the rate it was sold at', async () => {
  const { ids } = await givenInstallments(platform, shop);
  clock.set('2027-01-05T15:00:00Z');
  const later = { dailyRate: '0.0002', additionalRate: '0.0038', capDays: 365, source: 'test' };
  await givenPolicyDocument(database.db, { kind: 'iof', validFrom: '2026-12-01', document: later });
  const { posted, items } = await taxOf(paymentOf(await desk.pay(ids.slice(0, 1))));
  await sql`delete from policy_documents where kind = 'iof' and valid_from = '2026-12-01'`.execute(database.db);
  expect(posted).toEqual(absorbed(owed(items[0]?.[0] ?? 0, 15)));
});

describe('where the law of the lender lets the customer bear it', () => {
  beforeEach(async () => {
    await sql`update policy_documents set document = jsonb_set(document, '{lateIof}', '"CHARGE"') where kind = 'lending-rule'`.execute(
      database.db,
    );
  });
  afterEach(async () => {
    await sql`update policy_documents set document = jsonb_set(document, '{lateIof}', '"ABSORB"') where kind = 'lending-rule'`.execute(
      database.db,
    );
  });
  const principalOf = async (installmentId = '') => {
    const { rows } = await sql<{ cents: number }>`
      select principal_cents as cents from installments where id = ${installmentId}::uuid`.execute(database.db);
    return rows[0]?.cents ?? 0;
  };
  const LATE = '2027-01-05T15:00:00Z';

  test('it is said apart, paid with the installment, and kept whole by the tax authority', async () => {
    const { borrowerId, contractId, ids } = await givenInstallments(platform, shop);
    clock.set(LATE);
    const tax = owed(await principalOf(ids[0]), 15);
    expect(tax).toBeGreaterThan(0);
    const [late, next] = await desk.open(borrowerId);
    const { installmentValue = 0, fine = 0, lateInterest = 0, contractInterest = 0 } = late ?? {};
    const charges = fine + lateInterest + contractInterest + tax;
    expect(late).toMatchObject({ lateIof: tax, interest: charges, paymentDue: installmentValue + charges });
    expect(next?.lateIof).toBe(0);
    const quote = await quotePayoff(platform, shop.actor, contractId);
    expect(quote).toMatchObject({
      charges,
      installments: [{ lateIof: tax, paymentDue: late?.paymentDue }, {}, {}, {}, {}, {}],
    });
    const paid = await desk.pay(ids.slice(0, 1), { expectedTotal: (late?.paymentDue ?? 0) + 600 });
    expect(await taxOf(paymentOf(paid))).toMatchObject({
      posted: { iof_payable: -tax },
      items: [[expect.anything(), tax, 0]],
    });
    const [history] = await listPayments(platform, shop.actor, contractId);
    expect(history?.items.map((item) => item.lateIof)).toEqual([tax, 0]);
    const receipt = await sql<{ items: { lateIofCents?: number }[] }>`
      select document -> 'items' as items from receipts where subject_id = ${paymentOf(paid)}::uuid`.execute(
      database.db,
    );
    expect(receipt.rows[0]?.items.map((item) => item.lateIofCents)).toEqual([tax, undefined]);
  });

  test('a weekend stays free of it: the lender bears its days', async () => {
    const { ids, rows } = await givenInstallments(platform, shop);
    clock.set('2027-02-22T15:00:00Z');
    await desk.pay(ids.slice(0, 2));
    const paid = await desk.pay(ids.slice(2, 3));
    expect(paid[0]?.paidValue).toBe(rows[2]?.installmentValue);
    expect((await taxOf(paymentOf(paid))).posted).toEqual(absorbed(owed(await principalOf(ids[2]), 1)));
  });

  test('parts pay theirs, and undone both, the installment costs what it did', async () => {
    const { borrowerId, contractId, ids } = await givenInstallments(platform, shop);
    const manager = await givenColleague(platform, shop);
    clock.set('2027-06-01T15:00:00Z');
    const due = async () => (await desk.open(borrowerId))[0]?.paymentDue;
    const before = await due();
    const part = (await desk.payAmount(contractId, 16_000)).paymentId;
    const rest = paymentOf(await desk.pay(ids.slice(0, 1)));
    const items = [...(await taxOf(part)).items, ...(await taxOf(rest)).items];
    expect(items).toHaveLength(2);
    for (const [principal, charged, borne] of items) {
      expect(charged + borne).toBe(owed(principal, 162));
      expect(charged).toBeGreaterThan(0);
      expect(borne).toBeLessThanOrEqual(1);
    }
    await desk.undo(rest, { by: manager });
    await desk.undo(part, { by: manager });
    expect(await due()).toBe(before);
  });

  test('a Pix charge asks for it, and settles it', async () => {
    const { borrowerId, ids } = await givenInstallments(platform, shop);
    clock.set(LATE);
    const [late] = await desk.open(borrowerId);
    const charge = await givenPixCharge(platform, shop, ids.slice(0, 1));
    expect(charge.value).toBe((late?.paymentDue ?? 0) + 600);
    expect((await arrive(platform, { txid: charge.txid, value: charge.value })).outcome).toBe('SETTLED');
  });

  test('a sale of the store itself and a contract sold before stay without it', async () => {
    await sql`update policy_documents set document = jsonb_set(document, '{lateIof}', '"ABSORB"') where kind = 'lending-rule'`.execute(
      database.db,
    );
    const before = await givenInstallments(platform, shop);
    await sql`update policy_documents set document = jsonb_set(document, '{lateIof}', '"CHARGE"') where kind = 'lending-rule'`.execute(
      database.db,
    );
    const own = await givenShop(platform, {
      lenderType: 'STORE_OWN',
      plans: [{ dueDateRule: 'MONTHLY', rateMonthly: '0.009', counts: [6] }],
    });
    const sold = await givenInstallments(platform, own);
    clock.set(LATE);
    expect((await desk.open(before.borrowerId))[0]?.lateIof).toBe(0);
    expect((await deskOf(platform, own).open(sold.borrowerId))[0]?.lateIof).toBe(0);
  });

  test('an agreement takes it over up to its day, when it fell due; the lender bears the days after it', async () => {
    await givenRenegotiationPolicy(platform, shop);
    const { borrowerId, contractId, ids } = await givenInstallments(platform, shop, 1);
    clock.set('2027-02-22T15:00:00Z');
    const [late] = await desk.open(borrowerId);
    const principal = await principalOf(ids[0]);
    expect(late?.lateIof).toBe(owed(principal, 63));
    const { id, paymentIds } = await givenAgreement(platform, shop, borrowerId, {
      contractIds: [contractId],
      count: 1,
    });
    const { rows } = await sql<{
      cents: number;
    }>`select debt_cents as cents from renegotiations where id = ${id}::uuid`.execute(database.db);
    expect(rows[0]?.cents).toBe(late?.paymentDue);
    clock.set('2027-03-10T15:00:00Z');
    const { items } = await taxOf(paymentOf(await counterOf(platform, shop).pay(paymentIds[0] ?? '')));
    expect(items).toEqual([[principal, owed(principal, 63), owed(principal, 79 - 63) - owed(principal, 63)]]);
  });

  test('a broken agreement leaves it to be paid for every day', async () => {
    await givenRenegotiationPolicy(platform, shop);
    const counter = counterOf(platform, shop);
    const { borrowerId, contractId, ids } = await givenInstallments(platform, shop, 1);
    clock.set('2027-02-22T15:00:00Z');
    const { id, paymentIds } = await givenAgreement(platform, shop, borrowerId, {
      contractIds: [contractId],
      count: 3,
    });
    clock.set('2027-03-22T15:00:00Z');
    const { items } = await taxOf(paymentOf(await counter.pay(paymentIds[0] ?? '')));
    const [settled, charged, borne] = items[0] ?? [0, 0, 0];
    expect(charged).toBeGreaterThan(0);
    expect(charged + borne).toBe(owed(settled, 91 - 63));
    await counter.breakUp(id);
    clock.set('2027-04-20T15:00:00Z');
    expect((await desk.open(borrowerId))[0]?.lateIof).toBe(owed((await principalOf(ids[0])) - settled, 120));
  });
});
