import type { AuditAction, Cents, CivilDate } from '@balcao/contract';
import type { Moment } from '../../../kernel/act/act.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { type Fragment, part } from '../../../kernel/db/guarded-write.ts';
import { insertOne } from '../../../kernel/db/write.ts';
import { newId } from '../../../kernel/ids.ts';
import type { LimitMove } from '../rules/second-person.ts';
import { creditLimitBlocks, creditLimitChanges } from '../tables.ts';
import { LIMIT_MOVE, type LimitFact } from './facts.ts';

interface LimitKey {
  borrowerId: string;
  /** The version the decision was made on. */
  version: number;
}

interface TotalChange extends LimitKey {
  fromCents: Cents;
  toCents: Cents;
  reason: string;
  mover: Mover;
  at: Date;
  approval?: Approval | undefined;
}

/** Who moves a limit, or asked for it. */
export interface Mover {
  operatorId: string;
  name: string;
  retailerId: string;
}

/** The request that a second person approved. */
export interface Approval {
  requestId: string;
  approvedBy: string;
}

/** Another total limit with its row in the history. It stands for the move of the limit: first in its write. */
function changeTotalFragments({ borrowerId, version, ...change }: TotalChange): Fragment[] {
  const { fromCents, toCents, reason, mover, at, approval } = change;
  const by = { operatorId: mover.operatorId, operatorName: mover.name, operatorRetailerId: mover.retailerId };
  const row = { borrowerId, id: newId(), at, ...by, fromCents, toCents, reason, ...approval };
  return [
    part(
      LIMIT_MOVE,
      sql`update credit_limits set total_cents = ${toCents}::bigint, version = version + 1
        where borrower_id = ${borrowerId}::uuid and version = ${version}::bigint`,
    ),
    part('limit_change', insertOne(creditLimitChanges, row)),
  ];
}

interface BlockChange extends LimitKey {
  /** Whether the history has an open row of a block by hand. */
  isRecorded: boolean;
  isBlocked: boolean;
  until: CivilDate | null;
  reason: string;
  mover: Mover;
  on: CivilDate;
  requestId?: string | undefined;
}

/**
 * Blocks a limit by hand or lifts that block, with its row in the history. It stands for the move of the limit: first
 * in its write. Blocking what is blocked gives it another end and reason.
 */
function changeBlockFragments({ borrowerId, version, ...change }: BlockChange): Fragment[] {
  const { isBlocked, isRecorded, reason, mover, requestId = null } = change;
  const moved = part(
    LIMIT_MOVE,
    sql`update credit_limits set is_blocked = ${isBlocked}::boolean, version = version + 1,
        blocked_until = ${isBlocked ? change.until : null}::date, block_reason = ${isBlocked ? reason : null}::text
      where borrower_id = ${borrowerId}::uuid and version = ${version}::bigint`,
  );
  if (!isBlocked && !isRecorded) return [moved];
  const opened = {
    borrowerId,
    id: newId(),
    reason: 'MANUALLY_BLOCKED' as const,
    blockedOn: change.on,
    note: reason,
    requestId,
    blockedBy: mover.operatorId,
    blockedByName: mover.name,
    blockedByRetailerId: mover.retailerId,
  };
  const statement = isBlocked
    ? sql`${insertOne(creditLimitBlocks, opened)}
        on conflict (borrower_id, reason) where unblocked_on is null do update set note = excluded.note, request_id = excluded.request_id,
          blocked_by = excluded.blocked_by, blocked_by_name = excluded.blocked_by_name, blocked_by_retailer_id = excluded.blocked_by_retailer_id`
    : sql`update credit_limit_blocks set unblocked_on = greatest(blocked_on, ${change.on}::date), lifting_note = ${reason}::text, lifting_request_id = ${requestId}::uuid,
          lifted_by = ${mover.operatorId}::uuid, lifted_by_name = ${mover.name}::text, lifted_by_retailer_id = ${mover.retailerId}::uuid
        where borrower_id = ${borrowerId}::uuid and reason = 'MANUALLY_BLOCKED' and unblocked_on is null`;
  return [moved, part('limit_block', statement)];
}

/** The move of a limit as its writes, and the limit after it. */
export function moveOf(
  move: LimitMove,
  limit: LimitFact,
  by: { borrowerId: string; isRecorded: boolean; reason: string; mover: Mover; approval?: Approval | undefined },
  { now, today }: Moment,
): { after: LimitFact; writes: Fragment[]; action: AuditAction; detail: Record<string, unknown> } {
  const { borrowerId, reason, mover, approval, isRecorded } = by;
  const key = { borrowerId, version: limit.version, reason, mover };
  if (move.kind === 'TOTAL') {
    const detail = { fromCents: limit.totalCents, toCents: move.toCents };
    const writes = changeTotalFragments({ ...key, ...detail, at: now, approval });
    return { after: { ...limit, totalCents: move.toCents }, writes, action: 'limit.changed', detail };
  }
  const isBlocked = move.kind === 'BLOCK';
  const until = isBlocked ? move.until : null;
  const requestId = approval?.requestId;
  const writes = changeBlockFragments({ ...key, isRecorded, isBlocked, until, on: today, requestId });
  const action = isBlocked ? 'limit.blocked' : 'limit.unblocked';
  return { after: { ...limit, isBlocked, blockedUntil: until }, writes, action, detail: { until } };
}
