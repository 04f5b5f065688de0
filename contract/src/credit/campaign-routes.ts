import { z } from 'zod';
import { id } from '../fields.ts';
import { defineRoutes } from '../route.ts';
import { couponCampaigns, couponGift, couponWithdrawal, customerCoupon, customerCoupons } from './campaign-schemas.ts';
import { credit } from './routes.ts';

/** Coupon campaigns and the coupons of a customer, for who plans them. */
export const campaignRoutes = defineRoutes(credit, {
  'GET /coordinator/coupon-campaigns': {
    operationId: 'listCouponCampaigns',
    summary:
      "Campaigns of the retailer and of the provider, and what became of their coupons; the provider's analyst sees all.",
    access: ['analyst'],
    answer: couponCampaigns,
    errors: [],
  },
  'GET /coordinator/borrowers/{id}/coupons': {
    operationId: 'listCustomerCoupons',
    summary: 'Coupons of a customer the operator looked up.',
    access: ['analyst'],
    params: z.object({ id }),
    answer: customerCoupons,
    errors: ['BORROWER_NOT_FOUND'],
  },
  'POST /coordinator/borrowers/{id}/coupons': {
    operationId: 'giveCoupon',
    summary: 'Gives a customer the operator looked up a coupon of a campaign that runs: one of each campaign at most.',
    access: ['analyst'],
    idempotent: true,
    params: z.object({ id }),
    body: couponGift,
    answer: customerCoupon,
    errors: ['BORROWER_NOT_FOUND', 'CAMPAIGN_NOT_RUNNING', 'COUPON_GIVEN_ALREADY'],
  },
  'POST /coordinator/borrowers/{id}/coupons/{couponId}/withdraw': {
    operationId: 'withdrawCoupon',
    summary: 'Withdraws a coupon that the customer did not use.',
    access: ['analyst'],
    idempotent: true,
    params: z.object({ id, couponId: id }),
    body: couponWithdrawal,
    answer: z.object({ id }),
    errors: ['BORROWER_NOT_FOUND', 'COUPON_NOT_FOUND', 'COUPON_NOT_OPEN'],
  },
});
