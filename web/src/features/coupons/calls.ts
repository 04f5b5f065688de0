import type { Wire } from '@balcao/contract';
import { sendOnce } from '../../domain/sending/send-once.ts';
import { call } from '../../lib/api/call.ts';

export type Campaign = Wire<'GET /coordinator/coupon-campaigns'>['answer']['items'][number];
export type Coupon = Wire<'GET /coordinator/borrowers/{id}/coupons'>['answer']['items'][number];
export type CampaignEntry = Extract<Wire<'POST /policies'>['body'], { kind: 'coupon-campaign' }>;

/** A retry after a lost answer is the same act. */
export const enterCampaign = (body: CampaignEntry): Promise<unknown> =>
  sendOnce('campaign', body, (idempotencyKey) => call('POST /policies', { body, idempotencyKey }));

/** One that runs ends today; one whose day is to come is withdrawn. */
export const stopCampaign = ({ id, status }: Campaign, reason: string): Promise<unknown> =>
  sendOnce(`campaign-end:${id}`, { reason }, (idempotencyKey) => {
    const asked = { params: { id }, body: { reason }, idempotencyKey };
    return status === 'FUTURE' ? call('POST /policies/{id}/withdraw', asked) : call('POST /policies/{id}/end', asked);
  });

export const giveCoupon = (borrowerId: string, body: { campaignId: string; reason: string }): Promise<Coupon> =>
  sendOnce(`coupon:${borrowerId}`, body, (idempotencyKey) =>
    call('POST /coordinator/borrowers/{id}/coupons', { params: { id: borrowerId }, body, idempotencyKey }),
  );

export const withdrawCoupon = (borrowerId: string, couponId: string, reason: string): Promise<unknown> =>
  sendOnce(`coupon-back:${couponId}`, { reason }, (idempotencyKey) =>
    call('POST /coordinator/borrowers/{id}/coupons/{couponId}/withdraw', {
      params: { id: borrowerId, couponId },
      body: { reason },
      idempotencyKey,
    }),
  );
