import { z } from 'zod';
import { day, id, instant, reais } from '../fields.ts';

/** REGISTERING: the bank has not answered. CANCELED: another stands in its place, or nothing is owed for it any more. */
export const boletoStatuses = ['REGISTERING', 'OPEN', 'PAID', 'CANCELED'] as const;
export type BoletoStatus = (typeof boletoStatuses)[number];

/**
 * What became of the payment of a boleto. PAID: the installment. WAITING: for a person, with nothing moved. APPLIED and
 * RETURNED: what that person decided.
 */
export const boletoOutcomes = ['PAID', 'WAITING', 'APPLIED', 'RETURNED'] as const;
export type BoletoOutcome = (typeof boletoOutcomes)[number];

/** Why the payment of a boleto waits for a person. */
export const boletoFaults = ['UNKNOWN_BOLETO', 'OTHER_AMOUNT', 'NOT_OWED', 'CHANGED_SINCE'] as const;
export type BoletoFault = (typeof boletoFaults)[number];

export const nossoNumero = z.string().regex(/^\d{17}$/);

export const invoiceSettings = z.object({ enabledToGenerateBorrowerInvoice: z.boolean() });

export const nextInvoiceRequest = z.object({ borrowerId: id });

export const nextInvoice = z.object({
  id,
  invoiceUrl: z.string().meta({ description: 'Page of the web app that shows the boleto to print' }),
  nossoNumero,
  digitableLine: z.string().meta({ description: '47 digits, without dots and spaces' }),
  barcode: z.string().meta({ description: '44 digits' }),
  value: reais,
  dueDate: day,
  contractNumber: z.string(),
  installmentNumber: z.int(),
  installmentCount: z.int(),
  isNew: z.boolean().meta({ description: 'False when the boleto of these figures stood already' }),
});

export const boletoNotice = z.object({
  paymentId: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,64}$/)
    .meta({ description: "The bank's own id of the payment: one effect each" }),
  nossoNumero,
  value: reais.refine((cents) => cents > 0, 'more than zero'),
  paidAt: instant,
});

export const boletoNoticeAnswer = z.object({ paymentId: z.string(), outcome: z.enum(boletoOutcomes) });

/** A payment that came for a boleto. */
export const boletoPayment = z.object({
  id,
  paymentId: z.string(),
  nossoNumero,
  value: reais,
  paidAt: instant,
  outcome: z.enum(boletoOutcomes),
  fault: z.enum(boletoFaults).nullable(),
  expectedValue: reais.nullable().meta({ description: 'What the boleto asked for on that day' }),
  customerName: z.string().nullable(),
  contractNumber: z.string().nullable(),
  installmentNumber: z.int().nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
  reason: z.string().nullable(),
});

/**
 * What a person has to know of why a payment waits, as it stands now. LATE: what the boleto asked for in time, but after it
 * was due. TWICE: the boleto had its money. PAID_OTHERWISE: its installment was paid another way. EARLIER_OPEN: one before
 * it is owed.
 */
export const boletoWhys = [
  'SHORT',
  'LATE',
  'OVER',
  'TWICE',
  'PAID_OTHERWISE',
  'CANCELED',
  'IN_AGREEMENT',
  'EARLIER_OPEN',
  'CHANGED',
  'UNKNOWN',
] as const;
export type BoletoWhy = (typeof boletoWhys)[number];

/** A payment that waits, and what deciding on it would do. */
export const waitingBoletoPayment = boletoPayment.omit({ decidedBy: true, decidedAt: true, reason: true }).extend({
  why: z.enum(boletoWhys),
  storeName: z.string().nullable(),
  dueDate: day.nullable().meta({ description: 'Of the boleto' }),
  owedValue: reais.nullable().meta({ description: 'All that the contract owed on the day of the payment' }),
  pays: z.array(z.object({ installmentNumber: z.int().nullable(), value: reais, isPartial: z.boolean() })).meta({
    description: 'What APPLY would pay: installments, and the usage fee without a number; empty: only RETURN',
  }),
});

export const boletoDecision = z.object({
  decision: z.enum(['APPLY', 'RETURN']).meta({
    description: 'APPLY: pays what is owed of the contract, from the boleto on. RETURN: the bank gives it back.',
  }),
  reason: z.string().trim().min(3).max(200),
});

/** A boleto as the customer's bank knows it. */
export const inboxBoleto = z.object({
  nossoNumero,
  value: reais,
  valueToday: reais,
  dueDate: day,
  status: z.enum(boletoStatuses),
  payments: z.array(boletoPayment.pick({ id: true, value: true, outcome: true })),
});

export const inboxBoletoPayment = z.object({
  value: reais
    .refine((cents) => cents > 0, 'more than zero')
    .optional()
    .meta({ description: 'What the customer pays; what the boleto asks for today when left out' }),
});

const MOST_CODE_CHARACTERS = 600;
export const paymentCodeStates = ['OPEN', 'PAID', 'CANCELED', 'EXPIRED'] as const;
export const paymentCode = z.object({
  code: z
    .string()
    .trim()
    .min(1)
    .max(MOST_CODE_CHARACTERS)
    .meta({ description: 'Bars (44 digits) or line (47) of a boleto, or the text of a Pix QR code' }),
});
/** What a code asks for, and what of ours it is of. */
export const foundPaymentCode = z.object({
  kind: z.enum(['BOLETO', 'PIX']),
  digitableLine: z.string().nullable().meta({ description: 'Of a boleto, with its dots and spaces' }),
  value: reais.nullable().meta({ description: 'Null where who pays types it' }),
  dueDate: day.nullable(),
  ours: z
    .object({
      state: z.enum(paymentCodeStates),
      customerName: z.string().meta({ description: 'The first name: who it is, a look-up says' }),
      contractNumber: z.string().nullable(),
      installmentNumber: z.int().nullable(),
      installmentCount: z.int().nullable(),
    })
    .nullable()
    .meta({ description: 'Null of a code that nobody of this retailer issued' }),
});
