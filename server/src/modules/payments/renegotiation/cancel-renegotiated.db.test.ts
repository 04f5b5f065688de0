import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { claimOf, ports } from '../../../testing/shop.ts';
import { cancelContract } from '../../contracts/index.ts';
import { codeOf, prepareAgreements } from './testing.ts';

const bench = prepareAgreements();

const cancel = (contractId: string) => {
  const { shop, platform } = bench;
  const actor = { ...shop.actor, role: 'analyst' as const };
  const ask = { contractId, reason: 'DEFECT' as const, storeId: shop.storeId };
  return cancelContract(platform, ports, actor, claimOf(shop, 'POST /cancellation'), ask);
};

test('a purchase in an agreement is not cancelled; one of a broken agreement is, and what was paid in it comes back', async () => {
  const { borrowerId, contractId, id, paymentIds } = await bench.agreed();
  expect(await codeOf(cancel(contractId))).toBe('CONTRACT_IN_RENEGOTIATION');
  await bench.counter.pay(paymentIds[0] ?? '');
  await bench.counter.breakUp(id);
  const { refund, isWhole } = await cancel(contractId);
  const paid = await bench.one(sql<{ cents: number }>`
    select sum(paid_cents - fine_cents - late_interest_cents - contract_interest_cents)::bigint as cents
    from payment_items where borrower_id = ${borrowerId}::uuid and contract_id = ${contractId}::uuid`);
  expect(isWhole).toBe(true);
  expect(refund).toBe(paid?.cents);
  expect(await bench.usedCents(borrowerId)).toBe(0);
});

test("one that an agreement paid off is not: what it forgave is the agreement's", async () => {
  const { contractId, paymentIds } = await bench.agreed(1);
  await bench.counter.pay(paymentIds[0] ?? '');
  expect(await codeOf(cancel(contractId))).toBe('CONTRACT_IN_RENEGOTIATION');
});
