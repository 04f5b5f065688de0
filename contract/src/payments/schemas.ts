import { z } from 'zod';
import { day, id, reais } from '../fields.ts';

export const installmentStatuses = ['PENDING', 'PAYMENT_OVERDUE', 'PAID', 'CANCELED'] as const;
export type InstallmentStatus = (typeof installmentStatuses)[number];

/** An installment as it stands today: while open, `paymentDue = installmentValue - settledValue - discount + interest`. */
export const installment = z.object({
  id,
  contractId: id,
  contractNumber: z.string(),
  installmentOrder: z.int().meta({ description: 'Number within the contract, from 1' }),
  numberOfInstallments: z.int(),
  dueDate: day,
  installmentValue: reais,
  settledValue: reais.meta({ description: 'Part of the installment value that is settled already' }),
  discount: reais.meta({ description: 'All that is taken off today' }),
  earlyPaymentDiscount: reais,
  interest: reais.meta({ description: 'All that is added today: fine, late interest, contract interest, IOF' }),
  fine: reais,
  lateInterest: reais,
  contractInterest: reais,
  lateIof: reais.meta({ description: 'Complementary IOF of late days, where the contract charges the customer' }),
  paymentDue: reais.meta({ description: 'What the unpaid rest of it costs today' }),
  status: z.enum(installmentStatuses),
  paidOn: day.nullable(),
  isFromRenegotiation: z.boolean(),
});

export const fee = z.object({ id, contractId: id, contractNumber: z.string(), paymentDue: reais });

export const installmentsAnswer = z.object({
  asOf: day.meta({ description: 'Day the amounts are computed for' }),
  installments: z.array(installment),
  fees: z.array(fee).meta({ description: 'Open fees; the next payment settles all of them once (ruling C16)' }),
  feesToCome: z.array(fee.extend({ opensOn: day, installmentId: id })).meta({
    description:
      'Fees that open when the first installment of their contract falls due, or with the payment of it: `installmentId`',
  }),
});

const expectedTotal = reais.optional().meta({
  description:
    'What the cashier confirmed, less what is waived; another total today is refused with PAYMENT_TOTAL_CHANGED',
});

/** What a second person forgives of a payment: never of what was bought, of its interest in time, nor of a tax. */
export const paymentWaiver = z
  .object({
    charges: reais.meta({ description: 'Of fine, late interest and interest of late days' }),
    fees: reais.meta({ description: 'Of the usage fees that go along' }),
    reason: z.string().trim().min(3).max(200),
    approvalId: id.optional().meta({
      description:
        'Of who approved it as `payment.waive` of the customer: `charges`, `fees`, `reason`, `storeId`, the `total` that is sent as expectedTotal, and the id of each installment with true. Without it what may not be waived is refused first, then the call',
    }),
  })
  .refine(({ charges, fees }) => charges >= 0 && fees >= 0 && charges + fees > 0, {
    error: 'Informe quanto dispensar',
  });

export const payOneRequest = z.object({ storeId: id, expectedTotal, waiver: paymentWaiver.optional() });
export const payMultipleRequest = payOneRequest.extend({ installmentIds: z.array(id).min(1).max(200) });

export const paymentEntry = z.object({
  id: id.meta({ description: 'Id of the entry, by which its receipt is asked for' }),
  paymentId: id,
  kind: z.enum(['INSTALLMENT', 'FEE', 'RENEGOTIATION']),
  installmentId: id.nullable(),
  feeId: id.nullable(),
  contractId: id.meta({ description: 'Of a payment of an agreement: the agreement (ruling C16)' }),
  paidValue: reais,
});
