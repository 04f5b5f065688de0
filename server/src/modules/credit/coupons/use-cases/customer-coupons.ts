import type { Handled } from '@balcao/contract';
import { act } from '../../../../kernel/act/act.ts';
import type { Keyed } from '../../../../kernel/act/principal.ts';
import type { Actor } from '../../../../kernel/auth/actor.ts';
import type { Db, Tx } from '../../../../kernel/db/database.ts';
import { rowOf, rowsOf, select } from '../../../../kernel/db/select.ts';
import { sql } from '../../../../kernel/db/sql.ts';
import type { RowOf } from '../../../../kernel/db/table.ts';
import { newId } from '../../../../kernel/ids.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { grantFact } from '../../../borrowers/index.ts';
import { policyByIdFact } from '../../../policies/index.ts';
import { couponDay } from '../../rules/coupon-day.ts';
import { coupons } from '../../tables.ts';
import { couponRow, issuedCouponFragment, withdrawByHandFragment } from '../store.ts';

type List = Handled<'GET /coordinator/borrowers/{id}/coupons'>['answer'];
type Coupon = List['items'][number];
const MOST = 100;
const NEVER_MOVED = {
  contractId: null,
  usedAt: null,
  withdrawnBecause: null,
  withdrawnByName: null,
  withdrawalReason: null,
};

/** Coupons of a customer that are good in this retailer, the newest first. @throws Refusal BORROWER_NOT_FOUND. */
export async function listCustomerCoupons(platform: Platform, actor: Actor, borrowerId: string): Promise<List> {
  await checkGrant(platform.db, actor, borrowerId, platform.clock.now());
  return { items: (await couponsOf(platform.db, actor, borrowerId)).map(couponView) };
}

/**
 * Gives a customer a coupon of a campaign that runs, by its terms: one of each campaign at most that was not withdrawn.
 * @throws Refusal BORROWER_NOT_FOUND, CAMPAIGN_NOT_RUNNING, COUPON_GIVEN_ALREADY.
 */
export function giveCoupon(
  platform: Platform,
  by: Keyed,
  { borrowerId, campaignId, reason }: { borrowerId: string; campaignId: string; reason: string },
): Promise<Coupon> {
  const { actor } = by;
  return act(platform, {
    principal: by,
    async read(db, { now }) {
      await checkGrant(db, actor, borrowerId, now);
      const of = { id: campaignId, retailerId: actor.retailerId };
      const campaign = policyByIdFact('coupon-campaign', of, couponDay(now));
      return (await rowOf(db, select({ campaign })))?.campaign ?? refuse('CAMPAIGN_NOT_RUNNING');
    },
    decide(campaign, { now: at }) {
      const id = newId();
      const given = { by: actor.name, reason };
      const subject = { id, borrowerId, trigger: 'BY_HAND' as const, subjectId: campaignId };
      const issue = { ...subject, campaign, at, on: couponDay(at), given };
      return {
        answer: couponView({ ...NEVER_MOVED, ...couponRow(issue) }),
        writes: [issuedCouponFragment(issue)],
        audit: { action: 'coupon.given', subject: id, customerId: borrowerId, detail: { campaignId } },
        missed: { issued_coupon: 'COUPON_GIVEN_ALREADY' },
      };
    },
  });
}

/**
 * Withdraws a coupon that the customer did not use; a sale that is offered with it is not accepted any more.
 * @throws Refusal BORROWER_NOT_FOUND, COUPON_NOT_FOUND, COUPON_NOT_OPEN.
 */
export function withdrawCoupon(
  platform: Platform,
  by: Keyed,
  { borrowerId, couponId, reason }: { borrowerId: string; couponId: string; reason: string },
): Promise<{ id: string }> {
  const { actor } = by;
  return act(platform, {
    principal: by,
    async read(db, { now }) {
      await checkGrant(db, actor, borrowerId, now);
      const found = (await couponsOf(db, actor, borrowerId, couponId))[0];
      return found ?? refuse('COUPON_NOT_FOUND');
    },
    decide({ status, campaignId }, { now: at }) {
      if (status !== 'ISSUED') refuse('COUPON_NOT_OPEN');
      return {
        answer: { id: couponId },
        writes: [withdrawByHandFragment({ borrowerId, couponId, name: actor.name, reason, at })],
        audit: { action: 'coupon.withdrawn', subject: couponId, customerId: borrowerId, detail: { campaignId } },
        missed: { withdrawn_coupon: 'COUPON_NOT_OPEN' },
      };
    },
  });
}

async function checkGrant(db: Db | Tx, actor: Actor, borrowerId: string, now: Date): Promise<void> {
  const row = await rowOf(db, select({ isGranted: grantFact(actor, borrowerId, now) }));
  if (!row?.isGranted) refuse('BORROWER_NOT_FOUND');
}

function couponsOf(db: Db | Tx, { retailerId }: Actor, borrowerId: string, couponId: string | null = null) {
  return rowsOf(
    db,
    select(
      coupons.row('c'),
      sql`from ${coupons.sql} c where c.borrower_id = ${borrowerId}::uuid and (c.retailer_id is null or c.retailer_id = ${retailerId}::uuid)
        and c.id = coalesce(${couponId}::uuid, c.id) order by c.issued_at desc, c.id desc limit ${sql.lit(MOST)}`,
    ),
  );
}

function couponView(row: RowOf<typeof coupons>): Coupon {
  const { id, trigger, status, percent, monetaryCents, fundedBy, validThrough, usedAt } = row;
  const { givenByName, givenBecause, withdrawnBecause, withdrawnByName, withdrawalReason } = row;
  return {
    id,
    trigger,
    status,
    percentValue: percent === null ? null : Number(percent),
    monetaryValue: monetaryCents,
    minimumPurchaseValue: row.minimumPurchaseCents,
    maximumDiscountValue: row.maximumDiscountCents,
    fundedBy,
    issuedAt: row.issuedAt.toISOString(),
    validThrough,
    usedAt: usedAt?.toISOString() ?? null,
    given: givenByName === null ? null : { by: givenByName, reason: givenBecause ?? '' },
    withdrawal:
      withdrawnBecause === null ? null : { because: withdrawnBecause, by: withdrawnByName, reason: withdrawalReason },
  };
}
