import type { Wire } from '@balcao/contract';
import type { Contract, Offer, Proposal, Verification } from '../contracts/offer.ts';

type SaleInProgress = Wire<'GET /coordinator/contracts/in-progress'>['answer'][number];
import { BORROWER_ID, STORE_ID } from './customers.ts';

export const CONTRACT_ID = '01900000-0000-7000-8000-000000000020';
export const proposalId = (count: number): string =>
  `01900000-0000-7000-8000-0000000001${String(count).padStart(2, '0')}`;

/** Six installments of the worked example of R$ 1.000,00 at 5% a month. */
export function aProposal(over: Partial<Proposal> = {}): Proposal {
  return {
    id: proposalId(over.numberOfInstallments ?? 6),
    numberOfInstallments: 6,
    installmentValue: 199.85,
    lastInstallmentValue: 199.82,
    installmentValueWithoutInterest: 166.67,
    installmentValueWithoutBonification: null,
    totalPurchaseValue: 1199.07,
    offeredTotalValue: null,
    financedValue: 1013,
    iof: 13,
    iofDaily: 9.15,
    iofAdditional: 3.85,
    interestValue: 186.07,
    interestRate: 0.05,
    interestRateAnnual: 0.795856,
    lateInterestRate: 0.01,
    lateFineRate: 0.02,
    cet: 0.8967,
    cetMonthly: 0.0548,
    cetParts: [
      { kind: 'GOODS', value: 1000, share: 0.834 },
      { kind: 'IOF', value: 13, share: 0.0108 },
      { kind: 'FEE', value: 0, share: 0 },
      { kind: 'INTEREST', value: 186.07, share: 0.1552 },
    ],
    dueDateRule: 'MONTHLY',
    firstInstallmentDueDate: '2026-12-21',
    partnerProposalId: null,
    ...over,
  };
}

const single: Partial<Proposal> = {
  numberOfInstallments: 1,
  installmentValue: 1056.14,
  lastInstallmentValue: 1056.14,
  totalPurchaseValue: 1056.14,
  iof: 6.27,
  cet: 0.9421,
};
const three: Partial<Proposal> = {
  numberOfInstallments: 3,
  installmentValue: 370.6,
  lastInstallmentValue: 370.6,
  totalPurchaseValue: 1111.8,
  iof: 9.21,
  cet: 0.9133,
};

export function anOffer(over: Partial<Offer> = {}): Offer {
  return {
    id: CONTRACT_ID,
    authorizationStrategy: 'BORROWER_SMS',
    verificationMethod: 'OTP',
    sourceProduct: null,
    principal: 1000,
    purchaseValue: 1000,
    downPayment: 0,
    couponDiscount: 0,
    fit: null,
    firstInstallmentDueDate: '2026-12-21',
    customerFeeRate: 0,
    customerFeeValue: 4.9,
    validUntil: '2099-01-01T00:00:00.000Z',
    proposals: [aProposal(), aProposal(single), aProposal(three)],
    ...over,
  };
}

export function aVerification(over: Partial<Verification> = {}): Verification {
  return {
    proposalId: proposalId(6),
    status: 'PENDING',
    wasVerified: false,
    verificationMethod: 'OTP',
    communicationChannel: 'SMS',
    phoneNumber: '(92) *****-7777',
    undeliveredChannels: [],
    attemptsLeft: 5,
    expiresAt: '2099-01-01T00:05:00.000Z',
    resendAllowedAt: '2020-01-01T00:00:00.000Z',
    biometry: null,
    analystVerificationAllowedTimestamp: null,
    ...over,
  };
}

export function aContract(over: Partial<Contract> = {}): Contract {
  const { id, numberOfInstallments, ...figures } = aProposal();
  return {
    id: CONTRACT_ID,
    number: '1234',
    kind: 'MULTIPLE_INSTALLMENTS',
    status: 'ACCEPTED',
    storeId: STORE_ID,
    storeName: 'Loja Centro',
    sourceProduct: null,
    captureMethod: 'CPF',
    channel: null,
    borrowerId: BORROWER_ID,
    borrowerName: 'MARIA APARECIDA DOS SANTOS',
    principal: 1000,
    purchaseValue: 1000,
    downPayment: 0,
    couponDiscount: 0,
    customerFeeValue: 4.9,
    returnedValue: 0,
    acceptedAt: '2026-11-21T14:03:00.000Z',
    canceledOn: null,
    awarenessTermsUrl: null,
    proposals: [{ proposalId: id, wasAccepted: true, installments: numberOfInstallments, ...figures }],
    ...over,
  };
}

/** A begun sale that waits for its customer's code. */
export const aSaleInProgress = (over: Partial<SaleInProgress> = {}): SaleInProgress => ({
  contractId: CONTRACT_ID,
  borrowerName: 'Rosa Prado',
  cpf: '900.***.***-00',
  operatorName: 'Marina Alves',
  isOwn: true,
  purchaseValue: 600,
  plan: { installments: 6, installmentValue: 112.28 },
  waitsFor: 'CUSTOMER',
  since: new Date(Date.now() - 4 * 60_000).toISOString(),
  until: null,
  ...over,
});
