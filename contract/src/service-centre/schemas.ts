import { z } from 'zod';
import { borrowerStatuses, limitAsked } from '../borrowers/schemas.ts';
import { coupon, incentiveCategories, incentiveTerms } from '../credit/schemas.ts';
import { cpf, day, id, reais } from '../fields.ts';
import { roles } from '../identity/enums.ts';

/** Where a customer who was looked up is served (registration spec, section 4). */
export const centrePages = ['REEVALUATION', 'APPLICATION', 'RESTRICTION', 'BORROWER'] as const;
export type CentrePage = (typeof centrePages)[number];

/** Why a customer may not buy, as the restriction page tells it (registration spec, section 8). */
export const centreRestrictions = ['NOT_APPROVED', 'UNDER_EVALUATION', 'PURCHASE_BLOCKED', 'LIMIT_BLOCKED'] as const;
export type CentreRestriction = (typeof centreRestrictions)[number];

const standIn = id.optional().meta({ description: 'Who named themselves on a login that the store shares' });

export const centreLookup = z.object({ document: cpf, storeId: id, operatorId: standIn });

/** A customer as the service centre shows them, and where. */
export const centreCustomer = z.object({
  page: z.enum(centrePages),
  restriction: z.enum(centreRestrictions).nullable().meta({ description: 'Only with page RESTRICTION' }),
  status: z.enum(borrowerStatuses),
  borrower: z.object({
    id,
    name: z.string(),
    document: z.string().meta({ description: 'CPF, masked' }),
    phoneNumber: z.string().nullable().meta({ description: 'Masked' }),
  }),
  application: z.object({ shouldReevaluate: z.boolean() }),
  credit: z.object({
    limit: reais.nullable().meta({ description: 'Null of who was never given one' }),
    availableLimit: reais,
    incentiveCategory: z.enum(incentiveCategories).nullable(),
    disablePurchase: z.boolean(),
    lateDays: z.int().min(0),
  }),
  operator: z
    .object(incentiveTerms)
    .nullable()
    .meta({ description: 'What a sale to this customer earns who sells; null when nothing, or where it is not shown' }),
  coupon: coupon.nullable().meta({ description: 'Coupon for the next purchase in this store' }),
  limitAsked,
  options: z.object({
    isContractSimulationAllowed: z.boolean(),
    maxSimulationValue: reais,
  }),
});

export const centreHomeQuery = z.object({ operatorId: standIn, storeId: id.optional() });

/** Who works at the service centre now. */
export const centreHome = z.object({
  operator: z.object({
    id,
    name: z.string(),
    phoneNumber: z.string().meta({ description: 'Masked; empty where there is none' }),
    role: z.enum(roles),
  }),
  showPerformance: z.boolean(),
});

export const performancePeriods = ['today', 'week', 'month'] as const;
export type PerformancePeriod = (typeof performancePeriods)[number];

const figures = {
  conversions: z.int().meta({ description: 'Purchases that were made and stand' }),
  applications: z.int().meta({ description: 'Customers who were registered' }),
  incentive: reais.nullable().meta({ description: 'Earned less taken back; null where it is not shown' }),
};
const days = { startDate: day, endDate: day };
const period = z.object({ ...figures, ...days });

export const performanceQuery = z.object({ operatorId: standIn, storeId: id.optional() });

/** What an operator did lately; `days` are the last 31, today last, and sum to the periods. */
export const operatorPerformance = z.object({
  operatorId: id,
  today: period,
  week: period,
  month: period,
  showIncentive: z.boolean(),
  days: z.array(z.object({ on: day, ...figures })),
});

const ranked = {
  period: z.enum(performancePeriods).default('month'),
  by: z.enum(['conversions', 'applications', 'incentive']).default('conversions'),
};
export const rankingQuery = z.object(ranked);
export const operatorRankingQuery = z.object({ ...ranked, storeId: id.optional(), operatorId: standIn });

const rankedOne = z.object({
  position: z.int().min(1).meta({ description: 'Those of one figure share it' }),
  id,
  name: z.string(),
  isOwn: z.boolean(),
  ...figures,
});

/** Who did most in a period; an incentive is told to its own operator, to managers and to analysts. */
export const ranking = z.object({ ...days, items: z.array(rankedOne) });

export const conversionQuery = z.object({
  period: ranked.period,
  storeId: id.optional(),
  operatorId: id.optional().meta({ description: 'All operators whom the caller may see when missing' }),
});

/** How far customers came in a period, from a lookup in the service centre to a purchase. */
export const conversion = z.object({
  ...days,
  lookups: z.int(),
  applications: z.int(),
  approvals: z.int(),
  firstPurchases: z.int().meta({ description: 'Of customers who never bought at the retailer before' }),
  recurringPurchases: z.int(),
});
