import type { CivilDate } from '@balcao/contract';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { rowOf, select } from '../../kernel/db/select.ts';
import { newestOf } from '../applications/index.ts';
import { lastContractDayFact } from '../contracts/index.ts';
import { limitFact, type LimitFact } from '../credit/index.ts';
import { lastPaidOnFact, owesFact } from '../payments/index.ts';
import type { KeptFacts } from './rules/kept.ts';

/** What decides on what is kept of a customer, and the limit that holds it. */
export async function keptFacts(
  db: Db | Tx,
  borrowerId: string,
  today: CivilDate,
): Promise<KeptFacts & { limit: LimitFact | null }> {
  const shape = {
    isOwing: owesFact(borrowerId),
    lastPaidOn: lastPaidOnFact(borrowerId),
    lastContractDay: lastContractDayFact(borrowerId),
    limit: limitFact(borrowerId),
  };
  const found = await rowOf(db, select(shape));
  const newest = await newestOf(db, borrowerId);
  const days = [found?.lastPaidOn, found?.lastContractDay].filter((day) => day !== null && day !== undefined);
  return {
    isOwing: found?.isOwing ?? false,
    isRegistering: newest !== undefined && newest.status !== 'APPROVED' && newest.status !== 'DENIED',
    lastDealOn: days.toSorted().at(-1) ?? null,
    limit: found?.limit ?? null,
    today,
  };
}
