import type { IncentiveCategory, PolicyDocument, PolicyInput } from '@balcao/contract';
import { addDays, addMonths, cents, type CivilDate, civilDate } from '@balcao/credit-math';
import { guardedWrite } from '../../kernel/db/guarded-write.ts';
import type { Db } from '../../kernel/db/database.ts';
import { newId } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { givenPolicyDocument } from '../policies/testing.ts';
import type { CampaignFact } from './coupons/campaigns.ts';
import { issuedCouponFragment } from './coupons/store.ts';
import type { RequestKey } from './evaluations/queue.ts';
import { evaluationFragment } from './evaluations/store.ts';
import { requestFragment } from './limit/requests.ts';
import { closeFragments } from './payouts/store.ts';
import { couponDay } from './rules/coupon-day.ts';
import type { CampaignTrigger, EvaluationDecision, EvaluationProduct, IncentiveEvent } from './tables.ts';

export { takeBackIncreases } from './close-steps/expire-programs.ts';
export type { RequestKey } from './evaluations/queue.ts';
export { decideLimitRequest } from './use-cases/decide-limit-request.ts';

/** Ten percent, at most R$ 50,00, of purchases from R$ 100,00, for thirty days, everywhere. */
const tenPercent: PolicyDocument<'coupon-campaign'> = {
  percent: '0.1',
  monetaryCents: null,
  minimumPurchaseCents: cents(10_000),
  maximumDiscountCents: cents(5_000),
  validityDays: 30,
  fundedBy: 'PROVIDER',
};

export type CampaignOptions = Partial<PolicyInput<'coupon-campaign'>> & {
  retailerId?: string | null;
  storeId?: string | null;
  trigger?: CampaignTrigger;
  validFrom?: CivilDate;
  validUntil?: CivilDate;
};

/** A coupon campaign; returns its id. */
export async function givenCampaign(db: Db, options: CampaignOptions = {}): Promise<string> {
  const { trigger = 'PAID_PURCHASE', retailerId, storeId, validFrom, validUntil, ...terms } = options;
  const document = { ...tenPercent, ...terms };
  const place = { retailerId, storeId, validFrom, validUntil };
  return givenPolicyDocument(db, { kind: 'coupon-campaign', variant: trigger, ...place, document });
}

/** A live coupon of a customer for a registration, good everywhere: R$ 50,00 off, for thirty days. Returns its id. */
export async function givenCoupon(
  platform: Platform,
  borrowerId: string,
  terms: Partial<Omit<CampaignFact, 'id'>> = {},
): Promise<string> {
  const id = newId();
  const at = platform.clock.now();
  const amount = { percent: null, monetaryCents: terms.percent ? null : cents(5_000) };
  const limits = { minimumPurchaseCents: cents(0), maximumDiscountCents: null };
  const everywhere = { id: newId(), retailerId: null, storeId: null };
  const campaign = { ...tenPercent, ...amount, ...limits, ...everywhere, ...terms };
  const on = couponDay(at);
  const coupon = { id, borrowerId, trigger: 'REGISTRATION' as const, subjectId: newId(), campaign, at, on };
  await guardedWrite(platform.db, [issuedCouponFragment(coupon)]);
  return id;
}

export type PolicyOptions = Partial<PolicyInput<'evaluation'>> & {
  retailerId?: string;
  storeId?: string;
  sourceProduct?: EvaluationProduct;
};

/** An evaluation policy: half the limit, R$ 100,00 to R$ 1.000,00, for seven days; returns its id. */
export async function givenEvaluationPolicy(db: Db, options: PolicyOptions = {}): Promise<string> {
  const { retailerId, storeId, sourceProduct = 'SUPER_PURCHASE', ...over } = options;
  const document = {
    limitShare: '0.5',
    minimumCents: 10_000,
    maximumCents: 100_000,
    validDays: 7,
    restDays: 0,
    reviewAboveCents: null,
    ...over,
  };
  return givenPolicyDocument(db, { kind: 'evaluation', variant: sourceProduct, retailerId, storeId, document });
}

export interface EvaluationOptions {
  minimumCents?: number;
  maximumCents?: number;
  validDays?: number;
  sourceProduct?: EvaluationProduct;
  decision?: EvaluationDecision;
  status?: 'CREATED' | 'ACCEPTED';
}

