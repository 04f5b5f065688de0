import { type CivilDate, civilDate } from '../calendar/civil-date.ts';
import { type Cents, cents } from '../money/money.ts';
import type { Rate } from '../money/rate.ts';
import { shareOf } from '../money/share.ts';

export type RevenueTax = 'PIS' | 'COFINS' | 'IBS_CBS' | 'ISS';
/** What of the revenue a rate is of: services are what ISS is due on (MDR, fees), credit is all the rest. */
export type TaxedRevenue = 'ALL' | 'SERVICES' | 'CREDIT';
/** By which rates a lender is taxed: an institution's, or those of any other company. */
export type TaxRegime = 'FINANCIAL_INSTITUTION' | 'CUMULATIVE' | 'NON_CUMULATIVE';

/** A rate of a tax while it holds: a fraction as decimal text, and the norm it comes from. */
export interface RevenueTaxRow {
  readonly tax: RevenueTax;
  readonly revenue: TaxedRevenue;
  readonly validFrom: CivilDate;
  /** Its last day; null while none is known. */
  readonly validTo: CivilDate | null;
  readonly rate: Rate;
  readonly source: string;
}

const row = (
  tax: RevenueTax,
  revenue: TaxedRevenue,
  [from, to]: readonly [string, string],
  rate: Rate,
  source: string,
): RevenueTaxRow => ({ tax, revenue, validFrom: civilDate(from), validTo: civilDate(to), rate, source });

const untilReform = (from: string) => [from, '2026-12-31'] as const;
/** What comes after 2028 nobody has set yet. */
const REFORM = ['2027-01-01', '2028-12-31'] as const;
const LC_227 = 'LC 214/2025 e LC 227/2026: 10,85 %, menos 2 p.p. onde incide ISS (a confirmar)';
const ofEverybody: readonly RevenueTaxRow[] = [
  row('IBS_CBS', 'CREDIT', REFORM, '0.1085', LC_227),
  row('IBS_CBS', 'SERVICES', REFORM, '0.0885', LC_227),
  // The city's own rate is told by the policy; nobody asks for more than this.
  row('ISS', 'SERVICES', ['2003-08-01', '2028-12-31'], '0.05', 'LC 116/2003: 2 % a 5 %, conforme o município'),
];

/** The rates of the law by regime. */
export const revenueTaxRows: Readonly<Record<TaxRegime, readonly RevenueTaxRow[]>> = {
  FINANCIAL_INSTITUTION: [
    row('PIS', 'ALL', untilReform('2003-09-01'), '0.0065', 'Lei 9.718/1998; STF Tema 372'),
    row('COFINS', 'ALL', untilReform('2003-09-01'), '0.04', 'Lei 10.684/2003 art. 18; STF Tema 372'),
    ...ofEverybody,
  ],
  CUMULATIVE: [
    row('PIS', 'ALL', untilReform('1999-02-01'), '0.0065', 'Lei 9.718/1998'),
    row('COFINS', 'ALL', untilReform('1999-02-01'), '0.03', 'Lei 9.718/1998'),
    ...ofEverybody,
  ],
  NON_CUMULATIVE: [
    row('PIS', 'ALL', untilReform('2002-12-01'), '0.0165', 'Lei 10.637/2002'),
    row('COFINS', 'ALL', untilReform('2004-02-01'), '0.076', 'Lei 10.833/2003'),
    ...ofEverybody,
  ],
};

/** Revenue of a span, less what was taken off; a part may be below zero. */
export interface RevenueParts {
  readonly creditCents: Cents;
  readonly servicesCents: Cents;
}
export interface RevenueTaxDue extends Pick<RevenueTaxRow, 'tax' | 'revenue' | 'rate' | 'source'> {
  readonly baseCents: Cents;
  readonly taxCents: Cents;
}

const baseOf = ({ creditCents, servicesCents }: RevenueParts, revenue: TaxedRevenue): Cents => {
  const base = { ALL: creditCents + servicesCents, CREDIT: creditCents, SERVICES: servicesCents }[revenue];
  return cents(Math.max(0, base));
};

/** What each tax in force on a day takes of revenue, HALF_UP to the cent a row; nothing of a day no row holds on. */
export const revenueTaxes = (
  parts: RevenueParts,
  on: CivilDate,
  rows: readonly RevenueTaxRow[] = revenueTaxRows.FINANCIAL_INSTITUTION,
): RevenueTaxDue[] =>
  rows
    .filter(({ validFrom, validTo }) => validFrom <= on && (validTo === null || on <= validTo))
    .map(({ tax, revenue, rate, source }) => {
      const baseCents = baseOf(parts, revenue);
      return { tax, revenue, rate, source, baseCents, taxCents: cents(shareOf(baseCents, rate)) };
    });
