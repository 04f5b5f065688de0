import { z } from 'zod';
import { day, fraction, id, instant, reais } from '../fields.ts';
import { policyStatuses } from '../policies/schemas.ts';
import { policyScopes } from '../policies/kinds.ts';
import { reason } from './schemas.ts';

const terms = {
  percentValue: fraction.nullable().meta({ description: 'Fraction of the purchase value: 0.1 is 10 %' }),
  monetaryValue: reais.nullable(),
  minimumPurchaseValue: reais,
  maximumDiscountValue: reais.nullable(),
  fundedBy: z.enum(['PROVIDER', 'RETAILER']),
};

/** A coupon campaign, which is a dated policy, with what became of its coupons. */
export const couponCampaign = z.object({
  id,
  trigger: z.enum(['PAID_PURCHASE', 'REGISTRATION']),
  scope: z.enum(policyScopes),
  retailerName: z.string().nullable(),
  storeName: z.string().nullable(),
  validFrom: day,
  validUntil: day.nullable(),
  status: z.enum(policyStatuses),
  reason: z.string(),
  ...terms,
  validityDays: z.int(),
  mayChange: z.boolean().meta({ description: 'Whether the caller may end or withdraw it' }),
  figures: z
    .object({
      issued: z.int().meta({ description: 'All that were issued, whatever became of them' }),
      open: z.int(),
      used: z.int(),
      givenBack: z.int().meta({ description: 'Withdrawn: not earned any more, or by hand' }),
      expired: z.int(),
      discount: reais.meta({ description: 'Taken off the purchases that used one' }),
    })
    .nullable()
    .meta({ description: "Null of the provider's campaigns, to others than the provider" }),
});
export const couponCampaigns = z.object({ items: z.array(couponCampaign) });

export const customerCoupon = z.object({
  id,
  trigger: z.enum(['PAID_PURCHASE', 'REGISTRATION', 'BY_HAND']),
  status: z.enum(['ISSUED', 'USED', 'EXPIRED', 'WITHDRAWN']),
  ...terms,
  issuedAt: instant,
  validThrough: day,
  usedAt: instant.nullable(),
  given: z.object({ by: z.string(), reason: z.string() }).nullable().meta({ description: 'Of one given by hand' }),
  withdrawal: z
    .object({
      because: z.enum(['PAYMENT_UNDONE', 'PURCHASE_CANCELED', 'NOT_EARNED', 'BY_HAND']),
      by: z.string().nullable(),
      reason: z.string().nullable(),
    })
    .nullable(),
});
export const customerCoupons = z.object({
  items: z.array(customerCoupon).meta({ description: 'Good in this retailer, the newest first, 100 at most' }),
});
export const couponGift = z.object({ campaignId: id, reason });
export const couponWithdrawal = z.object({ reason });