/** A live evaluation of a customer in a store: R$ 100,00 to R$ 2.000,00, for thirty days; returns its id. */
export async function givenEvaluation(
  platform: Platform,
  shop: { retailerId: string; storeId: string; actor: { operatorId: string } },
  borrowerId: string,
  options: EvaluationOptions = {},
): Promise<string> {
  const id = newId();
  const at = platform.clock.now();
  const { validDays = 30, minimumCents = 10_000, maximumCents = 200_000, ...rest } = options;
  await guardedWrite(platform.db, [
    evaluationFragment({
      borrowerId,
      id,
      retailerId: shop.retailerId,
      storeId: shop.storeId,
      operatorId: shop.actor.operatorId,
      operatorPhoneSealed: null,
      policyId: newId(),
      sourceProduct: 'SUPER_PURCHASE',
      status: 'ACCEPTED',
      decision: 'APPROVED',
      reason: null,
      requestedCents: cents(200_000),
      minimumCents: cents(minimumCents),
      maximumCents: cents(maximumCents),
      createdAt: at,
      expiresAt: new Date(`${addDays(couponDay(at), validDays)}T23:59:59Z`),
      borrowerName: 'CLIENTE DE TESTE',
      storeName: 'LOJA DE TESTE',
      ...rest,
    }),
  ]);
  return id;
}

/** A request for extra credit that waits for an analyst. */
export const givenWaitingRequest = async (
  ...[platform, shop, borrowerId]: Parameters<typeof givenEvaluation>
): Promise<RequestKey> => ({
  borrowerId,
  id: await givenEvaluation(platform, shop, borrowerId, { status: 'CREATED' }),
});

export interface RuleOptions {
  retailerId?: string;
  storeId?: string;
  event?: IncentiveEvent;
  /** A fraction as decimal text; a fixed value when left out. */
  rate?: string;
  valueCents?: number;
  category?: IncentiveCategory;
  validFrom?: CivilDate;
}

/** An incentive rule: one percent of a sale, R$ 5,00 a registration; returns its id. */
export async function givenIncentiveRule(db: Db, options: RuleOptions = {}): Promise<string> {
  const { retailerId, storeId, event = 'SALE', valueCents, category = 'bronze', validFrom } = options;
  const isFixed = event === 'REGISTRATION' || valueCents !== undefined;
  const terms = isFixed
    ? { kind: 'FIXED_VALUE', rate: null, valueCents: valueCents ?? 500 }
    : { kind: 'PERCENTAGE', rate: options.rate ?? '0.01', valueCents: null };
  const document = { ...terms, category };
  return givenPolicyDocument(db, { kind: 'incentive-rule', variant: event, retailerId, storeId, validFrom, document });
}

/** Opens wide what one person may change of a limit; a test of it tightens what it needs. */
export const wideLimitChanges: PolicyInput<'limit-changes'> = {
  aloneMaximumCents: 100_000_000,
  aloneMultiple: '900',
  multipleDays: 30,
  sharedMaximumCents: 100_000_000,
  sharedMultiple: '900',
  restrictsSharedAlone: true,
  requestDays: 5,
};

export interface RequestOptions {
  kind?: 'TOTAL' | 'BLOCK' | 'UNBLOCK';
  fromCents?: number;
  toCents?: number;
  /** Somebody who is nobody else when left out. */
  askedBy?: string;
  expiresOn?: CivilDate;
}

/** A request that waits: from R$ 1.000,00 to R$ 5.000,00, for five days; returns its id. */
export async function givenLimitRequest(
  platform: Platform,
  { retailerId }: { retailerId: string },
  borrowerId: string,
  { kind = 'TOTAL', fromCents = 100_000, toCents = 500_000, askedBy = newId(), expiresOn }: RequestOptions = {},
): Promise<string> {
  const id = newId();
  const askedAt = platform.clock.now();
  await guardedWrite(platform.db, [
    requestFragment({
      borrowerId,
      id,
      retailerId,
      kind,
      askedBy,
      askedAt,
      fromCents: cents(fromCents),
      toCents: kind === 'TOTAL' ? cents(toCents) : null,
      reason: 'Renda comprovada',
      borrowerName: 'Cliente de Teste',
      retailerName: 'Varejista de Teste',
      askedByName: 'Analista de Teste',
      expiresOn: expiresOn ?? addDays(couponDay(askedAt), 5),
    }),
  ]);
  return id;
}

let months = 0;

/** What the shop's cashier is to be paid of incentives for a month, another one each time; returns its id. */
export async function givenPayout(
  { db, clock }: Platform,
  { retailerId, actor }: { retailerId: string; actor: { operatorId: string } },
): Promise<string> {
  const id = newId();
  const closed = { closedBy: newId(), closedByName: 'Analista de Teste', closedAt: clock.now() };
  const of = { retailerId, operatorId: actor.operatorId, operatorName: 'CAIXA DE TESTE' };
  const payout = {
    ...of,
    ...closed,
    id,
    month: addMonths(civilDate('2020-01-01'), (months += 1)),
    amountCents: cents(5_000),
  };
  const earned = { retailerId, payouts: [payout], entries: 0, lastDay: civilDate('2000-01-01') };
  await guardedWrite(db, closeFragments(earned));
  return id;
}
