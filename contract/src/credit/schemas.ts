import { z } from 'zod';
import { cpf, day, fraction, id, instant, reais } from '../fields.ts';
import { keyDay, keyInstant, pageOf } from '../page.ts';
import { toE164 } from '../kernel/index.ts';

/** Why a limit is blocked; null when it is not. */
export const limitBlocks = ['OVERDUE_INSTALLMENTS', 'OPEN_RENEGOTIATIONS', 'MANUALLY_BLOCKED'] as const;
export type LimitBlock = (typeof limitBlocks)[number];

/** The limit as an analyst sees it before a decision. */
export const limitBefore = z
  .object({ total: reais, available: reais, blockedBy: z.enum(limitBlocks).nullable() })
  .nullable()
  .meta({ description: 'Null of a customer without one' });
/** By an analyst, with a reason; only an analyst lifts it. */
export const BLOCKED_BY_HAND: LimitBlock = 'MANUALLY_BLOCKED';

export const borrowerLimit = z.object({
  borrowerId: id,
  retailerId: id,
  totalLimit: reais,
  availableLimit: reais,
  limitIsBlockedBy: z.enum(limitBlocks).nullable(),
  attributedOn: instant,
});

/** Why somebody moved a limit by hand; kept in its history. */
export const reason = z.string().trim().min(3).max(200);

export const limitChange = z.object({
  totalLimit: reais.refine((cents) => cents >= 0, 'at least zero'),
  reason,
});

export const limitBlockChange = z
  .object({
    isBlocked: z.boolean(),
    reason,
    until: day.optional().meta({ description: 'Last day of the block; without it the block lasts until it is lifted' }),
  })
  .refine(({ isBlocked, until }) => isBlocked || until === undefined, 'only a block has a last day');

export const changedLimit = borrowerLimit.extend({
  waitingRequestId: id.nullable().meta({
    description: 'Set when the change was not made: it waits for a second person under this id',
  }),
});

export const purchaseSwitch = z.object({ isDisabled: z.boolean(), reason });
export const switchedPurchases = z.object({ borrowerId: id, disablePurchase: z.boolean() });

const limitEvent = z.object({
  id: id.meta({ description: 'A block and its end share it' }),
  kind: z.enum(['TOTAL', 'BLOCK', 'UNBLOCK', 'PURCHASES_DISABLED', 'PURCHASES_ENABLED']),
  on: day,
  at: instant.nullable().meta({ description: 'Null of blocks, whose day alone is kept' }),
  fromLimit: reais
    .nullable()
    .meta({ description: 'Total before; null of the first limit, of blocks and of purchases' }),
  toLimit: reais.nullable(),
  blockedBy: z.enum(limitBlocks).nullable().meta({ description: 'What blocked; null of totals and of purchases' }),
  reason: z.string().nullable(),
  by: z.string().nullable().meta({ description: 'Who made or asked for it; null when nobody did' }),
  approvedBy: z.string().nullable().meta({ description: 'The second person; null of what one person did' }),
  isElsewhere: z
    .boolean()
    .meta({ description: 'Of another retailer: who and why are told there, and to the provider' }),
});

/** A limit for who changes it by hand. */
export const limitHistory = z.object({
  limit: borrowerLimit,
  alone: z
    .object({ highestLimit: reais, mayRestrict: z.boolean() })
    .meta({ description: 'The highest total one person may raise to today, and whether to lower, block or lift' }),
  maximumLimit: reais.nullable().meta({ description: 'Nobody raises above it' }),
  isRequestWaiting: z.boolean(),
  disablePurchase: z.boolean().meta({ description: 'Buys nothing, whatever the limit' }),
  events: z
    .array(limitEvent)
    .meta({ description: 'The newest first, of the newest 100 totals, 100 blocks and 100 switches of purchases' }),
});

/** What a request asks: another total, a block, or the end of a block. */
const limitRequestKinds = ['TOTAL', 'BLOCK', 'UNBLOCK'] as const;
export const limitRequestStatuses = ['WAITING', 'APPROVED', 'REFUSED', 'EXPIRED'] as const;

export const limitRequest = z.object({
  id,
  borrowerId: id,
  borrowerName: z.string(),
  kind: z.enum(limitRequestKinds),
  fromLimit: reais.meta({ description: 'Total limit when it was asked' }),
  toLimit: reais.nullable().meta({ description: 'Null when no other total is asked' }),
  blockUntil: day.nullable().meta({ description: 'Last day of the block that is asked; null: without an end' }),
  reason: z.string(),
  retailerName: z.string().meta({ description: 'Where who asked works' }),
  askedBy: z.object({ id, name: z.string() }),
  askedAt: instant,
  expiresOn: day.meta({ description: 'Last day it may be approved' }),
  status: z.enum(limitRequestStatuses),
  claim: z
    .object({ by: z.object({ id, name: z.string() }), until: instant })
    .nullable()
    .meta({ description: 'Who looks at it now: nobody else decides' }),
  decision: z
    .object({ by: z.object({ id, name: z.string() }), at: instant, reason: z.string() })
    .nullable()
    .meta({ description: 'Who approved or refused it; null while it waits, and when it expired' }),
});

