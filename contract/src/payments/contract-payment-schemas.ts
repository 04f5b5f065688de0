import { z } from 'zod';
import { day, id, instant, reais } from '../fields.ts';
import { fee, paymentEntry } from './schemas.ts';

export const payAmountRequest = z.object({
  storeId: id,
  amount: reais.meta({ description: 'Money received; open fees are taken from it first' }),
  expectedRemaining: reais.optional().meta({
    description:
      'Payoff of today as the cashier saw it; when it changed since, the call is refused with PAYMENT_TOTAL_CHANGED',
  }),
});

export const payAmountAnswer = z.object({
  paymentId: id,
  entries: z.array(paymentEntry),
  openInstallments: z.int(),
  remainingValue: reais.meta({
    description: 'Face value of what stays open in the contract, before bonus, early discount and late charges',
  }),
  remainingPayoff: reais.meta({ description: 'Payoff of the rest today' }),
});

export const previewQuery = z.object({
  amount: z.coerce.number().pipe(reais).meta({ description: 'Money in reais, as it would be received' }),
});

export const amountPreview = z.object({
  contractId: id,
  contractNumber: z.string(),
  amount: reais,
  installments: z
    .array(
      z.object({
        installmentOrder: z.int(),
        paid: reais,
        isPartial: z.boolean().meta({ description: 'True when a part of the installment stays open' }),
      }),
    )
    .meta({ description: 'What the money reaches, in the order it is spent' }),
  fees: reais.meta({ description: 'Open fees, taken from the money first' }),
  openInstallments: z.int(),
  remainingPayoff: reais.meta({ description: 'Payoff of the rest today' }),
  payoff: reais.meta({ description: 'Payoff of today before it: the `expectedRemaining` of the payment' }),
});

const paymentMethods = ['STORE_CASH', 'PIX', 'BOLETO', 'RETURN_CREDIT'] as const;

/** `paid = face - discount - waived + fine + lateInterest + contractInterest + lateIof`. */
const paymentItem = z.object({
  kind: z.enum(['INSTALLMENT', 'FEE', 'RENEGOTIATION']),
  contractId: id,
  contractNumber: z.string().nullable(),
  installmentOrder: z.int().nullable(),
  face: reais,
  discount: reais,
  fine: reais,
  lateInterest: reais,
  contractInterest: reais,
  lateIof: reais,
  waived: reais.meta({ description: 'Forgiven at the till, of late charges or of the fee' }),
  paid: reais,
  isPartial: z.boolean().meta({ description: 'True when a part of the installment was left to pay' }),
});

export const paymentHistory = z.array(
  z.object({
    id,
    paidAt: instant,
    paidOn: day,
    method: z.enum(paymentMethods),
    storeName: z.string(),
    operatorName: z.string().nullable().meta({ description: 'Null for a Pix, and for a payment at another retailer' }),
    total: reais,
    isUndone: z.boolean(),
    undo: z.object({ at: instant, by: z.string().nullable(), reason: z.string().nullable() }).nullable(),
    waiver: z
      .object({ approvedBy: z.string().nullable(), reason: z.string().nullable() })
      .nullable()
      .meta({ description: 'Who forgave what is `waived` of its items, and why; null where nothing was' }),
    items: z.array(paymentItem),
  }),
);

export const payoffAnswer = z.object({
  contractId: id,
  contractNumber: z.string(),
  asOf: day,
  validUntil: instant.meta({ description: "Last second of the day in the retailer's zone" }),
  installments: z.array(
    z.object({
      id,
      installmentOrder: z.int(),
      dueDate: day,
      installmentValue: reais.meta({ description: 'Face value not settled yet' }),
      discount: reais,
      fine: reais,
      lateInterest: reais,
      contractInterest: reais,
      lateIof: reais,
      paymentDue: reais,
    }),
  ),
  fees: z
    .array(fee)
    .meta({ description: 'Open fees of the customer, and those that this payment opens (rulings C16, C27)' }),
  total: reais.meta({ description: 'Installments and open fees: the expectedTotal of a payment of all these ids' }),
  discount: reais,
  charges: reais,
});

export const undoRequest = z.object({
  reason: z.string().trim().min(3).max(200),
  storeId: id.meta({ description: 'Store that hands the money back' }),
  approvalId: id.optional().meta({
    description:
      'Of who approved it as `payment.undo` with `reason` and `storeId`; managers and analysts need none for payments they did not receive',
  }),
});

export const undoAnswer = z.object({
  id,
  paymentId: id,
  undoneAt: instant,
  method: z.enum(paymentMethods).meta({ description: 'How the money came, and goes back' }),
  total: reais.meta({ description: 'Money to hand back' }),
});
