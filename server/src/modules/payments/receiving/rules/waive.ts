import type { Cents, PolicyDocument } from '@balcao/contract';
import { cents, shareOf, sumCents } from '@balcao/credit-math';
import { refuse } from '../../../../kernel/refusal.ts';
import type { PayableItem } from './paid-items.ts';

export type WaiverTerms = PolicyDocument<'waiver'>;

/** What is forgiven of a payment: of its late charges, and of the usage fees that go along. Cents. */
export interface Waived {
  chargesCents: Cents;
  feesCents: Cents;
}

/** Where nobody said more: half of what being late costs, and no fee. */
export const standardWaiver: WaiverTerms = { chargesShare: '0.5', feesShare: '0', maximumCents: null };

/** Late charges of an item; its IOF is a tax, and nobody's to forgive. */
const chargesOf = ({ fineCents, lateInterestCents, contractInterestCents }: PayableItem): Cents =>
  sumCents([fineCents, lateInterestCents, contractInterestCents]);
const feeOf = ({ kind, paidCents }: PayableItem): Cents => cents(kind === 'FEE' ? paidCents : 0);

/**
 * The items with what is forgiven taken off, in their order, each down to its own charges.
 * @param terms the provider's and the retailer's; none of them is exceeded.
 * @throws Refusal WAIVER_ABOVE_BOUND with the most of each, of fees beside the charges that were asked for.
 */
export function waive(items: readonly PayableItem[], asked: Waived, terms: readonly WaiverTerms[]): PayableItem[] {
  const allowed = terms.map((one) => mostOf(items, asked.chargesCents, one));
  const charges = cents(Math.min(...allowed.map(({ chargesCents }) => chargesCents)));
  const fees = cents(Math.min(...allowed.map(({ feesCents }) => feesCents)));
  if (asked.chargesCents > charges || asked.feesCents > fees) {
    refuse('WAIVER_ABOVE_BOUND', { details: { charges, fees } });
  }
  const ofCharges = spender(asked.chargesCents);
  const ofFees = spender(asked.feesCents);
  return items.map((item) => without(item, sumCents([ofCharges(chargesOf(item)), ofFees(feeOf(item))])));
}

function mostOf(
  items: readonly PayableItem[],
  askedCents: Cents,
  { chargesShare, feesShare, maximumCents }: WaiverTerms,
): Waived {
  const maximum = maximumCents ?? Number.MAX_SAFE_INTEGER;
  const chargesCents = Math.min(shareOf(sumCents(items.map(chargesOf)), chargesShare), maximum);
  const feesCents = Math.min(
    shareOf(sumCents(items.map(feeOf)), feesShare),
    maximum - Math.min(askedCents, chargesCents),
  );
  return { chargesCents: cents(chargesCents), feesCents: cents(feesCents) };
}

function spender(amountCents: Cents): (mostCents: Cents) => Cents {
  let left: number = amountCents;
  return (mostCents) => {
    const spent = cents(Math.min(left, mostCents));
    left -= spent;
    return spent;
  };
}

const without = (item: PayableItem, waivedCents: Cents): PayableItem =>
  waivedCents === 0
    ? item
    : {
        ...item,
        waivedCents,
        forgivenCents: cents((item.forgivenCents ?? 0) + waivedCents),
        discountCents: cents(item.discountCents + waivedCents),
        paidCents: cents(item.paidCents - waivedCents),
      };
