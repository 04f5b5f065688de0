import type { CreditFacts, CreditGrade, CreditSheet } from '@balcao/contract';
import type { LimitTerms, StepTrace } from './result.ts';

export const percentOf = (cents: number, pct: number): number => Math.floor((cents * pct) / 100);
export const floorTo = (cents: number, step: number): number => Math.floor(cents / step) * step;
export const ceilTo = (cents: number, step: number): number => Math.ceil(cents / step) * step;

/** What a customer who paid so many installments in time grows by. */
export const growthOf = (growth: CreditSheet['limit']['growth'], paidOnTime: number | null): number =>
  growth.find(({ paidOnTimeLt }) => paidOnTimeLt === null || (paidOnTime ?? 0) < paidOnTimeLt)?.pct ?? 100;

export function termsOf(sheet: CreditSheet, facts: CreditFacts, grade: CreditGrade): LimitTerms {
  const { income, capacity, limit } = sheet;
  const { incomeEstimateCents: estimate, monthlyDebtCents } = facts.bureau;
  // Who declares nothing has no income that counts.
  const declared = facts.applicant.incomeCents ?? 0;
  const usable =
    estimate === null
      ? percentOf(declared, income.declaredWithoutEstimatePct)
      : Math.min(declared, percentOf(estimate, income.estimateCapPct));
  const debt = monthlyDebtCents ?? percentOf(usable, income.assumedDebtPct);
  const free = Math.min(
    percentOf(usable, capacity.commitmentPct) - debt,
    usable - debt - capacity.minimoExistencialCents,
  );
  const capacityCents = Math.max(0, free);
  const months = limit.months[grade] ?? 0;
  const firstCapCents = limit.firstCapCents[grade] ?? 0;
  const growthPct = growthOf(limit.growth, facts.history.paidOnTime);
  const most = Math.min(capacityCents * months, percentOf(firstCapCents, growthPct), limit.maxCents);
  return {
    usableIncomeCents: usable,
    monthlyDebtCents: debt,
    capacityCents,
    months,
    firstCapCents,
    growthPct,
    limitCents: floorTo(most, limit.stepCents),
  };
}

interface Graded {
  terms: LimitTerms;
  graded: CreditSheet['scorecard']['grades'][number];
  points: number;
}

/** The rules of the sheet's end, in their order: what comes after the first that holds is not asked. */
export function chainOf({ income, capacity, limit }: CreditSheet, { terms, graded, points }: Graded): StepTrace[] {
  const { usableIncomeCents, capacityCents, limitCents } = terms;
  const all: StepTrace[] = [
    {
      id: 'INCOME',
      hit: usableIncomeCents < income.minimumCents,
      effect: 'DENIED',
      code: income.code,
      value: usableIncomeCents,
      bound: income.minimumCents,
    },
    {
      id: 'GRADE',
      hit: graded.effect !== 'APPROVED',
      effect: graded.effect,
      code: graded.code ?? null,
      value: points,
      bound: graded.pdBp,
    },
    {
      id: 'CAPACITY',
      hit: capacityCents <= 0,
      effect: 'DENIED',
      code: capacity.code,
      value: capacityCents,
      bound: 0,
    },
    {
      id: 'MINIMUM',
      hit: limitCents < limit.minCents,
      effect: 'DENIED',
      code: limit.minCode,
      value: limitCents,
      bound: limit.minCents,
    },
    {
      id: 'MANUAL',
      hit: limitCents > limit.manualAboveCents,
      effect: 'MANUAL_ANALYSIS',
      code: limit.manualCode,
      value: limitCents,
      bound: limit.manualAboveCents,
    },
  ];
  const first = all.findIndex(({ hit }) => hit);
  return first < 0 ? all : all.slice(0, first + 1);
}
