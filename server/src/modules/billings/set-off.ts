import type { Cents } from '@balcao/contract';
import { cents, sumCents } from '@balcao/credit-math';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { type Fragment, numbered } from '../../kernel/db/guarded-write.ts';
import { sql } from '../../kernel/db/sql.ts';
import { newId } from '../../kernel/ids.ts';
import { retailerEntryFragments } from '../books/index.ts';
import { billingsWhere, standingOf, type WholeBilling } from './facts.ts';
import { paidPostings } from './rules/postings.ts';
import { setOff, type Spent } from './rules/settle.ts';
import { overInvoiceFragment, receiptFragment, spentFragment } from './store.ts';

/** A billing of which a transfer pays a part, or all that is left. */
export interface SetOff {
  whole: WholeBilling;
  spent: Spent;
  valueCents: Cents;
}

/** What a retailer did not pay in time, the oldest first. */
export const overdueBillings = (db: Db | Tx, retailerId: string): Promise<WholeBilling[]> =>
  billingsWhere(db, retailerId, sql`b.status = 'expired' order by b.end_date`);

/** What comes off a transfer of so much for them, the oldest first: never more than is transferred. */
export function setOffsOf(overdue: readonly WholeBilling[], transferredCents: Cents): SetOff[] {
  const found: SetOff[] = [];
  let left: number = transferredCents;
  for (const whole of overdue) {
    const spent = setOff(whole.billing, standingOf(whole), cents(left));
    const valueCents = sumCents([spent.baseCents, spent.fineCents, spent.moraCents]);
    if (valueCents === 0) continue;
    left -= valueCents;
    found.push({ whole, spent, valueCents });
  }
  return found;
}

/** The billings as they stand then: less is owed, with its books; a boleto of one that is paid stands no longer. */
export const setOffFragments = (
  setOffs: readonly SetOff[],
  { batchId, at, on }: { batchId: string; at: Date; on: string },
): Fragment[] =>
  setOffs.flatMap(({ whole, spent, valueCents }, index) => {
    const { retailerId, id: billingId } = whole.billing;
    const standing = standingOf(whole);
    const { isPaid, ...shares } = spent;
    const isOver = isPaid && (standing.status === 'OPEN' || standing.status === 'REGISTERING');
    const id = newId();
    const postings = paidPostings(spent, 'retailer_payable');
    return numbered(
      [
        spentFragment(whole.billing, spent),
        ...(isOver ? [overInvoiceFragment(standing, 'CANCELED')] : []),
        receiptFragment({
          retailerId,
          id,
          paymentRef: `transfer:${batchId}:${billingId}`,
          billingId,
          number: standing.number,
          valueCents,
          ...shares,
          outcome: 'PAID',
          batchId,
          paidAt: at,
          receivedAt: at,
        }),
        ...retailerEntryFragments({ retailerId, event: 'BILLING_SET_OFF', subjectId: id, at, on, postings }),
      ],
      index + 1,
    );
  });
