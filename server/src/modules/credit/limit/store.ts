import type { Cents, CivilDate } from '@balcao/contract';
import { sql } from '../../../kernel/db/sql.ts';
import { type Fragment, part } from '../../../kernel/db/guarded-write.ts';
import { insertOne } from '../../../kernel/db/write.ts';
import { newId } from '../../../kernel/ids.ts';
import { creditLimitBlocks, creditLimitChanges } from '../tables.ts';
import { LIMIT_MOVE } from './facts.ts';

interface LimitKey {
  borrowerId: string;
  /** The version the decision was made on. */
  version: number;
}

export interface TotalChange extends LimitKey {
  fromCents: Cents;
  toCents: Cents;
  reason: string;
  operatorId: string;
  at: Date;
}

/** Another total limit with its row in the history. It stands for the move of the limit: first in its write. */
export function changeTotalFragments({ borrowerId, version, ...change }: TotalChange): Fragment[] {
  const { fromCents, toCents, reason, operatorId, at } = change;
  const row = { borrowerId, id: newId(), at, operatorId, fromCents, toCents, reason };
  return [
    part(
      LIMIT_MOVE,
      sql`update credit_limits set total_cents = ${toCents}::bigint, version = version + 1
        where borrower_id = ${borrowerId}::uuid and version = ${version}::bigint`,
    ),
    part('limit_change', insertOne(creditLimitChanges, row)),
  ];
}

export interface BlockChange extends LimitKey {
  /** Whether the history has an open row of a block by hand. */
  isRecorded: boolean;
  isBlocked: boolean;
  until: CivilDate | null;
  reason: string;
  on: CivilDate;
}

/**
 * Blocks a limit by hand or lifts that block, with its row in the history. It stands for the move of the limit: first
 * in its write. Blocking what is blocked gives it another end and reason.
 */
export function changeBlockFragments({ borrowerId, version, ...change }: BlockChange): Fragment[] {
  const { isBlocked, isRecorded, reason } = change;
  const moved = part(
    LIMIT_MOVE,
    sql`update credit_limits set is_blocked = ${isBlocked}::boolean, version = version + 1,
        blocked_until = ${isBlocked ? change.until : null}::date, block_reason = ${isBlocked ? reason : null}::text
      where borrower_id = ${borrowerId}::uuid and version = ${version}::bigint`,
  );
  if (!isBlocked && !isRecorded) return [moved];
  const opened = { borrowerId, id: newId(), reason: 'MANUALLY_BLOCKED' as const, blockedOn: change.on, note: reason };
  const statement = isBlocked
    ? sql`${insertOne(creditLimitBlocks, opened)}
        on conflict (borrower_id, reason) where unblocked_on is null do update set note = excluded.note`
    : sql`update credit_limit_blocks set unblocked_on = greatest(blocked_on, ${change.on}::date), lifting_note = ${reason}::text
        where borrower_id = ${borrowerId}::uuid and reason = 'MANUALLY_BLOCKED' and unblocked_on is null`;
  return [moved, part('limit_block', statement)];
}
