import { formatPercent } from '@balcao/contract/kernel';
import type { Proposal } from './offer.ts';
import { ratePeriods } from './texts.ts';

const DAYS_OF_MONTH = 30;
const DAYS_OF_PERIOD = { WEEKLY: 7, BIWEEKLY: 14, MONTHLY: DAYS_OF_MONTH } as const;

type DueDateRule = Proposal['dueDateRule'];

/** A monthly rate as it reads for the plan's own period, compounded on a 30-day month. */
export function periodRate(monthly: number, rule: DueDateRule): number {
  if (rule === 'MONTHLY') return monthly;
  return (1 + monthly) ** (DAYS_OF_PERIOD[rule] / DAYS_OF_MONTH) - 1;
}

/** 0.05 a month reads '5,00% a.m.', or '2,30% por quinzena' on a biweekly plan. */
export function formatPeriodRate(monthly: number, rule: DueDateRule): string {
  return formatRateOf(periodRate(monthly, rule), rule);
}

/** A rate that is of the plan's own period already: '5,00% a.m.'. */
export function formatRateOf(period: number, rule: DueDateRule): string {
  return `${formatPercent(period)} ${ratePeriods[rule]}`;
}
