import { act } from '../../../kernel/act/act.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { salesAfter } from '../../contracts/index.ts';
import { readStrays, wrongDaysFact } from '../correction-facts.ts';
import { headFact, noHead, type Projected, type ProjectionHead } from '../facts.ts';
import { daysFragment, moveProjectionFragment, projectionLock } from '../store.ts';
import { EDITION } from '../tables.ts';
import { audit, isAsFilled, keeper, projectSales } from './project-sales.ts';

type Base = Pick<Platform, 'db' | 'clock'>;

/** Sales a page. */
const PAGE = 500;
const STRAYS_PAGE = 2_000;

/** One page of filling a projection that is not whole: the sales after those that are in, then the end of it. */
export async function fillPage(platform: Base, of: Projected, from: ProjectionHead): Promise<void> {
  const sales = await salesAfter(platform.db, { retailerId: of.retailerId, after: from.filledUntil, limit: PAGE });
  const last = sales.at(-1);
  if (last) await projectSales(platform, of, { sales, filling: { from, until: last.acceptedAt } });
  else await finish(platform, of, from);
}

/** Takes out rows of no sale, corrects days by what rows sum to, and calls the projection whole. */
async function finish(platform: Base, of: Projected, from: ProjectionHead): Promise<void> {
  for (let after: string | null = null; ;) {
    const { strays, last } = await readStrays(platform.db, of, { after, limit: STRAYS_PAGE });
    if (strays.length > 0) await projectSales(platform, of, { sales: strays });
    if (last === null) break;
    after = last;
  }
  await act(platform, {
    principal: keeper(of),
    lock: projectionLock(of.retailerId),
    read: (db) => rowOf(db, select({ head: headFact(of.retailerId), wrongDays: wrongDaysFact(of) })),
    decide(facts) {
      const { head, wrongDays } = { head: facts?.head ?? noHead, wrongDays: facts?.wrongDays ?? [] };
      if (!isAsFilled(head, from)) return { unchanged: null };
      const whole = moveProjectionFragment(of.retailerId, head, { edition: EDITION, filledUntil: null });
      const writes = [whole, ...(wrongDays.length > 0 ? [daysFragment(of.retailerId, wrongDays)] : [])];
      return { answer: null, writes, audit };
    },
  });
}

/** Has a projection filled again from its sales; what is there stays readable. */
export function beginAgain(platform: Base, of: Projected): Promise<null> {
  return act(platform, {
    principal: keeper(of),
    lock: projectionLock(of.retailerId),
    read: (db) => rowOf(db, select({ head: headFact(of.retailerId) })),
    decide: (facts) => ({
      answer: null,
      writes: [moveProjectionFragment(of.retailerId, facts?.head ?? noHead, { edition: 0, filledUntil: null })],
      audit,
    }),
  });
}
