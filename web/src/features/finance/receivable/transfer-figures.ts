import type { Wire } from '@balcao/contract';
import { type Cents, reaisToCents, wholeCents } from '@balcao/contract/kernel';

export type Transfer = Wire<'GET /backofficeOriginations/retailers/{id}/transfers'>['answer']['data'][number];
type Sums = Transfer['retailerBatch'] | Transfer['storesBatch'][number];

/** A row of the history, in cents: of the whole retailer, or of the store that was chosen. */
export interface TransferFigures {
  id: string;
  batch: Transfer;
  count: number;
  principal: Cents;
  fee: Cents;
  /** Principal less fee. */
  transferred: Cents;
  discount: Cents;
  /** With the coupons that the provider gave. */
  total: Cents;
  /** What is no sale, by its kind. */
  adjustments: readonly { kind: Sums['adjustments'][number]['kind']; amount: Cents }[];
  /** What the retailer gets of it in the end. */
  paid: Cents;
}

const sum = (amounts: readonly Cents[]): Cents =>
  wholeCents(amounts.reduce<number>((total, amount) => total + amount, 0));
const less = (amount: Cents, other: Cents) => wholeCents(amount - other);

export function figuresOf(batch: Transfer, storeId: string): TransferFigures {
  const ofStore = batch.storesBatch.find((one) => one.storeId === storeId);
  const sums: Sums = ofStore ?? batch.retailerBatch;
  const [principal, fee] = [reaisToCents(sums.principalSum), reaisToCents(sums.umeFeeSum)];
  const discount = reaisToCents(sums.discountSum);
  const adjustments = sums.adjustments.map(({ kind, amount }) => ({ kind, amount: reaisToCents(amount) }));
  const transferred = less(principal, fee);
  const total = sum([transferred, discount]);
  const paid = ofStore
    ? sum([total, ...adjustments.map(({ amount }) => amount)])
    : reaisToCents(batch.retailerBatch.paid);
  return {
    id: batch.batchId,
    batch,
    count: sums.originationsCount,
    principal,
    fee,
    transferred,
    discount,
    total,
    adjustments,
    paid,
  };
}

/** The cards: what came already, and what the provider keeps of all that is listed. */
export const cardsOf = (rows: readonly TransferFigures[]) => ({
  received: sum(rows.filter(({ batch }) => batch.status === 'TRANSFERRED').map(({ paid }) => paid)),
  fee: sum(rows.map(({ fee }) => fee)),
});
