import type { BureauAnswer } from './bureau/answer.ts';
import type { BureauQuery, CreditBureau } from './ports.ts';

/** A report of somebody who owes nothing. */
export const cleanReport = (at: Date): BureauAnswer => ({
  queryId: 'q-1',
  provider: 'test',
  asOf: at.toISOString(),
  status: 'OK',
  missingSections: [],
  registry: { cpfStatus: 'REGULAR', deceased: false, nameMatchPct: 98, birthDateMatches: true },
  score: { value: 700, min: 0, max: 1_000, model: 'T1' },
  negatives: { count: 0, totalCents: 0, items: [] },
  protests: { count: 0, totalCents: 0, items: [] },
  bouncedChecks: { count: 0 },
  queries: { last30d: 1 },
  positive: { months: 30 },
  income: { estimateCents: 280_000 },
  commitment: { monthlyCents: 30_000 },
  alerts: [],
});

/** A bureau that always says the same, and what it was asked. */
export function bureauSaying(answer: BureauAnswer): { bureau: CreditBureau; asked: BureauQuery[] } {
  const asked: BureauQuery[] = [];
  return {
    asked,
    bureau: {
      name: 'test',
      ask: (query) => {
        asked.push(query);
        return Promise.resolve(answer);
      },
    },
  };
}
