import type { Cents, Handled } from '@balcao/contract';
import { cetParts, periodRate } from '@balcao/credit-math';
import type { NewContract } from './store.ts';
import type { ContractRow, ProposalRow, VerificationRow } from './tables.ts';

type ProposalsAnswer = Handled<'POST /coordinator/contracts'>['answer'];
type OfferedProposal = ProposalsAnswer['proposals'][number];
type ContractAnswer = Handled<'GET /coordinator/contracts/find-one'>['answer'];
type VerificationAnswer = Handled<'GET /origination-code/status'>['answer'];

/** What of an offer its proposals are read with. */
type Sale = Pick<ContractRow, 'principalCents' | 'couponDiscountCents' | 'customerFeeCents' | 'terms'>;

const RESEND_AFTER_MS = 60_000;

/** Percent points with two decimals ('145.08') as the fraction the API answers (1.4508). */
const fractionOf = (percent: string) => Number((Number(percent) / 100).toFixed(6));

/** An offer with its proposals, and what came of the wish for an installment. */
export function proposalsAnswer(
  offer: NewContract,
  authorizationStrategy: ProposalsAnswer['authorizationStrategy'],
  proposals: readonly ProposalRow[],
  fit: ProposalsAnswer['fit'],
): ProposalsAnswer {
  return {
    id: offer.id,
    authorizationStrategy,
    verificationMethod: authorizationStrategy === 'BORROWER_SMS' ? 'OTP' : 'ANALYST_CALL',
    sourceProduct: offer.sourceProduct,
    principal: offer.principalCents as Cents,
    purchaseValue: (offer.principalCents + offer.downPaymentCents) as Cents,
    downPayment: offer.downPaymentCents as Cents,
    couponDiscount: offer.couponDiscountCents as Cents,
    firstInstallmentDueDate: proposals[0]?.firstDueOn ?? offer.offeredOn,
    customerFeeRate: Number((offer.customerFeeCents / offer.principalCents).toFixed(6)),
    customerFeeValue: offer.customerFeeCents as Cents,
    validUntil: offer.validUntil.toISOString(),
    fit,
    proposals: proposals.map((proposal) => ({
      id: proposal.id,
      numberOfInstallments: proposal.count,
      ...figuresOf(proposal, offer),
    })),
  };
}

/** What every answer says of a proposal. */
function figuresOf(proposal: ProposalRow, offer: Sale): Omit<OfferedProposal, 'id' | 'numberOfInstallments'> {
  const { plan } = proposal;
  const netCents = offer.principalCents - offer.couponDiscountCents;
  const isBonified = plan.retailerInterestCents !== undefined;
  return {
    installmentValue: proposal.installmentCents as Cents,
    lastInstallmentValue: plan.lastInstallmentCents as Cents,
    installmentValueWithoutInterest: Math.round(netCents / proposal.count) as Cents,
    installmentValueWithoutBonification: isBonified ? ((plan.rows[0]?.[1] ?? 0) as Cents) : null,
    totalPurchaseValue: proposal.totalCents as Cents,
    financedValue: plan.financedCents as Cents,
    iof: (plan.iofDailyCents + plan.iofAdditionalCents) as Cents,
    iofDaily: plan.iofDailyCents as Cents,
    iofAdditional: plan.iofAdditionalCents as Cents,
    interestValue: (proposal.totalCents - plan.financedCents) as Cents,
    interestRate: isBonified ? 0 : Number(plan.rateMonthly),
    interestRateAnnual: isBonified ? 0 : Number(Number(plan.rateAnnual).toFixed(6)),
    lateInterestRate: lateInterestRateOf(proposal, offer),
    lateFineRate: Number(offer.terms.lateFineRate),
    cet: fractionOf(plan.cetAnnualPct),
    cetMonthly: fractionOf(plan.cetMonthlyPct),
    cetParts: cetParts({
      netCents,
      iofCents: plan.iofDailyCents + plan.iofAdditionalCents,
      feeCents: offer.customerFeeCents,
      totalCents: proposal.totalCents,
    }).map(({ kind, cents, basisPoints }) => ({ kind, value: cents as Cents, share: basisPoints / 10_000 })),
    dueDateRule: proposal.dueDateRule,
    firstInstallmentDueDate: proposal.firstDueOn,
    partnerProposalId: proposal.partnerProposalId,
  };
}

/** Mora a month; where the retailer pays the interest, the rate of a period that being late costs (spec, section 5). */
function lateInterestRateOf({ plan, dueDateRule }: ProposalRow, { terms }: Sale): number {
  if (plan.retailerInterestCents === undefined) return Number(terms.lateInterestMonthlyRate);
  return Number(Number(periodRate(plan.rateMonthly, dueDateRule)).toFixed(6));
}

export function contractAnswer(
  contract: ContractRow,
  names: { storeName: string; borrowerName: string },
  proposals: readonly ProposalRow[],
): ContractAnswer {
  return {
    id: contract.id,
    number: contract.number,
    kind: contract.kind,
    status: contract.status,
    storeId: contract.storeId,
    storeName: names.storeName,
    sourceProduct: contract.sourceProduct,
    borrowerId: contract.borrowerId,
    borrowerName: names.borrowerName,
    principal: contract.principalCents as Cents,
    purchaseValue: (contract.principalCents + contract.downPaymentCents) as Cents,
    downPayment: contract.downPaymentCents as Cents,
    couponDiscount: contract.couponDiscountCents as Cents,
    customerFeeValue: contract.customerFeeCents as Cents,
    returnedValue: contract.returnedCents as Cents,
    acceptedAt: contract.acceptedAt && new Date(contract.acceptedAt).toISOString(),
    canceledOn: contract.canceledOn,
    awarenessTermsUrl: null,
    proposals: proposals.map((proposal) => ({
      proposalId: proposal.id,
      wasAccepted: proposal.id === contract.acceptedProposalId,
      installments: proposal.count,
      ...figuresOf(proposal, contract),
    })),
  };
}

/** An approval that lapsed unused reads as pending again: a new code is needed. */
function statusAt(
  row: Pick<VerificationRow, 'status' | 'usableUntil' | 'usedAt'>,
  now: Date,
): VerificationRow['status'] {
  if (row.status !== 'APPROVED' || row.usedAt !== null || row.usableUntil === null) return row.status;
  return new Date(row.usableUntil) > now ? 'APPROVED' : 'PENDING';
}

export function verificationAnswer(
  row: Omit<VerificationRow, 'codeHash' | 'phoneHash'>,
  now: Date,
): VerificationAnswer {
  const status = statusAt(row, now);
  return {
    proposalId: row.proposalId,
    status,
    wasVerified: status === 'APPROVED',
    verificationMethod: row.method,
    communicationChannel: row.channel,
    phoneNumber: row.phoneMasked,
    attemptsLeft: Math.max(0, row.maxAttempts - row.attempts),
    expiresAt: new Date(row.expiresAt).toISOString(),
    resendAllowedAt: new Date(new Date(row.sentAt).getTime() + RESEND_AFTER_MS).toISOString(),
    biometry: null,
    analystVerificationAllowedTimestamp: null,
  };
}
