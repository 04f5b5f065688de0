import { daysFrom, isBankDay, plusDays } from '../calendar.ts';
import type { Till } from '../till.ts';
import { collectCash, nameBillings } from './billing-rows.ts';
import { checkLender } from './check.ts';
import { collect } from './owed.ts';
import { batchIdOf } from './rows.ts';

/** A longer gap is closed as one day. */
const MOST_DAYS_CAUGHT_UP = 31;

/** Days that a close goes through: each since the last one, or today alone. */
function daysClosed(last: string | null, today: string): string[] {
  if (last === null || daysFrom(last, today) > MOST_DAYS_CAUGHT_UP + 1) return [today];
  return Array.from({ length: daysFrom(last, today) }, (_, index) => plusDays(last, index + 1));
}

/** What the close of days does for the lender: what is owed of days that are over is collected, and each day of banks pays what is due. */
export async function closeLender(till: Till, last: string | null): Promise<void> {
  const { lender, today } = till.model;
  await collectCash(till);
  for (const day of daysClosed(last, today)) {
    lender.billings.expire(day);
    await collect(till, day);
    const isDue = isBankDay(day) && !lender.isTaken(day) && lender.dueOn(day).length > 0;
    if (isDue) lender.make(await batchIdOf(till, day), day, today);
    await nameBillings(till, lender.billings.closeWeeks(day));
  }
  // Those of installments that were paid another way, agreed on or cancelled.
  for (const one of lender.boletos) if (one.state === 'OPEN' && one.row.state !== 'OPEN') one.state = 'CANCELED';
  await checkLender(till);
}
