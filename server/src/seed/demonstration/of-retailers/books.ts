import { addDays, addMonths, cents, type CivilDate, civilDate } from '@balcao/credit-math';
import { asOperator } from '../../../kernel/act/principal.ts';
import { addSeconds } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { accrue, addRecord } from '../../../modules/accounting/index.ts';
import { operatorOf, retailerOf } from '../shops.ts';

/** Months back whose ends are counted, then the last two days by themselves. */
const MONTHS = 3;
const LIMIT = 100_000;

/** What the lender's books show: its capital, and what contracts earned and set aside up to yesterday. */
export async function addBooks(platform: Platform, today: CivilDate): Promise<void> {
  const { zone, id: retailerId } = retailerOf('provedor');
  const { id: operatorId, name } = operatorOf('provedor', 'analyst');
  const now = platform.clock.now();
  const of = { operatorId, retailerId, storeId: null, zone, tokenHash: '' };
  const actor = { ...of, name, role: 'analyst' as const, sessionExpiresAt: addSeconds(now, 3_600) };
  const first = civilDate(`${addMonths(today, -MONTHS).slice(0, 8)}01`);
  const by = asOperator(actor, { key: newId(), route: 'POST /backofficeAccounting/records', bodyHash: newId() });
  const capital = { kind: 'FUNDING' as const, on: first, amount: cents(50_000_000), note: 'Aporte inicial' };
  await addRecord(platform, by, capital);
  const ends = Array.from({ length: MONTHS }, (_, at) => addMonths(first, at + 1));
  for (const day of [...ends, addDays(today, -1), today].filter(
    (one, at, days) => days.indexOf(one) === at && one <= today,
  )) {
    await accrue.run(platform.db, { day, now, cursor: null, limit: LIMIT });
  }
}
