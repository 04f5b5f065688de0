import { cents } from '@balcao/credit-math';
import { sql } from '../../../kernel/db/sql.ts';
import { guardedWrite } from '../../../kernel/db/guarded-write.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import type { Shop } from '../../../testing/shop.ts';
import { newContractNumber } from '../../contracts/index.ts';
import { offeredRenegotiationFragment } from '../store.ts';
import { testRenegotiationPolicy } from './policy.ts';
import { counterOf, givenRenegotiationPolicy } from '../testing.ts';

/** What a retailer has of agreements that others must not reach. */
export interface AgreementHoldings {
  offeredId: string;
  /** Its code was sent. */
  askedId: string;
  /** Over, all paid. */
  closedId: string;
  closedPaymentId: string;
  /** The one option of each. */
  optionId: string;
}

/** Agreements on a contract that is not late, written past the rules: a customer with a real one could not buy. */
export async function givenAgreementHoldings(
  platform: Platform,
  shop: Shop,
  of: { borrowerId: string; contractId: string; entryId: string },
): Promise<AgreementHoldings> {
  await givenRenegotiationPolicy(platform, shop);
  const [optionId, offeredId, askedId, closedId] = [newId(), newId(), newId(), newId()];
  for (const id of [offeredId, askedId, closedId]) await offer(platform, shop, of, { id, optionId });
  await counterOf(platform, shop).sendCode(askedId, optionId);
  await sql`update renegotiations set status = 'CLOSED', option_id = ${optionId}::uuid, accepted_at = offered_at,
    accepted_on = offered_on, ended_at = offered_at where id = ${closedId}::uuid`.execute(platform.db);
  const closedPaymentId = newId();
  await sql`
    insert into renegotiation_payments (borrower_id, id, renegotiation_id, number, due_on, value_cents, principal_cents, status,
      paid_on, payment_id)
    select ${of.borrowerId}::uuid, ${closedPaymentId}::uuid, ${closedId}::uuid, 1, '2026-12-21', 100, 100, 'PAID', '2026-11-21',
      payment_id from payment_items where id = ${of.entryId}::uuid`.execute(platform.db);
  return { offeredId, askedId, closedId, closedPaymentId, optionId };
}

async function offer(
  platform: Platform,
  { actor, storeId, retailerId }: Shop,
  { borrowerId, contractId }: { borrowerId: string; contractId: string },
  { id, optionId }: { id: string; optionId: string },
): Promise<void> {
  const found = await sql<{ id: string }>`
    select id from policy_documents where kind = 'renegotiation' and retailer_id = ${retailerId}::uuid`.execute(
    platform.db,
  );
  const now = platform.clock.now();
  const payments = [{ dueOn: '2026-12-21' as const, valueCents: cents(100), principalCents: cents(100) }];
  const figures = { totalCents: cents(100), interestCents: cents(0), cetAnnualPct: '0.00', cetMonthlyPct: '0.00' };
  await guardedWrite(platform.db, [
    offeredRenegotiationFragment({
      borrowerId,
      id,
      number: newContractNumber(),
      retailerId,
      storeId,
      operatorId: actor.operatorId,
      policyId: found.rows[0]?.id ?? '',
      terms: testRenegotiationPolicy,
      contractIds: [contractId],
      debtCents: cents(100),
      chargesCents: cents(0),
      discountCents: cents(0),
      options: [{ id: optionId, count: 1, downPaymentCents: cents(0), ...figures, payments }],
      offeredAt: now,
      offeredOn: '2026-11-21',
      validUntil: '2100-01-01T00:00:00Z',
      breakAfterDays: 15,
    }),
  ]);
}
