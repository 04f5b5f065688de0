import type { Handled } from '@balcao/contract';
import { cents, cetParts, periodRate, sumCents } from '@balcao/credit-math';
import type { FacePage } from './faces/face-page.ts';
import { isByFace, methodOf, strategyAnswered } from './rules/authorization.ts';
import { resendAllowedAt } from './rules/verification-limits.ts';
import type { NewContract } from './store.ts';
import type { ContractRow, ProposalRow, VerificationRow } from './tables.ts';

type ProposalsAnswer = Handled<'POST /coordinator/contracts'>['answer'];
type OfferedProposal = ProposalsAnswer['proposals'][number];
type ContractAnswer = Handled<'GET /coordinator/contracts/find-one'>['answer'];
type VerificationAnswer = Handled<'GET /origination-code/status'>['answer'];

/** What of an offer its proposals are read with. */
type Sale = Pick<ContractRow, 'principalCents' | 'couponDiscountCents' | 'customerFeeCents' | 'terms'>;

/** Percent points with two decimals ('145.08') as the fraction the API answers (1.4508). */
export const fractionOf = (percent: string) => Number((Number(percent) / 100).toFixed(6));

type Offered = Pick<
  NewContract,
  | 'id'
  | 'authorizationStrategy'
  | 'sourceProduct'
  | 'principalCents'
  | 'downPaymentCents'
  | 'couponDiscountCents'
  | 'customerFeeCents'
  | 'offeredOn'
  | 'validUntil'
  | 'terms'
>;

/** An offer with its proposals, and what fits the installment that was asked for. */
export function proposalsAnswer(
  offer: Offered,
  proposals: readonly ProposalRow[],
  fit: ProposalsAnswer['fit'],
): ProposalsAnswer {
  const { authorizationStrategy } = offer;
  return {
    id: offer.id,
    authorizationStrategy: strategyAnswered(authorizationStrategy),
    verificationMethod: methodOf(authorizationStrategy),
    sourceProduct: offer.sourceProduct,
    principal: offer.principalCents,
    purchaseValue: sumCents([offer.principalCents, offer.downPaymentCents]),
    downPayment: offer.downPaymentCents,
    couponDiscount: offer.couponDiscountCents,
    firstInstallmentDueDate: proposals[0]?.firstDueOn ?? offer.offeredOn,
    customerFeeRate: Number((offer.customerFeeCents / offer.principalCents).toFixed(6)),
    customerFeeValue: offer.customerFeeCents,
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
  const netCents = cents(offer.principalCents - offer.couponDiscountCents);
  const iofCents = sumCents([plan.iofDailyCents, plan.iofAdditionalCents]);
  const isBonified = plan.retailerInterestCents !== undefined;
  return {
    installmentValue: proposal.installmentCents,
    lastInstallmentValue: plan.lastInstallmentCents,
    installmentValueWithoutInterest: cents(Math.round(netCents / proposal.count)),
    installmentValueWithoutBonification: isBonified ? (plan.rows[0]?.[1] ?? cents(0)) : null,
    totalPurchaseValue: proposal.totalCents,
    offeredTotalValue: plan.offeredTotalCents ?? null,
    financedValue: plan.financedCents,
    iof: iofCents,
    iofDaily: plan.iofDailyCents,
    iofAdditional: plan.iofAdditionalCents,
    interestValue: cents(proposal.totalCents - plan.financedCents),
    interestRate: isBonified ? 0 : Number(plan.rateMonthly),
    interestRateAnnual: isBonified ? 0 : Number(Number(plan.rateAnnual).toFixed(6)),
    lateInterestRate: lateInterestRateOf(proposal, offer),
    lateFineRate: Number(offer.terms.lateFineRate),
    cet: fractionOf(plan.cetAnnualPct),
    cetMonthly: fractionOf(plan.cetMonthlyPct),
    cetParts: cetParts({
      netCents,
      iofCents,
      feeCents: offer.customerFeeCents,
      totalCents: proposal.totalCents,
    }).map((part) => ({ kind: part.kind, value: cents(part.cents), share: part.basisPoints / 10_000 })),
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
    channel: contract.channel,
    status: contract.status,
    storeId: contract.storeId,
    storeName: names.storeName,
    sourceProduct: contract.sourceProduct,
    captureMethod: contract.captureMethod,
    borrowerId: contract.borrowerId,
    borrowerName: names.borrowerName,
    principal: contract.principalCents,
    purchaseValue: sumCents([contract.principalCents, contract.downPaymentCents]),
    downPayment: contract.downPaymentCents,
    couponDiscount: contract.couponDiscountCents,
    customerFeeValue: contract.customerFeeCents,
    returnedValue: contract.returnedCents,
    acceptedAt: contract.acceptedAt && new Date(contract.acceptedAt).toISOString(),
    canceledOn: contract.canceledOn,
    awarenessTermsUrl: contract.acceptedAt === null ? null : `/render/${contract.id}/awareness-terms`,
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
  face: FacePage | null,
): VerificationAnswer {
  const status = statusAt(row, now);
  return {
    proposalId: row.proposalId,
    status,
    wasVerified: status === 'APPROVED',
    verificationMethod: row.method,
    communicationChannel: row.channel,
    phoneNumber: row.phoneMasked,
    undeliveredChannels: row.undelivered.filter((channel) => channel !== 'EMAIL'),
    attemptsLeft: Math.max(0, row.maxAttempts - row.attempts),
    expiresAt: new Date(row.expiresAt).toISOString(),
    resendAllowedAt: resendAllowedAt(row.sentAt).toISOString(),
    biometry: face && isByFace(row.method) ? biometryOf(face) : null,
    analystVerificationAllowedTimestamp: face?.analystAllowedAt ?? null,
  };
}

const biometryOf = ({ biometryUrl, wasOpened, triesLeft }: FacePage): VerificationAnswer['biometry'] => ({
  biometryUrl,
  wasOpened,
  triesLeft,
});
