import type { Handled } from '@balcao/contract';
import { cents, sumCents } from '@balcao/credit-math';
import type { CancellationFacts } from './facts.ts';
import type { CancellationDecision } from './decision.ts';
import { leftToPay } from './rules/left-to-pay.ts';
import { feeRefundCents } from './rules/share-return.ts';
import type { NewCancellation } from './store.ts';

export type CancellationAnswer = Handled<'POST /coordinator/contracts/{id}/cancellation'>['answer'];

/** What a cancellation reversed, as the API says it. */
export function cancellationAnswer(
  facts: CancellationFacts,
  decision: CancellationDecision,
  done: NewCancellation,
): CancellationAnswer {
  return {
    id: done.id,
    contractId: done.contractId,
    kind: done.kind,
    reason: done.reason,
    canceledAt: done.canceledAt.toISOString(),
    value: done.valueCents,
    returnedValue: decision.returnedCents,
    isWhole: decision.isWhole,
    refund: decision.setOff.cashCents,
    setOff: decision.setOff.paidCents,
    setOffPaymentId: done.setOffPaymentId,
    correction: done.correctionCents,
    feeRefund: feeRefundCents(decision.shares),
    iofGivenBack: done.iofGivenBackCents,
    limitReleased: done.limitCents,
    couponGivenBack: decision.isCouponGoodAgain,
    agreement: agreementAnswer(facts, decision),
    installments: facts.plan.installments.map((row) => installmentAnswer(row, decision)),
  };
}

function agreementAnswer(
  { agreement }: CancellationFacts,
  { again }: CancellationDecision,
): CancellationAnswer['agreement'] {
  if (!agreement || !again) return null;
  return {
    id: agreement.id,
    number: agreement.number,
    status: again.isOver ? 'CLOSED' : 'ACTIVE',
    payments: again.payments.map(({ number, dueOn, valueCents }) => ({
      order: number,
      dueDate: dueOn,
      value: valueCents,
    })),
  };
}

function installmentAnswer(
  row: CancellationFacts['plan']['installments'][number],
  { shares, isWhole }: CancellationDecision,
): CancellationAnswer['installments'][number] {
  const release = shares.releases.find((one) => one.installmentId === row.id);
  const { releasedCents, leftCents } = leftToPay(row, release);
  const statusAfter = isWhole ? 'CANCELED' : 'PENDING';
  const refunds = shares.refunds.filter((one) => one.installmentId === row.id);
  return {
    installmentOrder: row.number,
    dueDate: row.dueOn,
    status: row.status === 'OPEN' ? statusAfter : row.status,
    installmentValue: row.status === 'OPEN' ? leftCents : cents(0),
    reversedValue: releasedCents,
    refundedValue: sumCents(refunds.map((one) => one.refundCents)),
  };
}
