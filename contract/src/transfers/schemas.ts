import { z } from 'zod';
import { day, id, instant, reais } from '../fields.ts';
import {
  adjustmentKinds,
  bankOutcomes,
  batchStatuses,
  batchSteps,
  emailStatuses,
  keptVoucherTypes,
  MOST_RETURN_CHARACTERS,
  MOST_VOUCHER_BYTES,
  transferStatuses,
  voucherTypes,
} from './enums.ts';

/** As base64. */
const MOST_VOUCHER_CHARACTERS = Math.ceil((MOST_VOUCHER_BYTES * 4) / 3) + 4;

const sums = {
  retailerId: id,
  originationsCount: z.int(),
  principalSum: reais.meta({ description: 'What the customers financed of the goods' }),
  umeFeeSum: reais.meta({ description: 'MDR, and interest that the retailer pays in the place of its customers' }),
  discountSum: reais.meta({ description: 'Coupons that the provider gave: transferred on top' }),
  adjustments: z
    .array(z.object({ kind: z.enum(adjustmentKinds), amount: reais }))
    .meta({ description: 'Returns, what customers paid of its own credit, and what else is no sale' }),
};

const settled = {
  broughtForward: reais.meta({ description: 'What an earlier batch left: below zero the retailer owes it' }),
  setOff: reais.meta({ description: 'What came off it for billings that were not paid in time' }),
  paid: reais.meta({ description: 'What is transferred: never below zero' }),
  carriedForward: reais.meta({ description: 'What is left for the next batch: zero or below' }),
};

const batchId = { batchId: id, date: day.meta({ description: 'Business day of the batch' }) };

export const transfer = z.object({
  ...batchId,
  status: z.enum(transferStatuses),
  transferTimestamp: instant.nullable().meta({ description: 'When the retailer got it; null before' }),
  originationsStartDate: day.nullable().meta({ description: 'Null of a batch without sales' }),
  originationsEndDate: day.nullable(),
  retailerBatch: z.object({ ...sums, storeId: z.null(), ...settled }),
  storesBatch: z.array(z.object({ ...sums, storeId: id })),
});

export const transfersQuery = z.object({
  originationsStartDate: day,
  originationsEndDate: day,
  storeId: id.optional().meta({ description: 'All stores of the retailer when missing' }),
});
export const transferList = z.object({ data: z.array(transfer) });

export const batchOriginationsQuery = z.object({ retailerId: id, storeId: id.optional() });
export const batchOrigination = z.object({
  contractId: id,
  timestamp: instant,
  principal: reais,
  mdr: reais,
  storeId: id,
  storeName: z.string(),
  operatorId: id,
  operatorName: z.string(),
});

const person = z.object({ name: z.string(), at: instant });

const deskStep = z.object({
  step: z.enum(batchSteps),
  finished: person.nullable(),
  endToEndId: z.string().nullable(),
  fileName: z.string().nullable().meta({ description: 'Of the voucher that was attached; null without one' }),
});

export const deskBatch = z.object({
  ...batchId,
  ...sums,
  ...settled,
  retailerName: z.string(),
  status: z.enum(batchStatuses),
  transferStatus: z.enum(transferStatuses),
  originationsStartDate: day.nullable(),
  originationsEndDate: day.nullable(),
  steps: z.array(deskStep),
  remittance: z
    .int()
    .nullable()
    .meta({ description: 'Number of the file by which a bank pays it; null while in none' }),
  isPaidOut: z.boolean().meta({ description: 'A bank was asked to pay it by Pix and has not answered' }),
  payoutFault: z
    .string()
    .nullable()
    .meta({ description: 'Why the bank refused the last Pix, or sent it back; null otherwise' }),
  held: person.extend({ reason: z.string(), mayDecide: z.boolean() }).nullable().meta({
    description: 'Who held it back, and why; mayDecide: whoever asks is another person',
  }),
  reversed: person.extend({ reason: z.string() }).nullable(),
  email: z.object({ status: z.enum(emailStatuses), hasAddress: z.boolean() }),
});

