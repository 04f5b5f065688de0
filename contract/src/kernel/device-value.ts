import { type Cents, wholeCents } from './money.ts';

const REAL = 100n;

/** 1 - rate as a fraction of integers; the rate is decimal text. */
function restOf(rate: string): { part: bigint; whole: bigint } {
  const [units = '0', decimals = ''] = rate.split('.');
  const whole = 10n ** BigInt(decimals.length);
  return { part: whole - BigInt(units + decimals), whole };
}

/** The rate of the value, and the cents that make the financed part a whole real (cashier spec, section 5). Cents. */
export function downPaymentOf(valueCents: Cents, rate: string): Cents {
  const { part, whole } = restOf(rate);
  return wholeCents(valueCents - Number((BigInt(valueCents) * part) / (whole * REAL)) * Number(REAL));
}

/** Largest value of which the financed part is within the cap: cap / (1 - rate), down to the cent (ruling C19). */
export function maxPriceOf(maxAmountCents: Cents, rate: string): Cents {
  const { part, whole } = restOf(rate);
  return wholeCents(Number((BigInt(maxAmountCents) * whole) / part));
}

/** Smallest value of a price range: price × minPriceRate, up to the cent. */
export function minPriceOf(priceCents: Cents, minPriceRate: string): Cents {
  const { part, whole } = restOf(minPriceRate);
  return wholeCents(priceCents - Number((BigInt(priceCents) * part) / whole));
}
