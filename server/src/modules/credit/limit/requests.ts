import type { Cents, Handled } from '@balcao/contract';
import { type Fragment, part } from '../../../kernel/db/guarded-write.ts';
import { fact } from '../../../kernel/db/select.ts';
import { sql, type Template } from '../../../kernel/db/sql.ts';
import { type FactOf, type NewRow } from '../../../kernel/db/table.ts';
import { insertOne } from '../../../kernel/db/write.ts';
import type { LimitMove } from '../rules/second-person.ts';
import { limitRequests } from '../tables.ts';

export const requestColumns = limitRequests.fact('request_f');
export type LimitRequest = FactOf<typeof limitRequests>;

/** Scalar subquery: the first request of `rest`, which names its rows `request_f`; null when there is none. */
export const requestOf = (rest: Template): Template<LimitRequest | null> => fact(requestColumns, rest);

/** What a request asks for. */
export function moveAsked({ kind, toCents, blockUntil, fromCents }: LimitRequest): LimitMove {
  if (kind === 'TOTAL') return { kind, toCents: toCents ?? fromCents };
  return kind === 'BLOCK' ? { kind, until: blockUntil } : { kind };
}

/** The columns of a request that say what is asked. */
export const askedColumns = (move: LimitMove, fromCents: Cents) => ({
  kind: move.kind,
  fromCents,
  toCents: move.kind === 'TOTAL' ? move.toCents : null,
  blockUntil: move.kind === 'BLOCK' ? move.until : null,
});

/** A request that waits, one row, named 'limit_request'. A unique index lets one wait for a customer. */
export const requestFragment = (row: NewRow<typeof limitRequests>): Fragment =>
  part('limit_request', insertOne(limitRequests, row));

export interface RequestDecision {
  borrowerId: string;
  requestId: string;
  isApproved: boolean;
  operatorId: string;
  name: string;
  reason: string;
  at: Date;
}

/** WAITING -> APPROVED or REFUSED, one row, named 'decided_request'. Misses when it was decided or expired meanwhile. */
export function decideRequestFragment({ borrowerId, requestId, isApproved, ...by }: RequestDecision): Fragment {
  return part(
    'decided_request',
    sql`update limit_requests set status = ${isApproved ? 'APPROVED' : 'REFUSED'}::text, decided_by = ${by.operatorId}::uuid,
        decided_by_name = ${by.name}::text, decided_at = ${by.at}::timestamptz, decision_reason = ${by.reason}::text
      where borrower_id = ${borrowerId}::uuid and id = ${requestId}::uuid and status = 'WAITING'
        and asked_by <> ${by.operatorId}::uuid`,
  );
}

/** A request as screens see it. */
export function requestView(request: LimitRequest): Handled<'PATCH /coordinator/limit-requests/{id}'>['answer'] {
  const { decidedBy, decidedByName, decidedAt, decisionReason } = request;
  const { id, borrowerId, borrowerName, kind, reason, retailerName, expiresOn, status } = request;
  return {
    id,
    borrowerId,
    borrowerName,
    kind,
    reason,
    retailerName,
    expiresOn,
    status,
    fromLimit: request.fromCents,
    toLimit: request.toCents,
    blockUntil: request.blockUntil,
    askedBy: { id: request.askedBy, name: request.askedByName },
    askedAt: new Date(request.askedAt).toISOString(),
    decision:
      decidedBy === null || decidedAt === null
        ? null
        : {
            by: { id: decidedBy, name: decidedByName ?? '' },
            at: new Date(decidedAt).toISOString(),
            reason: decisionReason ?? '',
          },
  };
}
