import type { Handled } from '@balcao/contract';
import type { BoletoPaymentFact } from './tables.ts';

export type PaymentAnswer = Handled<'GET /coordinator/invoices/payments/decided'>['answer'][number];

/** Whose payment it is, where the boleto is one of ours. */
export interface PaymentNames {
  customerName: string | null;
  contractNumber: string | null;
  installmentNumber: number | null;
}

export function paymentAnswer(payment: BoletoPaymentFact, names: PaymentNames): PaymentAnswer {
  return {
    id: payment.id,
    paymentId: payment.paymentRef,
    nossoNumero: payment.nossoNumero,
    value: payment.valueCents,
    paidAt: new Date(payment.paidAt).toISOString(),
    outcome: payment.outcome,
    fault: payment.fault,
    expectedValue: payment.expectedCents,
    ...names,
    decidedBy: payment.decidedByName,
    decidedAt: payment.decidedAt === null ? null : new Date(payment.decidedAt).toISOString(),
    reason: payment.reason,
  };
}
