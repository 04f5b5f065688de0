import { formatBrl } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import type { Operator } from '../../kernel/act/principal.ts';
import type { AuditNote } from '../../kernel/audit/audit.ts';
import { type Fragment, numbered } from '../../kernel/db/guarded-write.ts';
import type { Platform } from '../../kernel/platform.ts';
import { journalFragments } from '../books/index.ts';
import { cpfOf, phoneOf } from '../borrowers/index.ts';
import { landingFragments } from '../cash/index.ts';
import { returnedContractFragments } from '../contracts/index.ts';
import {
  giveBackCouponFragment,
  giveBackEvaluationFragment,
  incentivePostings,
  reverseIncentiveFragments,
  withdrawCouponsFragments,
} from '../credit/index.ts';
import { receiptFragment } from '../documents/index.ts';
import { messageFragments, say } from '../notifications/index.ts';
import { type PaymentFacts, type PaymentsPorts, paymentWrite, releaseInstallments } from '../payments/index.ts';
import { repricedAgreementFragments } from '../renegotiation/index.ts';
import { cancelCharges } from '../pix/index.ts';
import { releaseDeviceJob } from '../smartphone-sale/index.ts';
import { refundPostings } from './rules/cancellation-postings.ts';
import { cancellationReceiptOf, cancellationWords } from './receipt.ts';
import type { CancellationFacts } from './facts.ts';
import type { CancellationDecision } from './decision.ts';
import { cancellationFragments, type NewCancellation } from './store.ts';

export interface CancellationWrite {
  platform: Platform;
  ports: PaymentsPorts;
  by: Operator;
  /** The second person; null where nobody had to approve. */
  approverName: string | null;
  facts: CancellationFacts;
  decision: CancellationDecision;
  done: NewCancellation;
}

/** All that a cancellation writes besides limit and audit, in the lock order. */
export function cancellationWrite(write: CancellationWrite): Fragment[] {
  const { facts, decision, done } = write;
  const { borrowerId, canceledAt: at, canceledOn: on } = done;
  const { shares } = decision;
  const paid = setOffPayment(write);
  return [
    ...returnedContractFragments({ ...done, isWhole: decision.isWhole, at, on }),
    ...releaseInstallments({
      borrowerId,
      releases: shares.releases,
      feeIds: shares.fees.filter((fee) => !fee.wasPaid).map((fee) => fee.feeId),
      isWhole: decision.isWhole,
      agreementId: facts.agreement?.id ?? null,
      ...(paid && { paid: { paymentId: paid.payment.id, on, items: paid.items, rows: paid.installments } }),
    }),
    ...(paid ? paymentWrite(paid).map(apart) : []),
    ...agreementFragments(write),
    ...(decision.isWhole ? cancelCharges({ borrowerId, chargeIds: facts.pixCharges }) : []),
    ...cancellationFragments(done, shares, decision.correction),
    ...entries(write),
    ...programFragments(write),
    ...confirmations(write),
    ...handedBack(write),
  ];
}

/** Cash leaves the drawer of who hands it back; the store's own down payment too, when nothing is left of the purchase. */
function handedBack({ by, facts, decision, done }: CancellationWrite): Fragment[] {
  const { retailerId, storeId, id: subjectId, canceledAt: at, canceledOn: on } = done;
  const downPaymentCents = decision.isWhole ? facts.contract.downPaymentCents : 0;
  return landingFragments({ retailerId, storeId, operatorId: by.actor.operatorId, at, on }, [
    { kind: 'CANCELLATION_REFUND', subjectId, amountCents: cents(0 - decision.setOff.cashCents) },
    { kind: 'DOWN_PAYMENT_REFUND', subjectId, amountCents: cents(0 - downPaymentCents) },
  ]);
}

/** Under a name of its own, beside the same fragment of the return. */
const apart = (fragment: Fragment): Fragment => ({ ...fragment, name: `set_off_${fragment.name}` });

/** The payment that the money of the return makes; null when it makes none. */
function setOffPayment({ platform, ports, by, facts, decision, done }: CancellationWrite): PaymentFacts | null {
  const { items, rows: installments, paidCents: totalCents } = decision.setOff;
  if (done.setOffPaymentId === null) return null;
  const { borrowerId, retailerId, storeId, operatorId, canceledAt: at, canceledOn: on } = done;
  const taken = { borrowerId, retailerId, storeId, operatorId, at, postedAt: at, on };
  const ofAgreement = facts.agreement && { renegotiationId: facts.agreement.id };
  return {
    platform,
    ports,
    receivedBy: by.actor.name,
    payment: { ...taken, id: done.setOffPaymentId, method: 'RETURN_CREDIT', totalCents, ...ofAgreement },
    items,
    installments,
    settledElsewhere: new Set(decision.shares.releases.map((one) => one.installmentId)),
    borrower: facts.borrower,
    store: decision.store,
    words: say('returnApplied', { valor: formatBrl(totalCents), loja: decision.store.name }),
  };
}

