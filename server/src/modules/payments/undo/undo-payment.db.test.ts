import { cents } from '@balcao/credit-math';
import { sql } from '../../../kernel/db/sql.ts';
import { describe, expect, test } from 'vitest';
import { newId } from '../../../kernel/ids.ts';
import { call, givenApi, givenSession } from '../../../testing/counter.ts';
import { pdfLines } from '../../../testing/pdf-text.ts';
import { by as keyed, givenSale, givenShop, grant, type Shop, paymentsPorts } from '../../../testing/shop.ts';
import { cancelContract } from '../../cancellation/index.ts';
import { givenStore } from '../../retailers/testing.ts';
import { arrive, givenPixCharge } from '../../pix/testing.ts';
import { deskOf, givenColleague, givenInstallments } from '../testing/desk.ts';
import { listPayments } from '../receiving/use-cases/list-payments.ts';
import { prepareCounter } from '../../../testing/prepare-counter.ts';
import { prepared } from '../../../testing/prepared.ts';
import { codeOf, expectRefusal } from '../../../testing/refusals.ts';

const TODAY = '2026-11-21T15:00:00Z';
const { database, platform, clock, shop } = prepareCounter({ at: TODAY });
const desk = deskOf(platform, shop);
const manager = prepared(() => givenColleague(platform, shop));

const six = () => givenInstallments(platform, shop);
const undo = (paymentId: string, by: Shop = manager) => desk.undo(paymentId, { by });
const paymentOf = (entries: readonly { paymentId: string }[]) => entries[0]?.paymentId ?? '';

/** Everything about a borrower that a payment may change, besides counters and what is only added to. */
async function stateOf(borrowerId: string) {
  const { rows } = await sql<{ state: unknown }>`
    select jsonb_build_object('installments', (select jsonb_agg(to_jsonb(i) order by i.contract_id, i.number) from installments i where i.borrower_id = ${borrowerId}::uuid),
      'fees', (select jsonb_agg(to_jsonb(f) order by f.id) from fees f where f.borrower_id = ${borrowerId}::uuid),
      'used', (select used_cents from credit_limits where borrower_id = ${borrowerId}::uuid),
      'balances', (select jsonb_object_agg(account, cents) from (select account, sum(amount_cents) as cents from journal_lines
        where borrower_id = ${borrowerId}::uuid group by account having sum(amount_cents) <> 0) b)) as state`.execute(
    database.db,
  );
  return rows[0]?.state;
}

const oneNumber = async (query: ReturnType<typeof sql<{ n: number }>>) => (await query.execute(database.db)).rows[0]?.n;

describe('taking a payment back leaves everything as it was before it', () => {
  test('whole installments and the fee', async () => {
    const { borrowerId, ids } = await six();
    const before = await stateOf(borrowerId);
    const paid = await desk.pay(ids.slice(0, 2));
    expect(await stateOf(borrowerId)).not.toEqual(before);
    const answer = await undo(paymentOf(paid));
    expect(answer).toMatchObject({ paymentId: paymentOf(paid), method: 'STORE_CASH' });
    expect(answer.total).toBe(paid.reduce((sum, entry) => sum + entry.paidValue, 0));
    expect(await stateOf(borrowerId)).toEqual(before);
  });

  test('a part paid early, and one paid late after it', async () => {
    const { borrowerId, contractId } = await six();
    const states = [await stateOf(borrowerId)];
    const payments: string[] = [];
    for (const [at, amount] of [
      [TODAY, 2_600],
      ['2027-01-05T15:00:00Z', 1_500],
      ['2027-01-20T15:00:00Z', 200],
      ['2027-02-10T15:00:00Z', 20_000],
    ] as const) {
      clock.set(at);
      payments.push((await desk.payAmount(contractId, amount)).paymentId);
      states.push(await stateOf(borrowerId));
    }
    for (const paymentId of payments.toReversed()) {
      expect(await stateOf(borrowerId)).toEqual(states.pop());
      await undo(paymentId);
    }
    expect(await stateOf(borrowerId)).toEqual(states.pop());
  });

  test('what paid the contract off, and it can be paid off again', async () => {
    const { borrowerId, ids } = await six();
    await undo(paymentOf(await desk.pay(ids)));
    expect(await desk.open(borrowerId)).toHaveLength(6);
    await desk.pay(ids);
    expect(await desk.usedCents(borrowerId)).toBe(0);
  });
});

