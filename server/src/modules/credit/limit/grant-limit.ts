import type { Cents } from '@balcao/contract';
import { type Fragment, part } from '../../../kernel/db/guarded-write.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { insertOne } from '../../../kernel/db/write.ts';
import { newId } from '../../../kernel/ids.ts';
import { creditLimitChanges, creditLimits } from '../tables.ts';
import { LIMIT_MOVE, type LimitFact } from './facts.ts';
import type { Mover } from './store.ts';

/** The limit that a registration grants. */
export interface GrantedLimit {
  borrowerId: string;
  totalCents: Cents;
  reason: string;
  /** The analyst; null where the rules alone decided. */
  mover: Mover | null;
  at: Date;
}

/**
 * The first limit of a customer, or another total for one who is decided anew, with its row in the history. First in its write;
 * misses, as the move of the limit does, when the limit moved in between.
 */
export function grantLimitFragments(
  limit: LimitFact | null,
  { borrowerId, totalCents, reason, mover, at }: GrantedLimit,
): Fragment[] {
  const statement = limit
    ? sql`update ${creditLimits.sql} set total_cents = ${totalCents}::bigint, version = version + 1
        where borrower_id = ${borrowerId}::uuid and version = ${limit.version}::bigint`
    : sql`${insertOne(creditLimits, { borrowerId, totalCents, attributedAt: at })} on conflict (borrower_id) do nothing`;
  const row = {
    borrowerId,
    id: newId(),
    at,
    operatorId: mover?.operatorId ?? null,
    operatorName: mover?.name ?? null,
    operatorRetailerId: mover?.retailerId ?? null,
    fromCents: limit?.totalCents ?? null,
    toCents: totalCents,
    reason,
  };
  return [part(LIMIT_MOVE, statement), part('limit_change', insertOne(creditLimitChanges, row))];
}
