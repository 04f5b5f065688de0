import { cents } from '@balcao/credit-math';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { pick, type RowOf } from '../../kernel/db/table.ts';
import { insertMany, insertOne } from '../../kernel/db/write.ts';
import { newId } from '../../kernel/ids.ts';
import type { Correction } from './rules/correct-return.ts';
import type { ReturnShares } from './rules/share-return.ts';
import { cancellationItems, contractCancellations } from './tables.ts';

/** A cancellation as it is kept. */
export type NewCancellation = RowOf<typeof contractCancellations>;

/** The cancellation and what of each installment, payment and fee went back. */
export function cancellationFragments(done: NewCancellation, shares: ReturnShares, { parts }: Correction): Fragment[] {
  const { borrowerId, id: cancellationId } = done;
  const rows = itemsOf(shares, parts).map((item) => Object.assign(item, { borrowerId, cancellationId, id: newId() }));
  return [
    part('cancellation', insertOne(contractCancellations, done)),
    part('cancellation_items', insertMany(cancellationItems, rows), rows.length),
  ];
}

const none = { installmentId: null, paymentItemId: null, feeId: null };
const nothing = cents(0);
const noShares = {
  principalCents: nothing,
  limitCents: nothing,
  discountCents: nothing,
  bonusCents: nothing,
  fineCents: nothing,
  lateInterestCents: nothing,
  contractInterestCents: nothing,
  refundCents: nothing,
  correctionCents: nothing,
};

/** All of them with the same keys in one order, so that the statement is one text. */
function itemsOf({ releases, refunds, fees }: ReturnShares, corrections: Correction['parts']) {
  const correctionOf = (id: string) => corrections.get(id) ?? nothing;
  return [
    ...releases.map((release) => ({
      ...none,
      ...noShares,
      ...pick(release, 'installmentId', 'faceCents', 'principalCents', 'limitCents', 'bonusCents'),
    })),
    ...refunds.map((refund) => ({
      ...none,
      ...noShares,
      ...pick(refund, 'installmentId', 'paymentItemId', 'faceCents', 'principalCents'),
      ...pick(refund, 'discountCents', 'bonusCents', 'refundCents'),
      ...pick(refund, 'fineCents', 'lateInterestCents', 'contractInterestCents'),
      correctionCents: correctionOf(refund.paymentItemId),
    })),
    ...fees.map(({ feeId, wasPaid, amountCents }) => ({
      ...none,
      ...noShares,
      feeId,
      faceCents: amountCents,
      refundCents: wasPaid ? amountCents : nothing,
      correctionCents: correctionOf(feeId),
    })),
  ];
}
