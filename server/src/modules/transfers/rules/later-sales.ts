import type { CivilDate } from '@balcao/contract';
import { addDays, bankBusinessDayAfter } from '@balcao/credit-math';
import type { ItemKind } from '../tables.ts';

/** The day a batch can still be made for: today, unless it is no business day or its batch is made. */
export function payableOn(
  today: CivilDate,
  madeOn: readonly CivilDate[],
  bankHolidays: ReadonlySet<CivilDate> = new Set(),
): CivilDate {
  const first = bankBusinessDayAfter(addDays(today, -1), 1, bankHolidays);
  return madeOn.includes(first) ? bankBusinessDayAfter(first, 1, bankHolidays) : first;
}

interface Later {
  kind: ItemKind;
  contractId: string | null;
  amountCents: number;
}

/** The sales among what is due later that are brought forward. What goes back of a sale goes back with it: a sale with a return waits for its day. */
export function freeSales<T extends Later>(later: readonly T[]): T[] {
  const held = new Set(later.filter(({ kind }) => kind !== 'SALE').map(({ contractId }) => contractId));
  return later.filter(
    ({ kind, contractId, amountCents }) => kind === 'SALE' && !held.has(contractId) && amountCents > 0,
  );
}
