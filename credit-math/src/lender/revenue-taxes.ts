import type { CivilDate } from '../calendar/civil-date.ts';
import { type Cents, cents } from '../money/money.ts';
import type { Rate } from '../money/rate.ts';
import { shareOf } from '../money/share.ts';

/** PIS and COFINS of financial institutions on operating revenue (STF Tema 372), replaced by IBS and CBS from 2027. */
const ofInstitutions = [{ validFrom: '2003-09-01', validTo: '2026-12-31', pis: '0.0065', cofins: '0.04' }] as const;

/** Fractions as decimal text. */
export type RevenueTaxRates = { readonly pis: Rate; readonly cofins: Rate };
type RevenueTaxes = { readonly pisCents: Cents; readonly cofinsCents: Cents };

/** By the rates that are given, else by those of the law. @throws RangeError on a day for which no rate is known. */
export function revenueTaxes(
  baseCents: Cents,
  on: CivilDate,
  agreed: RevenueTaxRates | null = null,
): RevenueTaxes & RevenueTaxRates {
  const rates = agreed ?? ofInstitutions.find(({ validFrom, validTo }) => validFrom <= on && on <= validTo);
  if (rates === undefined) throw new RangeError(`no rates of PIS and COFINS on ${on}`);
  const { pis, cofins } = rates;
  return { pis, cofins, pisCents: cents(shareOf(baseCents, pis)), cofinsCents: cents(shareOf(baseCents, cofins)) };
}
