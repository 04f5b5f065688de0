import { aListing, anInstallment } from '../../../domain/testing/installments.ts';
import { aContract, CONTRACT_ID } from '../../../domain/testing/offers.ts';
import { receiving, signingIn } from '../../../testing/answers.ts';
import { type Handlers, refused } from '../../../testing/fake-api.ts';
import type { ReturnDone, ReturnOptions, ReturnPreview } from '../returns/calls.ts';
import type { AmountPaid, AmountPreview, PaymentOfHistory, PayoffQuote } from '../calls.ts';

export const PAYMENTS = 'GET /coordinator/contracts/{id}/payments';
export const PREVIEW = 'GET /coordinator/contracts/{id}/payments/preview';
export const PAYOFF = 'GET /coordinator/contracts/{id}/payoff';
export const PAY = 'POST /coordinator/contracts/{id}/payments';
export const UNDO = 'POST /coordinator/payments/{id}/undo';
export const FIND = 'GET /coordinator/contracts/find-one';
export const PIX_RECEIPTS = 'GET /coordinator/pix/receipts';
export const PIX_REFUND = 'POST /coordinator/pix/receipts/{id}/refund';
export const LIST = 'GET /coordinator/contracts/installments';
export const APPROVE = 'POST /coordinator/approvals';

export const RETURN_OPTIONS = 'GET /coordinator/contracts/{id}/cancellation';
export const RETURN_PREVIEW = 'GET /coordinator/contracts/{id}/cancellation/preview';
export const RETURN = 'POST /coordinator/contracts/{id}/cancellation';

export const someOptions = (over: Partial<ReturnOptions> = {}): ReturnOptions => ({
  contractId: CONTRACT_ID,
  contractNumber: '1234',
  left: 600,
  reasons: [
    { reason: 'CUSTOMER_WITHDRAWAL', whole: [], part: ['manager', 'analyst'] },
    { reason: 'RETURN_OF_GOODS', whole: ['manager', 'analyst'], part: ['manager', 'analyst'] },
    { reason: 'FRAUD', whole: ['analyst'], part: null },
  ],
  done: [],
  ...over,
});
export const aReturnPreview = (over: Partial<ReturnPreview> = {}): ReturnPreview => ({
  contractId: CONTRACT_ID,
  kind: 'RETURN',
  reason: 'CUSTOMER_WITHDRAWAL',
  value: 600,
  returnedValue: 600,
  isWhole: true,
  refund: 199.85,
  setOff: 0,
  paidDebts: [],
  correction: 0,
  feeRefund: 0,
  downPayment: 0,
  iofGivenBack: 0,
  limitReleased: 400,
  couponGivenBack: false,
  couponsWithdrawn: 0,
  storeGivesBack: 576,
  mdrGivenBack: 24,
  retailerInterestGivenBack: 0,
  commission: 3,
  agreement: null,
  installments: [],
  approvers: [],
  ...over,
});

/** The same, done. */
export function aReturn(over: Partial<ReturnDone> = {}): ReturnDone {
  const { approvers: _, ...effect } = aReturnPreview();
  return { ...effect, id: 'd-1', canceledAt: '2026-11-21T15:00:00.000Z', setOffPaymentId: null, ...over };
}

export const aPayment = (over: Partial<PaymentOfHistory> = {}): PaymentOfHistory => ({
  id: '01900000-0000-7000-8000-000000000500',
  paidAt: '2026-11-20T15:00:00.000Z',
  paidOn: '2026-11-20',
  method: 'STORE_CASH',
  storeName: 'Loja Centro',
  operatorName: 'Marina Alves',
  total: 199.85,
  isUndone: false,
  undo: null,
  waiver: null,
  items: [
    {
      kind: 'INSTALLMENT',
      contractId: CONTRACT_ID,
      contractNumber: '1234',
      installmentOrder: 1,
      face: 199.85,
      discount: 0,
      fine: 0,
      lateInterest: 0,
      contractInterest: 0,
      lateIof: 0,
      waived: 0,
      paid: 199.85,
      isPartial: false,
    },
  ],
  ...over,
});
export const aQuote = (over: Partial<PayoffQuote> = {}): PayoffQuote => ({
  contractId: CONTRACT_ID,
  contractNumber: '1234',
  asOf: '2026-11-21',
  validUntil: '2026-11-22T03:59:59Z',
  fees: [],
  total: 380.5,
  discount: 19.2,
  charges: 0,
  installments: [
    {
      id: 'i2',
      installmentOrder: 2,
      dueDate: '2026-12-21',
      installmentValue: 199.85,
      discount: 19.2,
      fine: 0,
      lateInterest: 0,
      contractInterest: 0,
      lateIof: 0,
      paymentDue: 380.5,
    },
  ],
  ...over,
});
export const aPreview = (over: Partial<AmountPreview> = {}): AmountPreview => ({
  contractId: CONTRACT_ID,
  contractNumber: '1234',
  amount: 100,
  fees: 4.9,
  openInstallments: 2,
  remainingPayoff: 285.4,
  payoff: 380.5,
  installments: [{ installmentOrder: 2, paid: 95.1, isPartial: true }],
  ...over,
});
export const paid: AmountPaid = {
  paymentId: 'p-2',
  entries: [],
  openInstallments: 2,
  remainingValue: 300,
  remainingPayoff: 285.4,
};

/** A customer with one contract of which the first installment is paid, and a cancelled one. */
export const historyAnswers = {
  ...signingIn,
  ...receiving,
  [LIST]: () =>
    aListing({
      installments: [
        anInstallment(1, { status: 'PAID', paidOn: '2026-11-20', paymentDue: 0 }),
        anInstallment(2),
        anInstallment(3, { contractId: 'c-2', contractNumber: '99', status: 'CANCELED', paymentDue: 0 }),
      ],
    }),
  [FIND]: () => aContract(),
  'GET /coordinator/invoices/settings': () => ({ enabledToGenerateBorrowerInvoice: false }),
  [PIX_RECEIPTS]: () => [],
  [PAYMENTS]: () => [aPayment()],
  [RETURN_OPTIONS]: () => someOptions(),
  [PREVIEW]: () => aPreview(),
  [PAYOFF]: () => aQuote(),
  [PAY]: () => paid,
  [UNDO]: () => refused('APPROVAL_REQUIRED'),
} as const satisfies Handlers;
