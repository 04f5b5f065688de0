import { z } from 'zod';
import { day, id, instant, reais } from '../fields.ts';
import { installmentStatuses } from '../payments/schemas.ts';

export const cancellationReasons = [
  'OPERATOR_MISTAKE',
  'CUSTOMER_WITHDRAWAL',
  'RETURN_OF_GOODS',
  'DEFECT',
  'FRAUD',
] as const;
export type CancellationReason = (typeof cancellationReasons)[number];

export const cancellationRequest = z.object({
  reason: z.enum(cancellationReasons),
  value: reais
    .refine((cents) => cents > 0, 'more than nothing')
    .optional()
    .meta({ description: 'Part of the purchase value given back; all that is left of it when missing' }),
  storeId: id.meta({ description: 'Where it is done and the refund is handed back' }),
  note: z.string().trim().min(1).max(500).optional(),
});

/** What a cancellation or return reversed. */
export const cancellation = z.object({
  id,
  contractId: id,
  kind: z.enum(['VOID', 'RETURN']).meta({
    description: 'VOID: what is left of the purchase is taken back on the business day it was made; RETURN otherwise',
  }),
  reason: z.enum(cancellationReasons),
  canceledAt: instant,
  value: reais.meta({ description: 'Purchase value taken back' }),
  returnedValue: reais.meta({ description: 'All of the purchase value taken back so far' }),
  isWhole: z.boolean().meta({ description: 'True when nothing is left of the contract' }),
  refund: reais.meta({ description: 'Cash to hand back to the customer, usage fee included' }),
  setOff: reais.meta({
    description:
      'What is not handed back: it paid overdue debts, then what was left of the contract or of its agreement',
  }),
  setOffPaymentId: id.nullable().meta({ description: 'Payment that it made; null when it paid nothing' }),
  correction: reais.meta({
    description: 'Monetary correction of what was paid, of defective goods; part of what is handed back or set off',
  }),
  feeRefund: reais,
  iofGivenBack: reais.meta({ description: 'IOF that is no longer due: all of it with VOID, none with RETURN' }),
  limitReleased: reais,
  couponGivenBack: z.boolean(),
  agreement: z
    .object({
      id,
      number: z.string(),
      status: z.enum(['ACTIVE', 'CLOSED']),
      payments: z
        .array(z.object({ order: z.int(), dueDate: day, value: reais }))
        .meta({ description: 'Those that are left, with their new values' }),
    })
    .nullable()
    .meta({ description: 'The agreement that is priced again without it; null when none stood in its place' }),
  installments: z.array(
    z.object({
      installmentOrder: z.int(),
      dueDate: day,
      status: z.enum(installmentStatuses).exclude(['PAYMENT_OVERDUE']),
      installmentValue: reais.meta({
        description: 'What is left to pay without late charges: paid in time, or in full when it is overdue',
      }),
      reversedValue: reais.meta({ description: 'What is no longer owed, counted in the same way' }),
      refundedValue: reais.meta({ description: 'What is handed back of what was paid' }),
    }),
  ),
});
