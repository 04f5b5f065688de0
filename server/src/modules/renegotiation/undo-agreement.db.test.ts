import { sql } from '../../kernel/db/sql.ts';
import { beforeAll, expect, test } from 'vitest';
import type { Shop } from '../../testing/shop.ts';
import { deskOf, givenColleague } from '../payments/testing/desk.ts';
import { prepareAgreements } from './testing.ts';
import { expectRefusal } from '../../testing/refusals.ts';

const bench = prepareAgreements();
let manager: Shop;
beforeAll(async () => {
  manager = await givenColleague(bench.platform, bench.shop);
});

const undo = (paymentId: string | undefined) =>
  deskOf(bench.platform, bench.shop).undo(paymentId ?? '', { by: manager });
const pay = async (id: string | undefined) => (await bench.counter.pay(id ?? ''))[0]?.paymentId;
/** All that payments of an agreement may change. */
const stateOf = async (borrowerId: string) =>
  (
    await bench.one(sql<{ state: unknown }>`
      select jsonb_build_object(
        'installments', (select jsonb_agg(to_jsonb(i) order by i.id) from installments i where i.borrower_id = l.borrower_id),
        'payments', (select jsonb_agg(to_jsonb(p) order by p.id) from renegotiation_payments p where p.borrower_id = l.borrower_id),
        'agreements', (select jsonb_agg(to_jsonb(r) order by r.id) from renegotiations r where r.borrower_id = l.borrower_id),
        'used', l.used_cents) as state
      from credit_limits l where l.borrower_id = ${borrowerId}::uuid`)
  )?.state;

test('payments taken back, the last first, leave everything as it was before each; the agreement stands again', async () => {
  const { borrowerId, paymentIds } = await bench.agreed();
  const states: unknown[] = [];
  const paid: (string | undefined)[] = [];
  for (const id of paymentIds) {
    states.push(await stateOf(borrowerId));
    paid.push(await pay(id));
  }
  expect(await bench.usedCents(borrowerId)).toBe(0);
  for (const paymentId of paid.toReversed()) {
    await undo(paymentId);
    expect(await stateOf(borrowerId)).toEqual(states.pop());
  }
  for (const id of paymentIds) await pay(id);
  expect(await bench.usedCents(borrowerId)).toBe(0);
});

test('not below a later one of its agreement, not twice, and not when it was broken since', async () => {
  const { id, paymentIds } = await bench.agreed();
  const first = await pay(paymentIds[0]);
  const second = await pay(paymentIds[1]);
  await expectRefusal(undo(first), 'LATER_PAYMENT_EXISTS');
  await undo(second);
  await expectRefusal(undo(second), 'ALREADY_UNDONE');
  await bench.counter.breakUp(id);
  await expectRefusal(undo(first), 'AGREEMENT_PAYMENT');
});

test('a payment of before the agreement is not taken back while it stands', async () => {
  const { borrowerId, contractId } = await bench.lateCustomer();
  const [oldest] = await bench.open(borrowerId);
  const [entry] = await bench.payInstallments([oldest?.id ?? '']);
  const offer = await bench.counter.simulate(borrowerId, [contractId]);
  const optionId = offer.options[0]?.id ?? '';
  await bench.counter.sendCode(offer.id, optionId);
  await bench.counter.accept(offer.id, optionId);
  await expectRefusal(undo(entry?.paymentId), 'INSTALLMENT_IN_RENEGOTIATION');
});
