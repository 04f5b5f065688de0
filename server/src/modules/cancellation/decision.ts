import type { CancellationReason, Cents, CivilDate, Role } from '@balcao/contract';
import { cents, sumCents } from '@balcao/credit-math';
import { refuse } from '../../kernel/refusal.ts';
import { incentiveLeftCents, incentiveReturnCents } from '../credit/index.ts';
import { checkStore, type StoreFact } from '../retailers/index.ts';
import { inPayingOrder, priceAgain, type PricedAgain } from '../renegotiation/index.ts';
import type { CancellationFacts } from './facts.ts';
import { type CancellationBooks, cancellationPostings, iofOf } from './rules/cancellation-postings.ts';
import { type Correction, correctReturn, noCorrection } from './rules/correct-return.ts';
import { type CancellationAsk, kindOf, leaveToCancel } from './rules/may-cancel.ts';
import { afterRelease, setOff, type SetOff } from './rules/set-off.ts';
import { limitCentsOf, refundCentsOf, type ReturnShares, shareReturn } from './rules/share-return.ts';

export interface CancellationDecision {
  /** Roles of which somebody else must approve it; empty where who asks does it alone. */
  approvers: readonly Role[];
  kind: 'VOID' | 'RETURN';
  isWhole: boolean;
  valueCents: Cents;
  returnedCents: Cents;
  shares: ReturnShares;
  postings: ReturnType<typeof cancellationPostings>;
  /** What the customer paid and gets back, and its correction: in cash what {@link setOff} leaves of both. */
  refundCents: Cents;
  correction: Correction;
  setOff: SetOff;
  /** The agreement without what comes back; null when none stands. */
  again: PricedAgain | null;
  limitCents: Cents;
  iofGivenBackCents: Cents;
  iofAbsorbedCents: Cents;
  incentiveCents: Cents;
  /** The coupon it used may be used again: earned, and its last day is not over. */
  isCouponGoodAgain: boolean;
  store: StoreFact;
}

export interface DecisionAsk {
  reason: CancellationReason;
  /** Undefined: all that is left. */
  valueCents: Cents | undefined;
  operator: { id: string; role: Role };
  newId: () => string;
  today: CivilDate;
}

/**
 * Decides a cancellation: whether it may be, and all its figures.
 * @throws Refusal CONTRACT_HAS_NO_ACCEPTED_PROPOSAL, CONTRACT_ALREADY_CANCELED,
 * STORE_NOT_FOUND, DEACTIVATED_STORE, RETURN_VALUE_TOO_HIGH (with what is left), RETURN_VALUE_TOO_LOW,
 * CANCELLATION_NOT_ALLOWED (with why), CORRECTION_INDEX_MISSING.
 */
export function decideCancellation(facts: CancellationFacts, ask: DecisionAsk): CancellationDecision {
  const { contract, plan } = facts;
  const acceptedOn = checkState(facts);
  const store = checkStore(facts.store);
  const principalCents = cents(contract.principalCents);
  const beforeCents = cents(contract.returnedCents);
  const leftCents = cents(principalCents - beforeCents);
  const valueCents = ask.valueCents ?? leftCents;
  if (valueCents > leftCents) refuse('RETURN_VALUE_TOO_HIGH', { details: { left: leftCents } });
  const isWhole = valueCents === leftCents;
  const asked: CancellationAsk = {
    reason: ask.reason,
    role: ask.operator.role,
    isOwnSale: contract.operatorId === ask.operator.id,
    acceptedOn,
    today: ask.today,
    isWhole,
  };
  const leave = leaveToCancel(asked);
  if ('bar' in leave) refuse('CANCELLATION_NOT_ALLOWED', { details: { because: leave.bar } });
  const kind = kindOf(asked);
  const isDefect = ask.reason === 'DEFECT';
  const shares = shareReturn({ plan, refunded: facts.refunded, valueCents, leftCents, isDefect });
  const correction = isDefect ? correctionOf(facts, shares, asked) : noCorrection;
  const books: CancellationBooks = {
    kind,
    isOwnedByStore: contract.terms.ownedBy === 'STORE',
    origination: facts.origination,
    principalCents,
    beforeCents,
    afterCents: cents(beforeCents + valueCents),
    shares,
    correctionCents: correction.totalCents,
  };
  const iof = iofOf(books);
  const postings = cancellationPostings(books);
  if (!isWhole && isNothing(shares, postings)) refuse('RETURN_VALUE_TOO_LOW');
  return {
    approvers: leave.approvers,
    kind,
    isWhole,
    valueCents,
    returnedCents: books.afterCents,
    shares,
    postings,
    refundCents: refundCentsOf(shares),
    correction,
    ...moneyOf(facts, { isWhole, shares, correction }, ask),
    limitCents: limitCentsOf(shares),
    iofGivenBackCents: iof.givenBackCents,
    iofAbsorbedCents: iof.absorbedCents,
    incentiveCents: cents(
      isWhole ? incentiveLeftCents(facts.accrued) : incentiveReturnCents(facts.accrued, valueCents),
    ),
    isCouponGoodAgain: isWhole && facts.coupon?.isEarned === true && facts.coupon.isInTime,
    store,
  };
}

