import type { CivilDate } from '@balcao/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../kernel/db/database.ts';
import { type Posting, postedFact } from '../books/index.ts';
import { borrowerFact, type BorrowerFact } from '../borrowers/index.ts';
import {
  type AccruedIncentive,
  accruedIncentiveFact,
  limitFact,
  type LimitFact,
  unusedCouponsFact,
  type UsedCoupon,
  usedCouponFact,
} from '../credit/index.ts';
import { storeFact, type StoreFact } from '../retailers/index.ts';
import { type ContractRow, contractJson } from '../contracts/index.ts';
import { isPaidOffFact, type PaymentsPorts, planFact, type PlanFact } from '../payments/index.ts';
import { chargesFact } from '../pix/index.ts';
import { standingAgreementFact } from '../renegotiation/index.ts';
import type { Refund } from './rules/share-return.ts';

/** Everything a cancellation is decided on, read at once. */
export interface CancellationFacts {
  contract: ContractRow;
  /** Business day of the sale; null while it is an offer. */
  acceptedOn: CivilDate | null;
  plan: PlanFact;
  /** What earlier returns handed back. */
  refunded: Refund[];
  origination: Posting[];
  accrued: AccruedIncentive | null;
  /** The coupon it used; null without one. */
  coupon: UsedCoupon | null;
  /** Coupons that paying it off earned and nobody used. */
  unusedCoupons: string[];
  /** Pix charges that ask for its installments. */
  pixCharges: string[];
  limit: LimitFact | null;
  borrower: BorrowerFact;
  store: StoreFact | null;
}

/** Scalar subquery: what earlier returns of the contract `c` handed back. Never null. */
const refundedFact: RawBuilder<Refund[]> = sql`(
  select coalesce(json_agg(json_build_object('paymentItemId', back.payment_item_id, 'installmentId', back.installment_id,
    'faceCents', back.face_cents, 'principalCents', back.principal_cents, 'discountCents', back.discount_cents,
    'bonusCents', back.bonus_cents, 'refundCents', back.refund_cents)), '[]'::json)
  from contract_cancellations done
  join contract_cancellation_items back on back.borrower_id = done.borrower_id and back.cancellation_id = done.id
  where done.borrower_id = c.borrower_id and done.contract_id = c.id and back.payment_item_id is not null)`;

export interface CancellationRead {
  retailerId: string;
  contractId: string;
  /** Where it is to be undone. */
  storeId: string;
  at: Date;
  /** Business day of it. */
  today: CivilDate;
}

/** The facts of a contract of a retailer, and of the store where it is to be undone; undefined when it has no such contract. */
export async function readCancellation(db: Db, ask: CancellationRead): Promise<CancellationFacts | undefined> {
  const borrower = sql.ref('c.borrower_id');
  const contract = sql.ref('c.id');
  const result = await sql<CancellationFacts>`
    select ${contractJson} as contract, to_char(c.accepted_on, 'YYYY-MM-DD') as "acceptedOn",
      ${planFact(borrower, contract, ask.today, standingAgreementFact)} as plan, ${refundedFact} as refunded,
      ${postedFact(borrower, contract, 'ORIGINATION')} as origination,
      ${accruedIncentiveFact(sql.ref('c.retailer_id'), contract, 'SALE')} as accrued,
      ${usedCouponFact({ isPaidOffFact }, borrower, sql.ref('c.coupon_id'), ask.at)} as coupon,
      ${unusedCouponsFact(borrower, sql`(c.id)`)} as "unusedCoupons",
      ${chargesFact(borrower, contract, ask.at)} as "pixCharges",
      ${limitFact(borrower)} as "limit", ${borrowerFact(borrower)} as borrower,
      ${storeFact(ask.retailerId, ask.storeId)} as store
    from contracts c where c.id = ${ask.contractId}::uuid and c.retailer_id = ${ask.retailerId}::uuid`.execute(db);
  return result.rows[0];
}

/** Scalar: whether goods that one of these payment items (a query of ids) paid for were returned. Never null. */
export const isReturnedFact: PaymentsPorts['isReturnedFact'] = (borrowerId, itemIds) => sql`exists (
  select 1 from contract_cancellation_items back where back.borrower_id = ${borrowerId} and back.payment_item_id in (${itemIds}))`;

/** Cancellations and returns of a contract, oldest first. */
export async function cancellationsOf(db: Db, contractId: string): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select done.id from contracts c
    join contract_cancellations done on done.borrower_id = c.borrower_id and done.contract_id = c.id
    where c.id = ${contractId}::uuid order by done.returned_before_cents`.execute(db);
  return found.rows.map(({ id }) => id);
}
