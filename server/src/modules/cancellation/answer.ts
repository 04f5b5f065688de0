import type { CancellationReason, Handled } from '@balcao/contract';
import { cents, sumCents } from '@balcao/credit-math';
import type { Account } from '../books/index.ts';
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
    ...effectOf(facts, decision, done.reason),
    id: done.id,
    canceledAt: done.canceledAt.toISOString(),
    setOffPaymentId: done.setOffPaymentId,
  };
}

/** What goes back to whom, before it is done and after. */
export function effectOf(
  facts: CancellationFacts,
  decision: CancellationDecision,
  reason: CancellationReason,
): Omit<CancellationAnswer, 'id' | 'canceledAt' | 'setOffPaymentId'> {
  const { setOff, isWhole } = decision;
  return {
    contractId: facts.contract.id,
    kind: decision.kind,
    reason,
    value: decision.valueCents,
    returnedValue: decision.returnedCents,
    isWhole,
    refund: setOff.cashCents,
    setOff: setOff.paidCents,
    paidDebts: setOff.items.map((item) => ({
      contractNumber: item.contractNumber,
      installmentOrder: item.number,
      paid: item.paidCents,
    })),
    correction: decision.correction.totalCents,
    feeRefund: feeRefundCents(decision.shares),
    downPayment: cents(isWhole ? facts.contract.downPaymentCents : 0),
    iofGivenBack: decision.iofGivenBackCents,
    limitReleased: decision.limitCents,
    couponGivenBack: decision.isCouponGoodAgain,
    couponsWithdrawn: isWhole ? facts.unusedCoupons.length : 0,
    ...storeSide(decision),
    agreement: agreementAnswer(facts, decision),
    installments: facts.plan.installments.map((row) => installmentAnswer(row, decision)),
  };
}

/** What it means for the store that sold and its seller, as the entry says it. */
function storeSide({ postings, incentiveCents }: CancellationDecision) {
  const postedTo = (account: Account) =>
    sumCents(postings.filter((one) => one.account === account).map((one) => one.amountCents));
  return {
    storeGivesBack: postedTo('retailer_payable'),
    mdrGivenBack: postedTo('mdr_income'),
    retailerInterestGivenBack: postedTo('retailer_interest_income'),
    commission: incentiveCents,
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
