import type { Purchase } from '../life.ts';
import { plusDays } from '../reference/calendar.ts';
import type { IndexTable } from '../reference/correction.ts';
import type { Terms } from '../reference/plan.ts';

/** What the shops of all lives sell under, as the reference is told it. */
export const rates = { PROVIDER: ['0.05', '0.0699'], STORE: ['0.009', '0.005'] } as const;
export const MDR = '0.04';

/** Of the store's own credit a month costs less than the law allows at most. */
export const agreementRates = { PROVIDER: '0.02', STORE: '0.005' } as const;

/** As `testRenegotiationPolicy` says it. */
export const agreementRules = (owner: Purchase['owner']) => ({
  rate: agreementRates[owner],
  minimumDaysLate: 10,
  discounts: [
    { fromDaysLate: 30, rate: '0.5' },
    { fromDaysLate: 90, rate: '0.7' },
  ],
  firstDueInDays: 30,
  breakAfterDaysLate: 15,
  fineRate: '0.02',
  lateRate: '0.01',
});

export const lenders = { here: '11222333000181', elsewhere: '11444777000161' } as const;

/** Of goods that come back for a defect; later months take what the last one has. */
export const correctionIndex: IndexTable = [
  { month: '2026-11', rate: '0.0018' },
  { month: '2026-12', rate: '0.0052' },
  { month: '2027-01', rate: '-0.0011' },
  { month: '2027-02', rate: '0.0131' },
  { month: '2027-03', rate: '0.0056' },
];

const FIRST_HOLIDAY = '2026-11-24';
const HOLIDAYS = 80;

/** Two days in a row of every eight: every fourth due date meets one. */
export const cityHolidays = (isElsewhere: boolean): string[] =>
  Array.from({ length: isElsewhere ? HOLIDAYS : 0 }, (_, k) =>
    plusDays(FIRST_HOLIDAY, 8 * Math.floor(k / 2) + (k % 2)),
  );

export function termsOf({ product, owner, isElsewhere }: Purchase, rule: string, isLateIofCharged: boolean): Terms {
  const isProviders = owner === 'PROVIDER';
  const [monthly, weekly] = rates[owner];
  return {
    owner,
    rate: rule === 'MONTHLY' ? monthly : weekly,
    isPaidByRetailer: product === 'INTEREST_PAID_BY_RETAILER',
    hasIof: isProviders,
    dailyIof: '0.000082',
    additionalIof: '0.0038',
    iofDays: 365,
    isLateIofCharged: isProviders && isLateIofCharged,
    hasContractInterestWhenLate: isProviders,
    fineRate: '0.02',
    lateRate: '0.01',
    mdrRate: MDR,
    holidays: new Set(cityHolidays(isElsewhere)),
  };
}
