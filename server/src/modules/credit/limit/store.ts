import type { CivilDate } from '@balcao/contract';
import { sql } from 'kysely';
import type { Fragment } from '../../../kernel/db/guarded-write.ts';
import { newId } from '../../../kernel/ids.ts';
import { LIMIT_MOVE } from './facts.ts';

interface LimitKey {
  borrowerId: string;
  /** The version the decision was made on. */
  version: number;
}

export interface TotalChange extends LimitKey {
  fromCents: number;
  toCents: number;
  reason: string;
  operatorId: string;
  at: Date;
}

/** Another total limit with its row in the history. It stands for the move of the limit: first in its write. */
export function changeTotalFragments({ borrowerId, version, ...change }: TotalChange): Fragment[] {
  return [
    {
      name: LIMIT_MOVE,
      rows: 1,
      statement: sql`
        update credit_limits set total_cents = ${change.toCents}::bigint, version = version + 1
        where borrower_id = ${borrowerId}::uuid and version = ${version}::bigint
        returning 1`,
    },
    {
      name: 'limit_change',
      rows: 1,
      statement: sql`
        insert into credit_limit_changes (borrower_id, id, at, operator_id, from_cents, to_cents, reason)
        values (${borrowerId}::uuid, ${newId()}::uuid, ${change.at}::timestamptz, ${change.operatorId}::uuid,
          ${change.fromCents}::bigint, ${change.toCents}::bigint, ${change.reason}::text)
        returning 1`,
    },
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
  const moved: Fragment = {
    name: LIMIT_MOVE,
    rows: 1,
    statement: sql`
      update credit_limits set is_blocked = ${isBlocked}::boolean, version = version + 1,
        blocked_until = ${isBlocked ? change.until : null}::date, block_reason = ${isBlocked ? reason : null}::text
      where borrower_id = ${borrowerId}::uuid and version = ${version}::bigint
      returning 1`,
  };
  if (!isBlocked && !isRecorded) return [moved];
  const statement = isBlocked
    ? sql`
      insert into credit_limit_blocks (borrower_id, id, reason, blocked_on, note)
      values (${borrowerId}::uuid, ${newId()}::uuid, 'MANUALLY_BLOCKED', ${change.on}::date, ${reason}::text)
      on conflict (borrower_id, reason) where unblocked_on is null do update set note = excluded.note
      returning 1`
    : sql`
      update credit_limit_blocks set unblocked_on = greatest(blocked_on, ${change.on}::date), lifting_note = ${reason}::text
      where borrower_id = ${borrowerId}::uuid and reason = 'MANUALLY_BLOCKED' and unblocked_on is null
      returning 1`;
  return [moved, { name: 'limit_block', rows: 1, statement }];
}
