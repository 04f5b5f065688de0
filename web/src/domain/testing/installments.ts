import type { AgreementListing, Installment, InstallmentListing, PaymentEntry } from '../payments/installment.ts';
import { CONTRACT_ID } from './offers.ts';

export const installmentId = (order: number): string =>
  `01900000-0000-7000-8000-0000000002${String(order).padStart(2, '0')}`;

/** The 21st of each month from November 2026 on. */
const dueDateOf = (order: number) => new Date(Date.UTC(2026, 9 + order, 21)).toISOString().slice(0, 10);

export function anInstallment(order: number, over: Partial<Installment> = {}): Installment {
  return {
    id: installmentId(order),
    contractId: CONTRACT_ID,
    contractNumber: '1234',
    installmentOrder: order,
    numberOfInstallments: 6,
    dueDate: dueDateOf(order),
    installmentValue: 199.85,
    settledValue: 0,
    discount: 0,
    earlyPaymentDiscount: 0,
    interest: 0,
    fine: 0,
    lateInterest: 0,
    contractInterest: 0,
    lateIof: 0,
    paymentDue: 199.85,
    status: 'PENDING',
    paidOn: null,
    isFromRenegotiation: false,
    ...over,
  };
}

export function aListing(over: Partial<InstallmentListing> = {}): InstallmentListing {
  return {
    asOf: '2026-11-21',
    installments: [
      anInstallment(1, {
        status: 'PAYMENT_OVERDUE',
        dueDate: '2026-11-10',
        interest: 4.73,
        fine: 4,
        lateInterest: 0.73,
        paymentDue: 204.58,
      }),
      anInstallment(2, { discount: 9.07, earlyPaymentDiscount: 9.07, paymentDue: 190.78 }),
    ],
    fees: [
      { id: '01900000-0000-7000-8000-000000000300', contractId: CONTRACT_ID, contractNumber: '1234', paymentDue: 4.9 },
    ],
    feesToCome: [],
    ...over,
  };
}

export function anEntry(order: number, over: Partial<PaymentEntry> = {}): PaymentEntry {
  return {
    id: `01900000-0000-7000-8000-0000000004${String(order).padStart(2, '0')}`,
    paymentId: '01900000-0000-7000-8000-000000000500',
    kind: 'INSTALLMENT',
    installmentId: installmentId(order),
    feeId: null,
    contractId: CONTRACT_ID,
    paidValue: 204.58,
    ...over,
  };
}

type AgreementPayment = AgreementListing['payments'][number];

export const agreementPaymentId = (order: number): string =>
  `01900000-0000-7000-8000-0000000006${String(order).padStart(2, '0')}`;

export function anAgreementPayment(order: number, over: Partial<AgreementPayment> = {}): AgreementPayment {
  return {
    id: agreementPaymentId(order),
    renegotiationId: '01900000-0000-7000-8000-000000000700',
    renegotiationNumber: 'AC0RD-00001',
    order,
    numberOfPayments: 3,
    dueDate: `2026-${String(8 + order).padStart(2, '0')}-23`,
    value: 150,
    earlyPaymentDiscount: 0,
    monetaryCorrection: 0,
    defaultInterest: 0,
    defaultFine: 0,
    paymentDue: 150,
    status: 'DUE',
    paidOn: null,
    ...over,
  };
}

export const anAgreement = (payments: AgreementPayment[], over: Partial<AgreementListing> = {}): AgreementListing => ({
  asOf: '2026-11-21',
  payments,
  fees: [],
  ...over,
});

/** What receiving payment `order` of an agreement answers. */
export const anAgreementEntry = (order: number, paidValue = 150): PaymentEntry =>
  anEntry(order, { id: agreementPaymentId(order), kind: 'RENEGOTIATION', installmentId: null, paidValue });