test('it has a receipt, a message, a reversed entry and an audit row, and the history tells it', async () => {
  const { contractId, ids } = await six();
  const paymentId = paymentOf(await desk.pay(ids.slice(0, 1)));
  clock.set('2026-11-23T12:00:00Z');
  const { id } = await undo(paymentId);
  const receipts = await sql<{ kind: string; document: Record<string, unknown> }>`
    select kind, document from receipts where subject_id = ${paymentId}::uuid order by kind`.execute(database.db);
  const [paid, undone] = receipts.rows;
  expect(undone).toMatchObject({
    kind: 'PAYMENT_UNDO',
    document: {
      reason: 'Pago por engano',
      operatorName: 'GERENTE DE TESTE',
      undoneOn: '2026-11-23',
      paymentAuthenticationCode: paid?.document['authenticationCode'],
      items: paid?.document['items'],
      totalCents: paid?.document['totalCents'],
    },
  });
  const counts = await Promise.all([
    oneNumber(sql`select count(*) as n from messages where dedup_key = ${`undone:${paymentId}`}`),
    oneNumber(sql`select count(*) as n from audit_entries where action = 'payment.undone' and subject = ${paymentId}`),
    oneNumber(sql`
      select count(*) as n from journal_entries where subject_id = ${paymentId}::uuid and event = 'PAYMENT_UNDO'`),
  ]);
  expect(counts).toEqual([1, 1, 1]);
  const [told] = await listPayments(platform, shop.actor, contractId);
  expect(told).toMatchObject({
    id: paymentId,
    isUndone: true,
    undo: { at: '2026-11-23T12:00:00.000Z', by: 'GERENTE DE TESTE', reason: 'Pago por engano' },
  });
  expect(id).not.toBe(paymentId);
});

test('printed again its receipt says so on top, and the receipt of the undo follows', async () => {
  const app = await givenApi(platform);
  const token = await givenSession(platform, shop.retailerId, shop.actor.operatorId);
  const { ids } = await six();
  const paid = await desk.pay(ids.slice(0, 1));
  const print = async () => {
    const asked = { query: { ids: paid.map((entry) => entry.id).join() }, token };
    const { body } = await call(app, 'GET /contracts/installments/payments/render', asked);
    return pdfLines(body as Uint8Array).map((lines) => lines.slice(0, 2));
  };
  expect(await print()).toEqual([['UME', 'Comprovante de pagamento']]);
  await undo(paymentOf(paid));
  expect(await print()).toEqual([
    ['ESTORNADO em 21/11/2026', 'UME'],
    ['UME', 'Estorno de pagamento'],
  ]);
  await app.close();
});

test('a Pix, which nobody received at a till, goes back from where it came to', async () => {
  const { borrowerId, contractId, ids } = await six();
  const before = await stateOf(borrowerId);
  const { txid, value } = await givenPixCharge(platform, shop, ids.slice(0, 1));
  expect(await arrive(platform, { txid, value })).toMatchObject({ outcome: 'SETTLED' });
  const [pix] = await listPayments(platform, shop.actor, contractId);
  expect(pix).toMatchObject({ method: 'PIX', operatorName: null });
  const paymentId = pix?.id ?? '';
  expect(await undo(paymentId)).toMatchObject({ method: 'PIX', total: value });
  const accounts = await sql<{ account: string; cents: number }>`
    select l.account, l.amount_cents as cents
    from journal_lines l join journal_entries e on e.borrower_id = l.borrower_id and e.id = l.entry_id
    where e.subject_id = ${paymentId}::uuid and e.event = 'PAYMENT_UNDO' and l.account like 'cash%'`.execute(
    database.db,
  );
  expect(accounts.rows).toEqual([{ account: 'cash_at_bank', cents: -Number(value) }]);
  expect(await stateOf(borrowerId)).toEqual(before);
});

