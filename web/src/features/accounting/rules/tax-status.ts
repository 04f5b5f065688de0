import { formatDate } from '@balcao/contract/kernel';
import type { Taxes } from '../calls.ts';
import { texts } from '../texts.ts';

type Period = Pick<Taxes['iof'][number], 'isOver' | 'recorded'>;

/** Whether a tax is paid, is to be paid, or still grows. */
export function statusOf({ isOver, recorded }: Period, value: number): string {
  if (recorded) return texts.recorded(formatDate(recorded.on), recorded.by);
  if (!isOver) return texts.running;
  return value > 0 ? texts.owed : texts.nothingOwed;
}

export const isToRecord = ({ isOver, recorded }: Period, value: number): boolean =>
  isOver && recorded === null && value > 0;
