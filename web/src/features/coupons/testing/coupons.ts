import type { Wire } from '@balcao/contract';
import type { Campaign, Coupon } from '../calls.ts';

export const LIST = 'GET /coordinator/coupon-campaigns';
export const KINDS = 'GET /policies/kinds';
export const ENTER = 'POST /policies';
export const END = 'POST /policies/{id}/end';
export const WITHDRAW = 'POST /policies/{id}/withdraw';
export const FIND = 'GET /coordinator/borrowers/find-one';
export const COUPONS = 'GET /coordinator/borrowers/{id}/coupons';
export const GIVE = 'POST /coordinator/borrowers/{id}/coupons';
export const TAKE_BACK = 'POST /coordinator/borrowers/{id}/coupons/{couponId}/withdraw';

export const aCampaign = (part: Partial<Campaign> = {}): Campaign => ({
  id: '01900000-0000-7000-8000-000000000931',
  trigger: 'PAID_PURCHASE',
  scope: 'RETAILER',
  retailerName: 'Lojas Norte',
  storeName: null,
  validFrom: '2026-10-01',
  validUntil: null,
  status: 'IN_FORCE',
  reason: 'Volta às compras',
  percentValue: 0.1,
  monetaryValue: null,
  minimumPurchaseValue: 100,
  maximumDiscountValue: 50,
  fundedBy: 'PROVIDER',
  validityDays: 30,
  mayChange: true,
  figures: { issued: 12, open: 5, used: 4, givenBack: 1, expired: 2, discount: 123.4 },
  ...part,
});

/** What the analyst may enter of campaigns. */
export const someKinds = (scopes: ('PROVIDER' | 'RETAILER' | 'STORE')[]): Wire<typeof KINDS>['answer'] => ({
  kinds: [
    { kind: 'coupon-campaign', title: 'Campanha', about: '', needsSecond: false, variants: [], scopes, fields: [] },
  ],
  retailers: [],
});

export const aCustomerCoupon = (part: Partial<Coupon> = {}): Coupon => ({
  id: '01900000-0000-7000-8000-000000000941',
  trigger: 'PAID_PURCHASE',
  status: 'ISSUED',
  percentValue: null,
  monetaryValue: 20,
  minimumPurchaseValue: 0,
  maximumDiscountValue: null,
  fundedBy: 'RETAILER',
  issuedAt: '2026-11-02T15:00:00.000Z',
  validThrough: '2026-12-02',
  usedAt: null,
  given: null,
  withdrawal: null,
  ...part,
});
