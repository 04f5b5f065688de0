import type { Cents, CivilDate, Handled } from '@balcao/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../../kernel/auth/actor.ts';
import type { Claim } from '../../../../kernel/idempotency/once.ts';
import { newId } from '../../../../kernel/ids.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { checkOrder } from '../rules/order.ts';
import { paidItems, type PayableItem } from '../rules/paid-items.ts';
import type { PaymentsPorts } from '../../ports.ts';
import { entryOf, type PayFacts, receivePayment } from '../receive-payment.ts';

type Answer = Handled<'POST /coordinator/contracts/installments/pay-multiple'>['answer'];

export interface PayAsk {
  installmentIds: readonly string[];
  storeId: string;
  /** Cents the cashier confirmed; undefined when the client does not say. */
  expectedTotal?: number | undefined;
}

/**
 * Receives installments of one customer at a store, all or nothing, with all of the customer's open fees (ruling
 * C16), at the amounts of today.
 * @throws Refusal INSTALLMENT_NOT_FOUND, ALREADY_PAID, PREVIOUS_INSTALLMENT_IS_PENDING, INSTALLMENT_IN_RENEGOTIATION,
 * STORE_NOT_FOUND, DEACTIVATED_STORE, STORE_NOT_ALLOWED_TO_RECEIVE_PAYMENTS, PAYMENT_TOTAL_CHANGED; nothing is
 * written then.
 */
export function payInstallments(
  platform: Platform,
  ports: PaymentsPorts,
  actor: Actor,
  claim: Claim,
  ask: PayAsk,
): Promise<Answer> {
  return receivePayment(platform, ports, actor, claim, {
    storeId: ask.storeId,
    contracts: contractsOf(ask.installmentIds),
    notFound: 'INSTALLMENT_NOT_FOUND',
    choose: (facts, today) => chosenItems(facts, ask, today),
    answer: ({ paymentId, items }) => items.map((item) => entryOf(paymentId, item)),
  });
}

/** Query of the contracts that installments belong to. */
export function contractsOf(installmentIds: readonly string[]): RawBuilder<unknown> {
  const asked = sql`select jsonb_array_elements_text(${JSON.stringify(installmentIds)}::jsonb)::uuid`;
  return sql`select borrower_id, contract_id from installments where id in (${asked})`;
}

/** The chosen installments and all open fees, at the amounts of a day; refuses as {@link payInstallments} says. */
export function chosenItems({ installments, fees }: PayFacts, ask: PayAsk, today: CivilDate): PayableItem[] {
  checkOrder(ask.installmentIds, installments);
  const chosen = new Set(ask.installmentIds);
  const rows = installments.filter((row) => chosen.has(row.id));
  const items = paidItems(rows, fees, today, newId);
  const total = items.reduce((sum, item) => sum + item.paidCents, 0);
  if (ask.expectedTotal !== undefined && ask.expectedTotal !== total) {
    refuse('PAYMENT_TOTAL_CHANGED', { details: { total: total as Cents } });
  }
  return items;
}
