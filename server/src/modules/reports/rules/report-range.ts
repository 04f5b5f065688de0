import type { CivilDate } from '@balcao/contract';
import { addMonths } from '@balcao/credit-math';
import { refuse } from '../../../kernel/refusal.ts';

/** First day that has sales to report (shell spec, section 5). */
const FIRST_DAY: CivilDate = '2023-01-01';

/**
 * Checks the days of a sales report.
 * @throws Refusal INVALID_DATE_RANGE when the end is before the start, after today, or more than a month after the
 * start, and for days before 2023.
 */
export function checkRange(startDate: CivilDate, endDate: CivilDate, today: CivilDate): void {
  const isInOrder = FIRST_DAY <= startDate && startDate <= endDate && endDate <= today;
  if (!isInOrder || endDate > addMonths(startDate, 1)) refuse('INVALID_DATE_RANGE');
}