export const batchesQuery = z.object({
  state: z.enum(['OPEN', 'DONE']).default('OPEN').meta({ description: 'DONE: the newest hundred' }),
});
export const batchList = z.object({
  today: day,
  isBusinessDay: z.boolean(),
  canAct: z.boolean().meta({ description: "The provider's analyst moves batches; others read their own" }),
  waiting: z
    .array(
      z.object({
        retailerId: id,
        retailerName: z.string(),
        dueOn: day,
        count: z.int(),
        amount: reais,
        isDue: z.boolean(),
      }),
    )
    .meta({ description: 'What is in no batch yet, by retailer and day' }),
  items: z.array(deskBatch),
  payouts: z.object({
    isOffered: z.boolean().meta({ description: 'A bank pays by Pix at the press of a button' }),
    isDemonstration: z.boolean().meta({ description: 'Whoever tries the product answers for the bank' }),
  }),
  toRemit: z
    .object({ count: z.int(), amount: reais })
    .meta({ description: 'What the next file to the bank would pay' }),
  remittances: z
    .array(z.object({ number: z.int(), madeAt: instant, count: z.int(), amount: reais }))
    .meta({ description: 'The newest files to the bank; none for others than the provider' }),
});

export const remittance = z.object({
  number: z.int(),
  fileName: z.string(),
  content: z.string().meta({ description: 'CNAB 240, records of 240 characters of ASCII' }),
});
export const remittanceNumber = z.object({ number: z.coerce.number().int().min(1).max(999_999) });
export const bankReturn = z.object({
  fileName: z.string().trim().min(1).max(200),
  content: z.string().min(1).max(MOST_RETURN_CHARACTERS),
});
export const bankAnswers = z.object({
  answers: z.array(
    z.object({
      ourId: z.string(),
      retailerName: z.string().nullable(),
      date: day.nullable().meta({ description: 'Of the batch' }),
      amount: reais.meta({ description: 'As the bank says it' }),
      outcome: z.enum(bankOutcomes),
      occurrences: z.string().meta({ description: 'Why the bank refused it, in words' }),
    }),
  ),
});

const retailer = { retailerId: id };
const reason = z.string().trim().min(1).max(500);

const reasonOfBank = z.string().trim().min(1).max(200);
const endToEnd = z.string().regex(/^E[A-Za-z0-9]{31}$/);
/** What the bank says of a payout. */
export const payoutNotice = z
  .object({
    id,
    status: z.enum(['SETTLED', 'FAILED', 'RETURNED']),
    endToEndId: endToEnd.optional().meta({ description: 'Of the Pix; with SETTLED' }),
    reason: reasonOfBank.optional().meta({ description: 'In words; with FAILED and RETURNED' }),
  })
  .refine(({ status, ...said }) => (status === 'SETTLED' ? said.endToEndId : said.reason) !== undefined, {
    error: 'SETTLED has an endToEndId, FAILED and RETURNED a reason',
  });
export const payoutNoticeAnswer = z.object({
  id,
  outcome: z.enum(['DONE', 'STANDING', 'UNKNOWN']).meta({
    description: 'STANDING: it was told before, or the batch is held; UNKNOWN: none of ours',
  }),
});
export const payoutAnswer = z.object({ ...retailer, isPaid: z.boolean() });

export const newBatch = z.object({ ...retailer, date: day });
export const stepFinish = z.object({
  ...retailer,
  endToEndId: z
    .string()
    .trim()
    .regex(/^E\d{20}[\dA-Za-z]{11}$/, { error: 'O identificador tem 32 caracteres e começa com E.' })
    .optional()
    .meta({ description: 'End-to-end id of the Pix; without it the voucher is attached' }),
  voucher: z
    .object({
      fileName: z.string().trim().min(1).max(200),
      contentType: z.enum(voucherTypes),
      contentBase64: z.string().min(1).max(MOST_VOUCHER_CHARACTERS),
    })
    .optional(),
});
export const batchPlace = z.object(retailer);
export const batchReason = z.object({ ...retailer, reason });
export const voucher = z.object({
  fileName: z.string(),
  contentType: z.enum(keptVoucherTypes),
  contentBase64: z.string(),
});

export const anticipationQuote = z.object({
  paidOn: day,
  rateMonthly: z.string().meta({ description: 'Fraction as decimal text, a month of 30 days' }),
  count: z.int(),
  face: reais,
  discount: reais,
  paid: reais,
});
export const anticipationAsk = z.object({
  discount: reais.meta({ description: 'As it was quoted: another one since is refused' }),
});
