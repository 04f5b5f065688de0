import type { Cents, CivilDate } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { type Fragment, part } from '../../../kernel/db/guarded-write.ts';
import { sql } from '../../../kernel/db/sql.ts';
import type { NewRow } from '../../../kernel/db/table.ts';
import { insertMany, recordset } from '../../../kernel/db/write.ts';
import { type JournalEntry, journalsFragments } from '../../books/index.ts';
import { incentivePayoutLines, incentivePayouts, incentives } from '../tables.ts';

export interface MonthClose {
  retailerId: string;
  /** What was earned up to it. */
  lastDay: CivilDate;
  payouts: readonly NewRow<typeof incentivePayouts>[];
  /** How many entries they pay. */
  entries: number;
}

/**
 * The payouts of a month, 'payouts', and which entries each pays, 'payout_lines': all of its seller up to the last day
 * that no other pays. Nobody earns in a month that is over, so a close that read the same writes the same.
 */
export function closeFragments({ retailerId, lastDay, payouts, entries }: MonthClose): Fragment[] {
  const of = payouts.map(({ id, operatorId }) => ({ id, operatorId }));
  const lines = sql`insert into ${incentivePayoutLines.sql} (retailer_id, incentive_id, payout_id, borrower_id, store_id, amount_cents)
    select i.retailer_id, i.id, p.id, i.borrower_id, i.store_id, i.amount_cents from ${incentives.sql} i
    join ${recordset(incentivePayouts, of, ['id', 'operatorId'], 'p')} on p."operatorId" = i.operator_id
    where i.retailer_id = ${retailerId}::uuid and i.on_day <= ${lastDay}::date and not exists (
      select 1 from ${incentivePayoutLines.sql} n where n.retailer_id = i.retailer_id and n.incentive_id = i.id)`;
  return [part('payouts', insertMany(incentivePayouts, payouts), payouts.length), part('payout_lines', lines, entries)];
}

export interface PayoutPayment {
  id: string;
  paymentId: string;
  pixKey: string;
}

/** Marks payouts as paid, all of them, named 'paid_payouts'; misses when one was paid meanwhile. */
export function payFragment(
  retailerId: string,
  payments: readonly PayoutPayment[],
  by: { operatorId: string; name: string; at: Date },
): Fragment {
  return part(
    'paid_payouts',
    sql`update ${incentivePayouts.sql} p set status = 'PAID', payment_id = r."paymentId", pix_key = r."pixKey",
        paid_by = ${by.operatorId}::uuid, paid_by_name = ${by.name}::text, paid_at = ${by.at}::timestamptz,
        returned_at = null, return_reason = null
      from ${recordset(incentivePayouts, payments, ['id', 'paymentId', 'pixKey'], 'r')}
      where p.retailer_id = ${retailerId}::uuid and p.id = r.id and p.status in ('OPEN', 'RETURNED')`,
    payments.length,
  );
}

/** PAID -> RETURNED, one row, named 'returned_payout'; misses when that payment came back already. */
export const returnFragment = (
  key: { retailerId: string; id: string; paymentId: string },
  { reason, at }: { reason: string; at: Date },
): Fragment =>
  part(
    'returned_payout',
    sql`update ${incentivePayouts.sql} set status = 'RETURNED', returned_at = ${at}::timestamptz, return_reason = ${reason}::text
      where retailer_id = ${key.retailerId}::uuid and id = ${key.id}::uuid and payment_id = ${key.paymentId}::uuid and status = 'PAID'`,
  );

/** What of a payout was earned on one customer. */
export interface PaidPart {
  borrowerId: string;
  storeId: string;
  amountCents: Cents;
}

export interface PayoutPosting extends Pick<JournalEntry, 'event' | 'retailerId' | 'at' | 'on'> {
  event: 'INCENTIVE_PAYOUT' | 'INCENTIVE_PAYOUT_RETURN';
  paymentId: string;
  parts: readonly PaidPart[];
}

/** The books of payments: an entry for each customer they were earned on; sums that took themselves back are left out. */
export function payoutPostings(postings: readonly PayoutPosting[]): Fragment[] {
  return journalsFragments(postings.flatMap(entriesOf));
}

function entriesOf({ paymentId, parts, event, retailerId, at, on }: PayoutPosting): JournalEntry[] {
  return parts
    .filter(({ amountCents }) => amountCents !== 0)
    .map(({ borrowerId, storeId, amountCents }) => {
      const paid = cents(event === 'INCENTIVE_PAYOUT' ? amountCents : 0 - amountCents);
      return {
        event,
        retailerId,
        at,
        on,
        borrowerId,
        storeId,
        subjectId: paymentId,
        postings: [
          { account: 'incentive_payable', amountCents: paid },
          { account: 'cash_at_bank', amountCents: cents(0 - paid) },
        ],
      };
    });
}
