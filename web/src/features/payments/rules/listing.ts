import { sumReais } from '@balcao/contract/kernel';
import { sorted } from '../../../domain/lists/sorted.ts';
import type { AgreementListing, Installment, InstallmentListing } from '../../../domain/payments/installment.ts';

/** What the order of the list needs to know of an installment. */
export interface Listable {
  readonly dueDate: string;
  readonly installmentValue: number;
  readonly status: 'PENDING' | 'PAYMENT_OVERDUE' | 'PAID' | 'CANCELED';
}

/** The installments that can be received, by due date, then value. */
export function openInstallments<T extends Listable>(installments: readonly T[]): readonly T[] {
  return sorted(
    installments.filter((one) => one.status === 'PENDING' || one.status === 'PAYMENT_OVERDUE'),
    (a, b) => a.dueDate.localeCompare(b.dueDate) || a.installmentValue - b.installmentValue,
  );
}

/** What is open; where nothing is, also whether the customer ever bought. */
export interface OpenListing extends InstallmentListing {
  readonly hasBought?: boolean;
}

type AgreementPayment = AgreementListing['payments'][number];

/**
 * What is listed (cashier spec 4.1): while payments of agreements are due, those alone; otherwise the installments.
 */
export function listingOf(installments: InstallmentListing, agreements: AgreementListing): InstallmentListing {
  const due = agreements.payments.filter((payment) => payment.status === 'DUE');
  if (due.length === 0) return installments;
  const { asOf, fees } = agreements;
  return { asOf, fees, feesToCome: [], installments: due.map((payment) => asInstallment(payment, asOf)) };
}

/** A payment of an agreement as the list shows it: the agreement stands where a contract does (ruling C16). */
function asInstallment(payment: AgreementPayment, asOf: string): Installment {
  const { defaultFine, defaultInterest, monetaryCorrection, earlyPaymentDiscount } = payment;
  return {
    id: payment.id,
    contractId: payment.renegotiationId,
    contractNumber: payment.renegotiationNumber,
    installmentOrder: payment.order,
    numberOfInstallments: payment.numberOfPayments,
    dueDate: payment.dueDate,
    installmentValue: payment.value,
    settledValue: 0,
    discount: earlyPaymentDiscount,
    earlyPaymentDiscount,
    interest: sumReais([defaultFine, defaultInterest, monetaryCorrection]),
    fine: defaultFine,
    lateInterest: sumReais([defaultInterest, monetaryCorrection]),
    contractInterest: 0,
    lateIof: 0,
    paymentDue: payment.paymentDue,
    status: payment.dueDate < asOf ? 'PAYMENT_OVERDUE' : 'PENDING',
    paidOn: payment.paidOn,
    isFromRenegotiation: true,
  };
}
