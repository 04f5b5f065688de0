import { act } from '../../../kernel/act/act.ts';
import { addSeconds, dayIn } from '../../../kernel/clock.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { retailersWhere } from '../../retailers/index.ts';
import { isWholeFact, type Projected } from '../facts.ts';
import { portfolioFragments, portfolioLock, portfolioMadeFact } from '../portfolio.ts';
import { audit, keeper } from './project-sales.ts';

type Base = Pick<Platform, 'db' | 'clock'>;

/** How old a portfolio grows before it is summed again. */
const KEPT_SECONDS = 6 * 3_600;

/** Sums what the customers of a retailer owe anew. Of two workers at once one does. */
function sumPortfolio(platform: Base, of: Projected): Promise<null> {
  const { retailerId } = of;
  return act(platform, {
    principal: keeper(of),
    lock: portfolioLock(retailerId),
    read: (db) => rowOf(db, select({ before: portfolioMadeFact(retailerId) })),
    decide(facts, { now: madeAt }) {
      const before = facts?.before ?? null;
      if (before !== null && before >= madeAt) return { unchanged: null };
      return {
        answer: null,
        writes: portfolioFragments({ retailerId, madeAt, asOf: dayIn(of.zone, madeAt) }, before),
        audit,
      };
    },
  });
}

/** The chore of the worker: one retailer a turn whose portfolio is old, its sales being projected. */
export async function keepPortfolios(platform: Platform): Promise<void> {
  const [of] = await waiting(platform);
  if (of) await sumPortfolio(platform, of);
}

const waiting = ({ db, clock }: Base): Promise<Projected[]> => {
  const old = addSeconds(clock.now(), -KEPT_SECONDS);
  return retailersWhere(
    db,
    (id) => sql`${isWholeFact(id)} and coalesce(${portfolioMadeFact(id)} <= ${old}::timestamptz, true)`,
  );
};

/** Sums all that are old. */
export async function drainPortfolios(platform: Base): Promise<void> {
  for (const of of await waiting(platform)) await sumPortfolio(platform, of);
}
