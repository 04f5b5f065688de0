import type { Cents, Handled } from '@balcao/contract';
import type { NewContract } from './store.ts';
import type { ContractRow, ProposalRow, VerificationRow } from './tables.ts';

type ProposalsAnswer = Handled<'POST /coordinator/contracts'>['answer'];
type ContractAnswer = Handled<'GET /coordinator/contracts/find-one'>['answer'];
type VerificationAnswer = Handled<'GET /origination-code/status'>['answer'];

const RESEND_AFTER_MS = 60_000;

/** Percent points with two decimals ('145.08') as the fraction the API answers (1.4508). */
const fractionOf = (percent: string) => Number((Number(percent) / 100).toFixed(6));

export function proposalsAnswer(
  offer: NewContract,
  authorizationStrategy: ProposalsAnswer['authorizationStrategy'],
  proposals: readonly ProposalRow[],
): ProposalsAnswer {
  return {
    id: offer.id,
    authorizationStrategy,
    verificationMethod: authorizationStrategy === 'BORROWER_SMS' ? 'OTP' : 'ANALYST_CALL',
    sourceProduct: null,
    principal: offer.principalCents as Cents,
    firstInstallmentDueDate: proposals[0]?.firstDueOn ?? offer.offeredOn,
    customerFeeRate: Number((offer.customerFeeCents / offer.principalCents).toFixed(6)),
    customerFeeValue: offer.customerFeeCents as Cents,
    validUntil: offer.validUntil.toISOString(),
    proposals: proposals.map((proposal) => proposalAnswer(proposal, offer)),
  };
}

function proposalAnswer(proposal: ProposalRow, offer: NewContract): ProposalsAnswer['proposals'][number] {
  const { plan } = proposal;
  return {
    id: proposal.id,
    numberOfInstallments: proposal.count,
    installmentValue: proposal.installmentCents as Cents,
    lastInstallmentValue: plan.lastInstallmentCents as Cents,
    installmentValueWithoutInterest: Math.round(offer.principalCents / proposal.count) as Cents,
    installmentValueWithoutBonification: null,
    totalPurchaseValue: proposal.totalCents as Cents,
    financedValue: plan.financedCents as Cents,
    iof: (plan.iofDailyCents + plan.iofAdditionalCents) as Cents,
    iofDaily: plan.iofDailyCents as Cents,
    iofAdditional: plan.iofAdditionalCents as Cents,
    interestValue: (proposal.totalCents - plan.financedCents) as Cents,
    interestRate: Number(plan.rateMonthly),
    interestRateAnnual: Number(Number(plan.rateAnnual).toFixed(6)),
    lateInterestRate: Number(offer.terms.lateInterestMonthlyRate),
    lateFineRate: Number(offer.terms.lateFineRate),
    cet: fractionOf(plan.cetAnnualPct),
    cetMonthly: fractionOf(plan.cetMonthlyPct),
    dueDateRule: proposal.dueDateRule,
    firstInstallmentDueDate: proposal.firstDueOn,
    partnerProposalId: null,
  };
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
    acceptedAt: contract.acceptedAt && new Date(contract.acceptedAt).toISOString(),
    awarenessTermsUrl: null,
    proposals: proposals.map((proposal) => ({
      proposalId: proposal.id,
      wasAccepted: proposal.id === contract.acceptedProposalId,
      partnerProposalId: null,
      installments: proposal.count,
      installmentValue: proposal.installmentCents as Cents,
      totalPurchaseValue: proposal.totalCents as Cents,
      dueDateRule: proposal.dueDateRule,
      firstInstallmentDueDate: proposal.firstDueOn,
      cet: fractionOf(proposal.plan.cetAnnualPct),
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
