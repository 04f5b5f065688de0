import type { Cents, CivilDate } from '@balcao/contract';
import { type Fragment, part } from '../../../kernel/db/guarded-write.ts';
import { centsOf, fact, maxOf, scalar } from '../../../kernel/db/select.ts';
import { sql, type Template } from '../../../kernel/db/sql.ts';
import type { FactOf, NewRow } from '../../../kernel/db/table.ts';
import { insertOne } from '../../../kernel/db/write.ts';
import { limitIncreases } from '../tables.ts';

type Ref = string | Template;

/** Where and when a limit is asked for: what the calculator added counts there alone. */
export interface LimitPlace {
  retailerId: Ref;
  today: CivilDate;
}

/** The newest one that is open: it stands in the place of those before, and nothing is summed. */
const openIncrease = (borrowerId: Ref, { retailerId, today }: LimitPlace): Template =>
  sql`from ${limitIncreases.sql} increase_f where increase_f.borrower_id = ${borrowerId}::uuid
    and increase_f.retailer_id = ${retailerId}::uuid and increase_f.on_day <= ${today}::date
    and increase_f.until_day >= ${today}::date and increase_f.ended_at is null
    order by increase_f.on_day desc limit 1`;

/** Scalar: what is added to a borrower's limit in a retailer on a day. Never null. */
export const raisedFact = (borrowerId: Ref, place: LimitPlace): Template<Cents> =>
  centsOf(sql`(select increase_f.cents ${openIncrease(borrowerId, place)})`);

export type IncreaseFact = FactOf<typeof limitIncreases>;

/** Scalar subquery: the increase of a borrower in a retailer on a day; null without one. */
export const increaseFact = (borrowerId: Ref, place: LimitPlace): Template<IncreaseFact | null> =>
  fact(limitIncreases.fact('increase_f'), openIncrease(borrowerId, place));

/** Scalar subquery: the last day before this one on which a borrower's limit was raised, wherever; null without one. */
export const lastIncreaseFact = (borrowerId: Ref, today: CivilDate): Template<CivilDate | null> =>
  scalar(
    maxOf(limitIncreases.fact('last_f').onDay),
    sql`from ${limitIncreases.sql} last_f where last_f.borrower_id = ${borrowerId}::uuid and last_f.on_day < ${today}::date`,
  );

/**
 * What is added to a limit, one row, named 'limit_increase'. Another one of the same day and retailer stands in its
 * place. It stands behind the move of the limit, which is its lock.
 */
export const increaseFragment = (row: NewRow<typeof limitIncreases>): Fragment =>
  part(
    'limit_increase',
    sql`${insertOne(limitIncreases, row)} on conflict (borrower_id, retailer_id, on_day) do update set
      cents = excluded.cents, until_day = excluded.until_day, store_id = excluded.store_id, purchase_cents = excluded.purchase_cents,
      before_cents = excluded.before_cents, used_cents = excluded.used_cents, policy_id = excluded.policy_id,
      decision_id = excluded.decision_id, operator_id = excluded.operator_id, granted_at = excluded.granted_at
      where limit_increases.ended_at is null`,
  );
