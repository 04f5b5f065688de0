import type { Wire } from '@balcao/contract';
import type { Borrower, BorrowerLimit, Customer } from '../borrowers/borrower.ts';

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

export function aCustomer(over: { borrower?: Partial<Borrower>; limit?: Partial<BorrowerLimit> } = {}): Customer {
  return { borrower: aBorrower(over.borrower), limit: aLimit(over.limit) };
}