/** The agreement in its place, priced again. */
function agreementFragments({ facts, decision, done }: CancellationWrite): Fragment[] {
  if (!facts.agreement || !decision.again) return [];
  const { borrowerId, canceledAt: at } = done;
  return repricedAgreementFragments({ borrowerId, renegotiationId: facts.agreement.id, at, ...decision.again });
}

/** What the audit says of it. */
export function cancellationAudit({ facts, decision, done }: CancellationWrite): AuditNote {
  const { id: cancellationId, kind, reason, valueCents, refundCents, correctionCents } = done;
  return {
    action: decision.isWhole ? 'contract.canceled' : 'contract.returned',
    subject: done.contractId,
    customerId: done.borrowerId,
    storeId: done.storeId,
    detail: {
      cancellationId,
      kind,
      reason,
      valueCents,
      refundCents,
      correctionCents,
      setOffPaymentId: done.setOffPaymentId,
      renegotiationId: done.renegotiationId,
      unusedCoupons: decision.isWhole ? facts.unusedCoupons : [],
      pixCharges: decision.isWhole ? facts.pixCharges : [],
      approvedBy: done.approvedBy,
    },
  };
}

/** The store that sold gives back what it was owed for it; the cash leaves the drawer of the store that hands it back. */
function entries({ facts, decision, done }: CancellationWrite): Fragment[] {
  const { borrowerId, retailerId, id: subjectId, canceledAt: at, canceledOn: on } = done;
  const { cashCents } = decision.setOff;
  const entry = { borrowerId, retailerId, subjectId, at, on };
  const postings = [...decision.postings, ...incentivePostings(cents(0 - decision.incentiveCents))];
  const refund = { ...entry, storeId: done.storeId, postings: refundPostings(cashCents) };
  return [
    ...journalFragments({ ...entry, event: 'CANCELLATION', storeId: facts.contract.storeId, postings }),
    ...(cashCents > 0 ? numbered(journalFragments({ ...refund, event: 'CANCELLATION_REFUND' }), 2) : []),
  ];
}

/** What hangs on the sale: incentive in proportion; coupons (used and earned), evaluation and device when nothing of it is left. */
function programFragments({ facts, decision, done }: CancellationWrite): Fragment[] {
  const { borrowerId, contractId, retailerId, canceledAt: at, canceledOn: on } = done;
  const { couponId, evaluationId, productId } = facts.contract;
  const { accrued, coupon, unusedCoupons } = facts;
  const withdrawn = { borrowerId, couponIds: unusedCoupons, because: 'PURCHASE_CANCELED' as const, at };
  const sale = { event: 'SALE' as const, retailerId, borrowerId, subjectId: contractId, at, on };
  return [
    ...(accrued ? reverseIncentiveFragments({ ...sale, accrued, cents: cents(decision.incentiveCents) }) : []),
    ...(decision.isWhole && couponId
      ? [giveBackCouponFragment({ borrowerId, couponId, contractId, at, isEarned: coupon?.isEarned === true })]
      : []),
    ...(decision.isWhole ? withdrawCouponsFragments(withdrawn) : []),
    ...(decision.isWhole && evaluationId
      ? [giveBackEvaluationFragment({ borrowerId, evaluationId, contractId, at })]
      : []),
    ...(decision.isWhole && productId ? releaseDeviceJob({ borrowerId, contractId, at }) : []),
  ];
}

/** The receipt that is kept and the customer's message. */
function confirmations({ platform, by, approverName, facts, decision, done }: CancellationWrite): Fragment[] {
  const { borrowerId, retailerId, id, canceledAt: at } = done;
  const { brand, secrets } = platform;
  const phone = phoneOf(secrets, facts.borrower);
  const people = { operatorName: by.actor.name, approverName, cpf: cpfOf(secrets, facts.borrower) };
  const paper = { brand: brand.name(), ...people, facts, decision, done };
  return [
    receiptFragment({
      borrowerId,
      retailerId,
      kind: 'CANCELLATION',
      subjectId: id,
      document: cancellationReceiptOf(paper),
      at,
    }),
    ...(phone
      ? messageFragments(platform, {
          dedupKey: `canceled:${id}`,
          channel: 'SMS',
          purpose: 'PURCHASE_CANCELED',
          to: phone,
          words: cancellationWords(paper),
          retailerId,
          operatorId: by.actor.operatorId,
          at,
        })
      : []),
  ];
}