describe('refused, with nothing written', () => {
  test('unknown, foreign, in a wrong store, by who received it', async () => {
    const { borrowerId, ids } = await six();
    const paymentId = paymentOf(await desk.pay(ids.slice(0, 1)));
    const before = await stateOf(borrowerId);
    const partner = await givenShop(platform);
    await grant(platform, partner, borrowerId);
    await expectRefusal(undo(newId()), 'PAYMENT_NOT_FOUND');
    await expectRefusal(undo(paymentId, partner), 'PAYMENT_NOT_FOUND');
    await expectRefusal(desk.undo(paymentId, { by: manager, storeId: partner.storeId }), 'STORE_NOT_FOUND');
    const closed = await givenStore(database.db, shop.retailerId, { isActive: false });
    await expectRefusal(desk.undo(paymentId, { by: manager, storeId: closed }), 'DEACTIVATED_STORE');
    await expectRefusal(undo(paymentId, shop), 'APPROVAL_REQUIRED');
    const receiver: Shop = { ...shop, actor: { ...shop.actor, role: 'manager' } };
    await expectRefusal(undo(paymentId, receiver), 'SECOND_PERSON_REQUIRED');
    expect(await stateOf(borrowerId)).toEqual(before);
  });

  test('twice: the same key answers again, another key is told', async () => {
    const { ids } = await six();
    const paymentId = paymentOf(await desk.pay(ids.slice(0, 1)));
    const first = await desk.undo(paymentId, { by: manager, key: 'one-undo-key' });
    expect(await desk.undo(paymentId, { by: manager, key: 'one-undo-key' })).toEqual(first);
    await expectRefusal(undo(paymentId), 'ALREADY_UNDONE');
  });

  test('below a later payment of its contracts, at the same instant too; what was undone does not count', async () => {
    const { borrowerId, ids } = await six();
    const other = await givenSale(platform, shop, borrowerId, { cents: 10_000, count: 1 });
    // Both fees are open.
    clock.set('2026-12-21T15:00:00Z');
    const first = paymentOf(await desk.pay(ids.slice(0, 1)));
    const second = paymentOf(await desk.pay(ids.slice(1, 2)));
    await desk.payAmount(other, 1_000);
    // The first payment took the fee of the other contract too.
    await expectRefusal(undo(first), 'LATER_PAYMENT_EXISTS');
    await undo(second);
    await expectRefusal(undo(first), 'LATER_PAYMENT_EXISTS');
    const [third] = await listPayments(platform, shop.actor, other);
    await undo(third?.id ?? '');
    expect(await codeOf(undo(first))).toBe('done');
  });

  test('when an agreement stands for its contract, or it pays one', async () => {
    const { borrowerId, ids } = await six();
    const paymentId = paymentOf(await desk.pay(ids.slice(0, 1)));
    const agree = (id: string | null) =>
      sql`update installments set renegotiation_id = ${id}::uuid where borrower_id = ${borrowerId}::uuid and status = 'OPEN'`.execute(
        database.db,
      );
    await agree(newId());
    await expectRefusal(undo(paymentId), 'INSTALLMENT_IN_RENEGOTIATION');
    await agree(null);
    const kind = (name: string) =>
      sql`update payment_items set kind = ${name} where payment_id = ${paymentId}::uuid and installment_id is not null`.execute(
        database.db,
      );
    await kind('RENEGOTIATION');
    await expectRefusal(undo(paymentId), 'AGREEMENT_PAYMENT');
    await kind('INSTALLMENT');
  });

  test('when its purchase was cancelled since', async () => {
    const { borrowerId, contractId, ids } = await six();
    const paymentId = paymentOf(await desk.pay(ids.slice(0, 1)));
    const status = (name: string) =>
      sql`update contracts set status = ${name} where borrower_id = ${borrowerId}::uuid and id = ${contractId}::uuid`.execute(
        database.db,
      );
    await status('CANCELED');
    await expectRefusal(undo(paymentId), 'CONTRACT_CANCELED');
    await status('ACCEPTED');
  });

  const returnHalf = (contractId: string) =>
    cancelContract(platform, paymentsPorts, keyed(manager, 'POST /cancellation'), {
      contractId,
      reason: 'RETURN_OF_GOODS',
      value: cents(30_000),
      storeId: shop.storeId,
    });

  test('when a part of its purchase was returned since, whatever the clocks of two servers say', async () => {
    const { contractId, ids } = await six();
    const paymentId = paymentOf(await desk.pay(ids.slice(0, 1)));
    clock.set('2026-11-21T14:59:30Z');
    await returnHalf(contractId);
    clock.set('2026-11-21T15:01:00Z');
    await expectRefusal(undo(paymentId), 'CONTRACT_CANCELED');
  });

  test('but not when it was returned before, and the bank told of a Pix late', async () => {
    const { borrowerId, contractId, ids } = await six();
    const { txid } = await givenPixCharge(platform, shop, ids.slice(0, 1));
    const paidAt = new Date('2026-11-21T15:01:00Z');
    clock.set('2026-11-21T15:02:00Z');
    await returnHalf(contractId);
    const before = await stateOf(borrowerId);
    const [first] = await desk.open(borrowerId);
    clock.set('2026-11-21T15:03:00Z');
    await arrive(platform, { txid, value: (first?.paymentDue ?? 0) + 600, paidAt });
    expect(await stateOf(borrowerId)).not.toEqual(before);
    const [payment] = await listPayments(platform, shop.actor, contractId);
    expect(await codeOf(undo(payment?.id ?? ''))).toBe('done');
    expect(await stateOf(borrowerId)).toEqual(before);
  });
});
