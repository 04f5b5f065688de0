import type { Wire } from '@balcao/contract';
import type { Evaluation } from '../super-compra/evaluation-calls.ts';
import type { Borrower, BorrowerLimit, Coupon, Customer, ExtraCredit, SaleStart } from '../borrowers/borrower.ts';

/** A demonstration CPF with right check digits; it belongs to nobody here. */
export const CPF = '52998224725';
export const STORE_ID = '01900000-0000-7000-8000-000000000002';
export const RETAILER_ID = '01900000-0000-7000-8000-000000000001';
export const BORROWER_ID = '01900000-0000-7000-8000-000000000010';

export function aBorrower(over: Partial<Borrower> = {}): Borrower {
  return {
    id: BORROWER_ID,
    name: 'MARIA APARECIDA DOS SANTOS',
    cpf: '529.***.***-25',
    phoneNumber: '(92) *****-7777',
    borrowerStatus: 'APPROVED',
    phoneStatus: 'VERIFIED',
    borrowerSettings: { disablePurchase: false },
    enableHighRecurrence: false,
    billDueDay: null,
    customerType: 'LIMITE',
    ...over,
  };
}

type BorrowerData = Wire<'GET /coordinator/borrowers/{id}/data'>['answer'];

/** The same person as a customer who was looked up before. */
export const aKnownBorrower = (over: Partial<BorrowerData> = {}): BorrowerData => ({
  ...aBorrower(),
  email: null,
  birthDate: '1980-05-17',
  hasPortrait: true,
  hasDocumentPhoto: false,
  applicationCoupon: null,
  ...over,
});

export function aLimit(over: Partial<BorrowerLimit> = {}): BorrowerLimit {
  return {
    borrowerId: BORROWER_ID,
    retailerId: RETAILER_ID,
    totalLimit: 2500,
    availableLimit: 1800,
    limitIsBlockedBy: null,
    attributedOn: '2026-10-02T12:00:00.000Z',
    ...over,
  };
}

export const COUPON_ID = '01900000-0000-7000-8000-000000000030';
export const EVALUATION_ID = '01900000-0000-7000-8000-000000000031';

/** 10% from R$ 100,00 on, at most R$ 50,00. */
export const aCoupon = (over: Partial<Coupon> = {}): Coupon => ({
  id: COUPON_ID,
  discountType: '%',
  percentValue: 0.1,
  monetaryValue: null,
  minimumPurchaseValue: 100,
  maximumDiscountValue: 50,
  // In Manaus, and in London, still or already another day.
  validUntil: '2026-12-06T02:59:59.000Z',
  validityInDays: 14,
  ...over,
});

/** Up to R$ 3.000,00 for one purchase at Loja Centro. */
export const anExtraCredit = (over: Partial<ExtraCredit> = {}): ExtraCredit => ({
  id: EVALUATION_ID,
  document: '529.***.***-25',
  sourceProduct: 'SUPER_PURCHASE',
  status: 'ACCEPTED',
  decision: 'APPROVED',
  result: 'APPROVED',
  requestedAmount: 3000,
  policy: { maxAmount: 3000, minAmount: 100 },
  expirationTimestamp: '2026-12-01T03:30:00.000Z',
  storeId: STORE_ID,
  storeName: 'Loja Centro',
  ...over,
});

/** The same as who asked for it is shown it: one percent, at most R$ 30,00. */
export const anEvaluation = (over: Partial<Evaluation> = {}): Evaluation => ({
  ...anExtraCredit(),
  remuneration: {
    maxRemunerationValue: 30,
    maxRemunerationValueBasedOnPurchaseValueOf: 3000,
    incentiveType: 'percentage',
    incentiveValue: 0.01,
    incentiveCategory: 'silver',
  },
  options: { isContractSimulationAllowed: true },
  ...over,
});

/** What a sale begins with. */
export const aSaleStart = (over: Partial<SaleStart> = {}): SaleStart => ({
  limit: aLimit(),
  coupon: null,
  extraCredit: null,
  limitAsked: null,
  ...over,
});

export function aCustomer(over: { borrower?: Partial<Borrower>; limit?: Partial<BorrowerLimit> } = {}): Customer {
  return { borrower: aBorrower(over.borrower), limit: aLimit(over.limit) };
}
