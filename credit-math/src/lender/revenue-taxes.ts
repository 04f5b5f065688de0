import type { CivilDate } from '../calendar/civil-date.ts';
import { type Cents, cents } from '../money/money.ts';
import { shareOf } from '../money/share.ts';

/** PIS and COFINS of financial institutions on operating revenue (STF Tema 372), replaced by IBS and CBS from 2027. */
const ofInstitutions = [{ validFrom: '2003-09-01', validTo: '2026-12-31', pis: '0.0065', cofins: '0.04' }] as const;

/** @throws RangeError on a day for which no rate is known. */
export function revenueTaxes(baseCents: Cents, on: CivilDate): { pisCents: Cents; cofinsCents: Cents } {
  const rates = ofInstitutions.find(({ validFrom, validTo }) => validFrom <= on && on <= validTo);
  if (rates === undefined) throw new RangeError(`no rates of PIS and COFINS on ${on}`);
  return { pisCents: cents(shareOf(baseCents, rates.pis)), cofinsCents: cents(shareOf(baseCents, rates.cofins)) };
}
