import type { DayCloseResult } from '../../../kernel/day-close/steps.ts';

/** The end of a batch of rows found by their state: a full one may be followed by another. */
export function endOf(rows: readonly { id: string }[], limit: number): DayCloseResult {
  const last = rows.at(-1);
  return { rows: rows.length, cursor: rows.length >= limit && last ? last.id : null };
}
