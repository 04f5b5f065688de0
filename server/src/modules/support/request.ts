import type { Handled, SupportStatus } from '@balcao/contract';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { rowOf, select } from '../../kernel/db/select.ts';
import { sql } from '../../kernel/db/sql.ts';
import type { RowOf } from '../../kernel/db/table.ts';
import type { Platform } from '../../kernel/platform.ts';
import { refuse } from '../../kernel/refusal.ts';
import { supportRequests } from './tables.ts';

export type SupportRequest = RowOf<typeof supportRequests>;
type View = Handled<'POST /support/requests'>['answer'];

export const requestColumns = supportRequests.row('request_f');

/** One request of a retailer. @throws Refusal SUPPORT_REQUEST_NOT_FOUND. */
export async function readRequest(db: Db | Tx, retailerId: string, id: string): Promise<SupportRequest> {
  const from = sql`from ${supportRequests.sql} request_f
    where request_f.retailer_id = ${retailerId}::uuid and request_f.id = ${id}::uuid`;
  return (await rowOf(db, select(requestColumns, from))) ?? refuse('SUPPORT_REQUEST_NOT_FOUND');
}

/** A request as people read it. */
export function requestView({ secrets }: Pick<Platform, 'secrets'>, row: SupportRequest): View {
  const { id, storeName, page, traceId, status, claimedBy, claimedByName, answerSealed } = row;
  return {
    id,
    subject: secrets.decrypt(row.subjectSealed),
    text: secrets.decrypt(row.textSealed),
    storeName,
    page,
    traceId,
    status,
    askedBy: { id: row.askedBy, name: row.askedByName },
    askedAt: row.askedAt.toISOString(),
    claimedBy: claimedBy === null ? null : { id: claimedBy, name: claimedByName ?? '' },
    answer: answerSealed === null ? null : secrets.decrypt(answerSealed),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    closedAt: row.closedAt?.toISOString() ?? null,
  };
}

/** From one state to the next, named 'support_request'; misses when somebody else moved it meanwhile. */
export function moveFragment(before: SupportRequest, after: SupportRequest): Fragment {
  const statement = sql`update ${supportRequests.sql} set status = ${after.status}::text,
      claimed_by = ${after.claimedBy}::uuid, claimed_by_name = ${after.claimedByName}::text,
      answer_sealed = ${after.answerSealed}::text, answered_at = ${after.answeredAt}::timestamptz, closed_at = ${after.closedAt}::timestamptz
    where retailer_id = ${before.retailerId}::uuid and id = ${before.id}::uuid and status = ${before.status}::text
      and claimed_by is not distinct from ${before.claimedBy}::uuid`;
  return part('support_request', statement);
}

const next: Readonly<Record<SupportStatus, readonly SupportStatus[]>> = {
  OPEN: ['OPEN', 'ANSWERED', 'CLOSED'],
  ANSWERED: ['ANSWERED', 'CLOSED'],
  CLOSED: [],
};

/** @throws Refusal SUPPORT_REQUEST_CLOSED when it is over, SUPPORT_REQUEST_CLAIMED when somebody else answers it. */
export function checkMove(request: SupportRequest, to: SupportStatus, operatorId: string): void {
  if (!next[request.status].includes(to)) refuse('SUPPORT_REQUEST_CLOSED');
  const isOthers = request.claimedBy !== null && request.claimedBy !== operatorId;
  if (isOthers && to !== 'CLOSED') refuse('SUPPORT_REQUEST_CLAIMED');
}
