import type { Cents, Handled } from '@balcao/contract';
import { sql } from 'kysely';
import type { Actor } from '../../../../kernel/auth/actor.ts';
import type { Claim } from '../../../../kernel/idempotency/once.ts';
import { newId } from '../../../../kernel/ids.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import type { PaymentsPorts } from '../../ports.ts';
import { entryOf, receivePayment } from '../receive-payment.ts';
import { afterPayment } from '../rules/after-payment.ts';
import { itemsOfAmount } from '../rules/pay-amount.ts';
import { payoffOn } from '../../payoff/rules/payoff.ts';

type Call = Handled<'POST /coordinator/contracts/{id}/payments'>;

/**
 * Receives an amount of money on one contract: all open fees of the customer, then the contract's open installments,
 * lowest number first, the last one in part; late charges before debt, early parts with the discount of the day.
 * @throws Refusal CONTRACT_NOT_FOUND, those of `itemsOfAmount` and of `receivePayment`; nothing is written then.
 */
export function payAmount(
  platform: Platform,
  ports: PaymentsPorts,
  actor: Actor,
  claim: Claim,
  { contractId, ...ask }: Call['body'] & { contractId: string },
): Promise<Call['answer']> {
  const amountAsk = { amountCents: ask.amount, expectedPayoffCents: ask.expectedRemaining };
  return receivePayment(platform, ports, actor, claim, {
    storeId: ask.storeId,
    contracts: sql`select borrower_id, id as contract_id from contracts where id = ${contractId}::uuid`,
    notFound: 'CONTRACT_NOT_FOUND',
    choose: ({ installments, fees }, today) => itemsOfAmount(installments, fees, amountAsk, today, newId),
    answer: ({ paymentId, items, facts, today }) => {
      const left = afterPayment(facts.installments, items).filter((row) => row.status === 'OPEN');
      const rest = payoffOn(left, [], today, newId);
      const faceCents = rest.items.reduce((sum, item) => sum + item.faceCents, 0);
      return {
        paymentId,
        entries: items.map((item) => entryOf(paymentId, item)),
        openInstallments: left.length,
        remainingValue: faceCents as Cents,
        remainingPayoff: rest.totalCents as Cents,
      };
    },
  });
}
