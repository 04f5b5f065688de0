import type { PerformancePeriod } from '@balcao/contract';
import { formatDayMonth } from '@balcao/contract/kernel';
import type { Performance } from '../../../lib/session/own-performance.ts';
import type { ChartPoint } from '../../../ui/chart/chart.ts';

const LAST_DAYS = 7;
const weekday = new Intl.DateTimeFormat('pt-BR', { weekday: 'short', timeZone: 'UTC' });

/** 'seg 16/11': a day of the week with its date, since seven of them may belong to two weeks. */
const dayName = (on: string) =>
  `${weekday.format(new Date(`${on}T12:00:00Z`)).replace('.', '')} ${Number(on.slice(8))}`;

/** The days behind a period's figures; of today the week around it, since one bar says nothing. */
export function barsOf(performance: Performance, period: PerformancePeriod): ChartPoint[] {
  const { days } = performance;
  if (period === 'today')
    return days.slice(-LAST_DAYS).map(({ on, conversions }) => ({ label: dayName(on), value: conversions }));
  const { startDate } = performance[period];
  const label = period === 'week' ? dayName : (on: string) => formatDayMonth(on);
  return days
    .filter(({ on }) => on >= startDate)
    .map(({ on, conversions }) => ({ label: label(on), value: conversions }));
}