/** What was paid for defective goods comes back corrected. @throws Refusal CORRECTION_INDEX_MISSING. */
function correctionOf(
  { contract, plan, correctionIndex: table }: CancellationFacts,
  shares: ReturnShares,
  { isWhole, acceptedOn, today }: CancellationAsk,
): Correction {
  const downPaymentCents = cents(isWhole ? contract.downPaymentCents : 0);
  const corrected = correctReturn({ plan, shares, downPaymentCents, acceptedOn, table, today });
  return corrected ?? refuse('CORRECTION_INDEX_MISSING');
}

/** What the refund pays: overdue debts, then what is left of the contract, or the agreement that stands in its place. */
function moneyOf(
  { contract, debts, agreement }: CancellationFacts,
  { isWhole, shares, correction }: Pick<CancellationDecision, 'isWhole' | 'shares' | 'correction'>,
  { today, newId }: DecisionAsk,
): Pick<CancellationDecision, 'setOff' | 'again'> {
  const { releases } = shares;
  const refundCents = sumCents([refundCentsOf(shares), correction.totalCents]);
  const paid = setOff({ contractId: contract.id, isWhole, releases, debts, refundCents }, today, newId);
  if (!agreement) return { setOff: paid, again: null };
  const goesOn = agreement.installments.filter((row) => row.contractId !== contract.id || !isWhole);
  const after = inPayingOrder(goesOn).map((row) => afterRelease(row, releases));
  const ofLender = new Set(agreement.ofLender.map(({ id }) => id));
  const again = priceAgain(
    {
      due: agreement.payments.filter(({ status }) => status === 'DUE'),
      before: inPayingOrder(agreement.installments),
      after,
      contractId: contract.id,
      isSameLender: ({ id }) => ofLender.has(id),
      refundCents: paid.cashCents,
    },
    today,
    newId,
  );
  const contracts = new Set(again.items.map((item) => item.contractId));
  return {
    again,
    setOff: {
      rows: [...paid.rows, ...after.filter((row) => contracts.has(row.contractId))],
      items: [...paid.items, ...again.items],
      paidCents: cents(paid.paidCents + again.paidCents),
      cashCents: cents(paid.cashCents - again.paidCents),
    },
  };
}

/** Nobody gives goods back for nothing: a part of so few cents that the customer gets none, or no account moves. */
function isNothing(shares: ReturnShares, postings: CancellationDecision['postings']): boolean {
  const givenCents = sumCents([...shares.releases.map((one) => one.faceCents), refundCentsOf(shares)]);
  return givenCents === 0 || postings.every(({ amountCents }) => amountCents === 0);
}

/** The day of the sale of a contract that is still one. */
function checkState({ contract, acceptedOn }: CancellationFacts): CivilDate {
  if (contract.status === 'CANCELED') refuse('CONTRACT_ALREADY_CANCELED');
  if (contract.status !== 'ACCEPTED' || acceptedOn === null) refuse('CONTRACT_HAS_NO_ACCEPTED_PROPOSAL');
  return acceptedOn;
}
