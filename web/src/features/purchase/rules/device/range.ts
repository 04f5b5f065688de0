import {
  type Cents,
  centsToReais,
  downPaymentOf,
  maxPriceOf,
  minPriceOf,
  reaisToCents,
  wholeCents,
} from '@balcao/contract/kernel';
import type { DeviceProduct } from '../../../../domain/devices/device-calls.ts';
import { rangeTexts } from './texts.ts';

export type DeviceOffer = DeviceProduct['offers'][number];

/** Between which values a device may be sold, and what is paid down. Cents. */
export interface PriceRange {
  readonly lowest: Cents;
  /** The price. */
  readonly highest: Cents;
  /** What the credit reaches; null without a cap. */
  readonly withinCredit: Cents | null;
  /** Decimal text. */
  readonly rate: string;
}

/** The price and how it is paid are to be chosen; null of a fixed price, which has no choice. */
export function rangeOf(offer: DeviceOffer, mostFinanced: number | null): PriceRange | null {
  if (offer.minPriceRate === 1 || offer.maxDownPaymentRate === null) return null;
  const rate = String(offer.maxDownPaymentRate);
  const highest = reaisToCents(offer.price);
  const caps = [
    offer.maxPrice === null ? null : reaisToCents(offer.maxPrice),
    mostFinanced === null ? null : maxPriceOf(reaisToCents(mostFinanced), rate),
  ].filter((cap) => cap !== null);
  return {
    lowest: minPriceOf(highest, String(offer.minPriceRate)),
    highest,
    withinCredit: caps.length === 0 ? null : wholeCents(Math.min(...caps)),
    rate,
  };
}

/** What is proposed first: the price, or what the credit reaches of it where that may be asked. */
export const firstValue = ({ lowest, highest, withinCredit }: PriceRange): Cents =>
  withinCredit === null || withinCredit < lowest || withinCredit > highest ? highest : withinCredit;

/** What is wrong with a value, in the spec's words; undefined when it may be sold, or nothing is typed. */
export function rangeProblem(value: Cents | null, range: PriceRange): string | undefined {
  if (value === null) return undefined;
  if (value < range.lowest) return rangeTexts.atLeast(centsToReais(range.lowest));
  if (value > range.highest) return rangeTexts.atMost(centsToReais(range.highest));
  return range.withinCredit !== null && value > range.withinCredit
    ? rangeTexts.withinCredit(centsToReais(range.withinCredit))
    : undefined;
}

/** How a value is split: the financed part is a whole real. Cents. */
export function split(value: Cents, { rate }: PriceRange): { downPayment: Cents; financed: Cents } {
  const downPayment = downPaymentOf(value, rate);
  return { downPayment, financed: wholeCents(value - downPayment) };
}

/** What a device of a fixed price is asked for: its price less the down payment when there is one. Cents. */
export const fixedValue = ({ price, priceMinusDownPayment }: DeviceOffer): Cents =>
  reaisToCents(priceMinusDownPayment ?? price);