export const purchaseLimitRequest = z.object({
  storeId: id,
  purchaseValue: reais.meta({ description: 'Value of the purchase that the limit does not cover' }),
});
export const purchaseLimitRequested = z.object({
  requestId: id,
  toLimit: reais.meta({ description: 'Total limit that was asked for: what this purchase needs, no more' }),
  expiresOn: day.meta({ description: 'Last day it may be approved' }),
});

const limitRequestPage = pageOf(limitRequest, { askedAt: keyInstant }, 50);
export const limitRequestQuery = z.object({
  status: z.enum(limitRequestStatuses).default('WAITING'),
  ...limitRequestPage.request,
});
export const limitRequestList = z.object(limitRequestPage.answer);
export const limitRequestDecision = z.object({ isApproved: z.boolean(), reason });

export const coupon = z.object({
  id,
  discountType: z.enum(['%', 'R$']),
  percentValue: fraction.nullable().meta({ description: 'Fraction of the purchase value: 0.1 is 10 %' }),
  monetaryValue: reais.nullable(),
  minimumPurchaseValue: reais,
  maximumDiscountValue: reais.nullable(),
  validUntil: instant.meta({ description: 'End of its last day in Sao Paulo' }),
  validityInDays: z.int().min(0).meta({ description: 'Whole days left in Sao Paulo; 0 is today' }),
});

/** Products that an evaluation of extra credit covers. */
export const evaluationProducts = ['SUPER_PURCHASE', 'SMARTPHONE_SALE'] as const;
const evaluationStatuses = ['CREATED', 'ACCEPTED', 'APPLIED', 'EXPIRED'] as const;
const evaluationDecisions = ['APPROVED', 'PARTIALLY_APPROVED', 'DENIED'] as const;

const decisions = z.enum(evaluationDecisions);

export const evaluationRequest = z.object({
  document: cpf,
  storeId: id,
  requestedAmount: reais.refine((cents) => cents > 0, 'more than zero'),
  sourceProduct: z.enum(evaluationProducts).default('SUPER_PURCHASE'),
  operatorPhoneNumber: z
    .string()
    .max(20)
    .refine((text) => toE164(text) !== null, 'a mobile phone')
    .optional()
    .meta({ description: 'Mobile of who asks; kept with the evaluation' }),
});

export const evaluationQuery = z.object({
  document: cpf,
  storeId: id,
  retailerId: id.optional(),
  sourceProduct: z.enum(evaluationProducts).optional(),
  status: z.enum(evaluationStatuses).default('ACCEPTED'),
  results: z
    .union([decisions.transform((one) => [one]), z.array(decisions)])
    .optional()
    .meta({ description: 'Decisions to look for, the parameter once for each; any when left out' }),
});

/** Extra credit for one purchase in one store. `result` and `decision` are one thing (ruling C4). */
export const evaluation = z.object({
  id,
  document: z.string().meta({ description: 'Masked CPF' }),
  sourceProduct: z.enum(evaluationProducts),
  status: z.enum(evaluationStatuses),
  decision: decisions,
  result: decisions,
  requestedAmount: reais,
  policy: z.object({ maxAmount: reais, minAmount: reais }),
  expirationTimestamp: instant,
  storeId: id,
  storeName: z.string(),
});

const incentiveEvents = ['SALE', 'REGISTRATION'] as const;
export const incentiveCategories = ['bronze', 'silver', 'gold', 'diamond', 'same_day'] as const;
export type IncentiveCategory = (typeof incentiveCategories)[number];

/** What a rule pays who sells, as screens say it. */
export const incentiveTerms = {
  incentiveType: z.enum(['percentage', 'fixed_value']),
  incentiveValue: z.number().meta({ description: 'A fraction of the sale, or reais' }),
} as const;

const remuneration = z.object({
  maxRemunerationValue: reais,
  maxRemunerationValueBasedOnPurchaseValueOf: reais.meta({
    description: 'The largest purchase it allows: the incentive counts on what the customer buys',
  }),
  ...incentiveTerms,
  incentiveCategory: z.enum(incentiveCategories),
});

/** An evaluation as the seller who asked for it is shown it. */
export const shownEvaluation = evaluation.extend({
  remuneration: remuneration
    .nullable()
    .meta({ description: 'What a sale now may earn who sells; null when nothing, or where it is not shown' }),
  options: z.object({ isContractSimulationAllowed: z.boolean() }),
});

const incentiveEntry = z.object({
  id,
  on: day,
  at: instant,
  kind: z.enum(['ACCRUAL', 'REVERSAL']),
  event: z.enum(incentiveEvents),
  category: z.enum(incentiveCategories),
  storeId: id,
  subjectId: id.meta({ description: 'Contract of the sale, or the customer who was registered' }),
  baseValue: reais.meta({ description: 'Amount that the incentive was computed on' }),
  value: reais.meta({ description: 'Negative when taken back' }),
});

const statementPage = pageOf(incentiveEntry, { on: keyDay }, 200);

export const statementQuery = z
  .object({
    from: day,
    to: day,
    operatorId: id.optional().meta({ description: "The signed-in operator's own when left out" }),
    ...statementPage.request,
  })
  .refine(({ from, to }) => from <= to, 'from is not after to');

export const incentiveStatement = z.object({
  operatorId: id,
  from: day,
  to: day,
  accruedTotal: reais,
  reversedTotal: reais.meta({ description: 'What was taken back, positive' }),
  total: reais.meta({ description: 'Accrued less reversed' }),
  ...statementPage.answer,
});
