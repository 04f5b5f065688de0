import { downPaymentOf, maxPriceOf, minPriceOf } from '@balcao/contract';
import { type Cents, cents } from '@balcao/credit-math';
import { refuse } from '../../../kernel/refusal.ts';

/** A device on sale, and how much of it a credit may cover. Cents, rates as decimal text. */
export interface DeviceTerms {
  priceCents: Cents;
  /** Fixed down payment; null when it follows from the rate. */
  downPaymentCents: Cents | null;
  maxDownPaymentRate: string;
  /** '1' is a fixed price. */
  minPriceRate: string;
  /** Most that may be financed, null for no cap. */
  maxAmountCents: Cents | null;
}

/** Value of a device, what is paid of it at the counter, and what is financed. Cents. */
export interface DeviceSale {
  principalCents: Cents;
  downPaymentCents: Cents;
}

/**
 * Splits the asked value of a device. A fixed price is asked for as what is financed, a price range as the value
 * agreed on.
 * @throws Refusal DEVICE_VALUE_TOO_LOW, DEVICE_VALUE_TOO_HIGH or DEVICE_VALUE_ABOVE_CREDIT with the bound.
 */
export function deviceSale(askedCents: Cents, terms: DeviceTerms): DeviceSale {
  const sale = isFixedPrice(terms) ? atFixedPrice(askedCents, terms) : withinRange(askedCents, terms);
  const capCents = terms.maxAmountCents;
  if (capCents !== null && sale.principalCents > capCents) refuse('DEVICE_VALUE_ABOVE_CREDIT', maximum(capCents));
  return sale;
}

const isFixedPrice = ({ minPriceRate }: DeviceTerms) => Number(minPriceRate) === 1;

/** Smallest value of a price range that may be asked for, cents; null of a fixed price, which is not to be changed. */
export function lowestValueOf(terms: DeviceTerms): Cents | null {
  return isFixedPrice(terms) ? null : minPriceOf(terms.priceCents, terms.minPriceRate);
}

function atFixedPrice(askedCents: Cents, terms: DeviceTerms): DeviceSale {
  const downPaymentCents = terms.downPaymentCents ?? downPaymentOf(terms.priceCents, terms.maxDownPaymentRate);
  const principalCents = cents(terms.priceCents - downPaymentCents);
  if (askedCents < principalCents) refuse('DEVICE_VALUE_TOO_LOW', minimum(principalCents));
  if (askedCents > principalCents) refuse('DEVICE_VALUE_TOO_HIGH', maximum(principalCents));
  return { principalCents, downPaymentCents };
}

function withinRange(valueCents: Cents, terms: DeviceTerms): DeviceSale {
  const { priceCents, maxAmountCents, maxDownPaymentRate } = terms;
  const lowestCents = lowestValueOf(terms) ?? priceCents;
  if (valueCents < lowestCents) refuse('DEVICE_VALUE_TOO_LOW', minimum(lowestCents));
  if (valueCents > priceCents) refuse('DEVICE_VALUE_TOO_HIGH', maximum(priceCents));
  const mostCents = maxAmountCents === null ? null : maxPriceOf(maxAmountCents, maxDownPaymentRate);
  if (mostCents !== null && valueCents > mostCents) refuse('DEVICE_VALUE_ABOVE_CREDIT', maximum(mostCents));
  const downPaymentCents = downPaymentOf(valueCents, maxDownPaymentRate);
  return { principalCents: cents(valueCents - downPaymentCents), downPaymentCents };
}

const minimum = (value: Cents) => ({ details: { minimum: value } });
const maximum = (value: Cents) => ({ details: { maximum: value } });
