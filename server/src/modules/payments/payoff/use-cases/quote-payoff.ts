import type { CivilDate, Handled } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import type { Actor } from '../../../../kernel/auth/actor.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import { readPayoff } from '../facts.ts';
import type { PayableItem } from '../../receiving/rules/paid-items.ts';

type Answer = Handled<'GET /coordinator/contracts/{id}/payoff'>['answer'];

/**
 * What pays a contract off today ("quitar hoje"), line by line: the amounts of `pay-multiple` of the same ids.
 * @throws Refusal CONTRACT_NOT_FOUND, NOTHING_TO_PAY, INSTALLMENT_IN_RENEGOTIATION.
 */
export async function quotePayoff(platform: Platform, actor: Actor, contractId: string): Promise<Answer> {
  const { payoff, today, contractNumber, validUntil } = await readPayoff(platform, actor, { contractId });
  return {
    contractId,
    contractNumber,
    asOf: today,
    validUntil: validUntil.toISOString(),
    installments: payoff.items.flatMap((item) => (item.kind === 'INSTALLMENT' ? [installmentAnswer(item)] : [])),
    fees: payoff.items.flatMap(({ feeId, contractId: ofContract, contractNumber: number, paidCents }) =>
      feeId === null ? [] : [{ id: feeId, contractId: ofContract, contractNumber: number, paymentDue: paidCents }],
    ),
    total: payoff.totalCents,
    discount: payoff.discountCents,
    charges: payoff.chargesCents,
  };
}

function installmentAnswer(item: PayableItem): Answer['installments'][number] {
  return {
    id: item.installmentId ?? '',
    installmentOrder: item.number ?? 0,
    dueDate: item.dueOn as CivilDate,
    installmentValue: item.faceCents,
    discount: cents(item.discountCents + item.bonusCents),
    fine: item.fineCents,
    lateInterest: item.lateInterestCents,
    contractInterest: item.contractInterestCents,
    lateIof: item.lateIofCents,
    paymentDue: item.paidCents,
  };
}
