import type { Cents, Handled } from '@balcao/contract';
import { addSeconds, DAY_SECONDS } from '../../../kernel/clock.ts';
import { type Fragment, part } from '../../../kernel/db/guarded-write.ts';
import { fact, literal } from '../../../kernel/db/select.ts';
import { sql, type Template } from '../../../kernel/db/sql.ts';
import { type FactOf, type NewRow, pick } from '../../../kernel/db/table.ts';
import { insertOne } from '../../../kernel/db/write.ts';
import { decidedRows, noInstant, noText, type WaitingKind, waitingRows } from '../../../kernel/waiting/items.ts';
import { isProviderFact } from '../../retailers/index.ts';
import type { LimitMove } from '../rules/second-person.ts';
import { limitRequests } from '../tables.ts';

export const requestColumns = limitRequests.fact('request_f');
export type LimitRequest = FactOf<typeof limitRequests>;

/** Scalar subquery: the first request of `rest`, which names its rows `request_f`; null when there is none. */
export const requestOf = (rest: Template): Template<LimitRequest | null> => fact(requestColumns, rest);

/** How long a till is told what was decided. */
const TOLD_DAYS = 7;

/** Scalar subquery: the newest request of a store for a customer that waits, or was decided lately; null without one. */
export const askedThereFact = (
  borrowerId: string,
  { retailerId, storeId }: { retailerId: string; storeId: string },
  now: Date,
): Template<Pick<LimitRequest, 'status' | 'toCents' | 'decidedAt'> | null> =>
  fact(
    pick(requestColumns, 'status', 'toCents', 'decidedAt'),
    sql`from ${limitRequests.sql} request_f where request_f.borrower_id = ${borrowerId}::uuid
      and request_f.retailer_id = ${retailerId}::uuid and request_f.store_id = ${storeId}::uuid
      and (request_f.status = 'WAITING' or request_f.decided_at > ${addSeconds(now, -TOLD_DAYS * DAY_SECONDS)}::timestamptz)
      order by request_f.asked_at desc limit 1`,
  );

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

/** Of who asked at the retailer's own stores; the provider's analyst reaches all. */
const isForAnalystOf = (retailerId: string): Template =>
  sql`(request_r.retailer_id = ${retailerId}::uuid or ${isProviderFact(retailerId)})`;

/** Requests that wait, and who decided on some, for the desk. */
export const waitingLimitRequests: Pick<WaitingKind, 'waiting' | 'decided'> = {
  waiting(retailerId) {
    const row = limitRequests.row('request_r');
    const columns = {
      ...row,
      cause: noText,
      kind: literal('LIMIT_REQUEST'),
      ownerId: row.borrowerId,
      who: row.borrowerName,
    };
    return waitingRows(
      { ...columns, dueAt: noInstant, place: row.retailerName, valueCents: row.toCents },
      sql`from ${limitRequests.sql} request_r where request_r.status = 'WAITING' and ${isForAnalystOf(retailerId)}`,
    );
  },
  decided(retailerId, since) {
    const { decidedBy: id, decidedByName: name } = limitRequests.row('request_r');
    return decidedRows(
      { id, name },
      sql`from ${limitRequests.sql} request_r where request_r.decided_by is not null
        and request_r.decided_at >= ${since}::timestamptz and ${isForAnalystOf(retailerId)}`,
    );
  },
};

/** What names a request. */
export interface RequestKey {
  borrowerId: string;
  requestId: string;
}

/** Scalar subquery: a request that an analyst of a retailer may look at; null for any other. */
export const findRequestFact = (
  retailerId: string,
  { borrowerId, requestId }: RequestKey,
): Template<LimitRequest | null> =>
  fact(
    limitRequests.fact('request_r'),
    sql`from ${limitRequests.sql} request_r where request_r.borrower_id = ${borrowerId}::uuid
      and request_r.id = ${requestId}::uuid and ${isForAnalystOf(retailerId)}`,
  );

const waiting = ({ borrowerId, requestId }: RequestKey): Template =>
  sql`borrower_id = ${borrowerId}::uuid and id = ${requestId}::uuid and status = 'WAITING'`;
const isFreeFor = (operatorId: string, now: Date): Template =>
  sql`(claimed_by is null or claimed_by = ${operatorId}::uuid or claimed_until <= ${now}::timestamptz)`;

/** An analyst takes a request, or keeps it longer; misses, as 'taken_request', while somebody else has it. */
export const takeRequestFragment = (
  key: RequestKey,
  { operatorId, name, until }: { operatorId: string; name: string; until: Date },
  now: Date,
): Fragment =>
  part(
    'taken_request',
    sql`update limit_requests set claimed_by = ${operatorId}::uuid, claimed_by_name = ${name}::text,
        claimed_until = ${until}::timestamptz
      where ${waiting(key)} and asked_by <> ${operatorId}::uuid and ${isFreeFor(operatorId, now)}`,
  );

/** Gives a request back; misses, as 'taken_request', when it is not theirs any more. */
export const releaseRequestFragment = (key: RequestKey, operatorId: string, now: Date): Fragment =>
  part(
    'taken_request',
    sql`update limit_requests set claimed_by = null, claimed_by_name = null, claimed_until = null
      where ${waiting(key)} and claimed_by = ${operatorId}::uuid and claimed_until > ${now}::timestamptz`,
  );

/** WAITING -> APPROVED or REFUSED, one row, named 'decided_request'. Misses when it was decided, expired or taken meanwhile. */
export function decideRequestFragment({ borrowerId, requestId, isApproved, ...by }: RequestDecision): Fragment {
  return part(
    'decided_request',
    sql`update limit_requests set status = ${isApproved ? 'APPROVED' : 'REFUSED'}::text, decided_by = ${by.operatorId}::uuid,
        decided_by_name = ${by.name}::text, decided_at = ${by.at}::timestamptz, decision_reason = ${by.reason}::text
      where ${waiting({ borrowerId, requestId })} and asked_by <> ${by.operatorId}::uuid
        and ${isFreeFor(by.operatorId, by.at)}`,
  );
}

type RequestView = Handled<'PATCH /coordinator/limit-requests/{id}'>['answer'];

/** Who has a request now. */
export function claimOf({ claimedBy, claimedByName, claimedUntil }: LimitRequest, now: Date): RequestView['claim'] {
  if (claimedBy === null || claimedUntil === null || new Date(claimedUntil) <= now) return null;
  return { by: { id: claimedBy, name: claimedByName ?? '' }, until: new Date(claimedUntil).toISOString() };
}

/** A request as screens see it. */
export function requestView(request: LimitRequest, now: Date): RequestView {
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
    claim: status === 'WAITING' ? claimOf(request, now) : null,
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
