import type { Handled } from '@balcao/contract';
import { addSeconds, DAY_SECONDS } from '../../../kernel/clock.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { type Fragment, part } from '../../../kernel/db/guarded-write.ts';
import { literal, rowOf, select } from '../../../kernel/db/select.ts';
import { sql, type Template } from '../../../kernel/db/sql.ts';
import type { RowOf } from '../../../kernel/db/table.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { decidedRows, noInstant, noText, type WaitingKind, waitingRows } from '../../../kernel/waiting/items.ts';
import { isProviderFact } from '../../retailers/index.ts';
import { ANALYST_CLAIM_SECONDS, isRequestClaimed } from '../rules/extra-credit.ts';
import { creditEvaluations, type EvaluationDecision } from '../tables.ts';

export type RequestRow = RowOf<typeof creditEvaluations>;
export type RequestView = Handled<'GET /coordinator/extra-credit'>['answer']['items'][number];

/** What names a request for extra credit. */
export interface RequestKey {
  borrowerId: string;
  id: string;
}

/** Of the retailer's own stores; the provider's analyst reaches all. */
export const isForAnalystOf = (retailerId: string): Template =>
  sql`(request_r.retailer_id = ${retailerId}::uuid or ${isProviderFact(retailerId)})`;

/** @throws Refusal EVALUATION_NOT_FOUND, also for one that this retailer's analysts do not reach. */
export async function findRequest(
  db: Db | Tx,
  retailerId: string,
  { borrowerId, id }: RequestKey,
): Promise<RequestRow> {
  const where = sql`request_r.borrower_id = ${borrowerId}::uuid and request_r.id = ${id}::uuid`;
  const rest = sql`from ${creditEvaluations.sql} request_r where ${where} and ${isForAnalystOf(retailerId)}`;
  return (await rowOf(db, select(creditEvaluations.row('request_r'), rest))) ?? refuse('EVALUATION_NOT_FOUND');
}

/** Requests that wait, and who decided on some, for the desk. */
export const waitingExtraCredit: Pick<WaitingKind, 'waiting' | 'decided'> = {
  waiting(retailerId, now) {
    const row = creditEvaluations.row('request_r');
    const columns = {
      ...row,
      cause: noText,
      kind: literal('EXTRA_CREDIT'),
      ownerId: row.borrowerId,
      askedAt: row.createdAt,
    };
    const of = { who: row.borrowerName, place: row.storeName, askedBy: row.operatorId, valueCents: row.requestedCents };
    return waitingRows(
      { ...columns, ...of, dueAt: noInstant },
      sql`from ${creditEvaluations.sql} request_r
        where request_r.status = 'CREATED' and request_r.expires_at > ${now}::timestamptz and ${isForAnalystOf(retailerId)}`,
    );
  },
  decided(retailerId, since) {
    const { claimedBy: id, claimedByName: name } = creditEvaluations.row('request_r');
    return decidedRows(
      { id, name },
      sql`from ${creditEvaluations.sql} request_r where request_r.accepted_by is not null
        and request_r.accepted_at >= ${since}::timestamptz and ${isForAnalystOf(retailerId)}`,
    );
  },
};

const waiting = ({ borrowerId, id }: RequestKey, now: Date) =>
  sql`borrower_id = ${borrowerId}::uuid and id = ${id}::uuid and status = 'CREATED' and expires_at > ${now}::timestamptz`;
const held = (key: RequestKey, operatorId: string, now: Date) =>
  sql`${waiting(key, now)} and claimed_by = ${operatorId}::uuid and claimed_until > ${now}::timestamptz`;

/** The store of a request as the chain of who acts knows it: the provider's knows none of another retailer. */
export const ownStoreOf = (request: Pick<RequestRow, 'retailerId' | 'storeId'>, retailerId: string): string | null =>
  request.retailerId === retailerId ? request.storeId : null;

/** Until when a request that is taken now is kept from others. */
export const claimEndsAt = (now: Date): Date => addSeconds(now, ANALYST_CLAIM_SECONDS);

/** An analyst takes a request, or keeps it longer; misses, as 'taken_request', while somebody else has it. */
export const takeRequestFragment = (key: RequestKey, by: { operatorId: string; name: string }, now: Date): Fragment =>
  part(
    'taken_request',
    sql`update credit_evaluations set claimed_by = ${by.operatorId}::uuid, claimed_by_name = ${by.name}::text,
        claimed_until = ${claimEndsAt(now)}::timestamptz
      where ${waiting(key, now)} and operator_id <> ${by.operatorId}::uuid
        and (claimed_by is null or claimed_by = ${by.operatorId}::uuid or claimed_until <= ${now}::timestamptz)`,
  );

/** Gives a request back; misses, as 'taken_request', when it is not theirs any more. */
export const releaseRequestFragment = (key: RequestKey, operatorId: string, now: Date): Fragment =>
  part(
    'taken_request',
    sql`update credit_evaluations set claimed_by = null, claimed_by_name = null, claimed_until = null
      where ${held(key, operatorId, now)}`,
  );

export interface RequestOutcome extends Pick<RequestRow, 'maximumCents' | 'expiresAt'> {
  decision: EvaluationDecision;
  operatorId: string;
  reason: string;
  at: Date;
}

/** CREATED -> ACCEPTED, granted or denied, by who has it; misses, as 'decided_request', otherwise. */
export const decideRequestFragment = (key: RequestKey, outcome: RequestOutcome): Fragment =>
  part(
    'decided_request',
    sql`update credit_evaluations set status = 'ACCEPTED', decision = ${outcome.decision}::text,
        maximum_cents = ${outcome.maximumCents}::bigint, expires_at = ${outcome.expiresAt}::timestamptz,
        accepted_at = ${outcome.at}::timestamptz, accepted_by = ${outcome.operatorId}::uuid,
        decision_reason = ${outcome.reason}::text
      where ${held(key, outcome.operatorId, outcome.at)}`,
  );

/** For how many days the policy lets it be used: as many as it was given when it was asked. */
export const daysOf = ({ createdAt, expiresAt }: Pick<RequestRow, 'createdAt' | 'expiresAt'>): number =>
  Math.max(1, Math.round((expiresAt.getTime() - createdAt.getTime()) / (DAY_SECONDS * 1_000)));

/** A request as the queue shows it. */
export function requestView(row: RequestRow, now: Date): RequestView {
  const { borrowerId, id, sourceProduct, borrowerName, storeName, operatorId, requestedCents } = row;
  const { claimedBy, claimedByName, claimedUntil } = row;
  return {
    borrowerId,
    id,
    sourceProduct,
    customerName: borrowerName,
    storeName,
    operatorId,
    requestedAmount: requestedCents,
    askedAt: row.createdAt.toISOString(),
    endsAt: row.expiresAt.toISOString(),
    claim:
      isRequestClaimed(row, now) && claimedBy !== null && claimedUntil !== null
        ? { by: { id: claimedBy, name: claimedByName ?? '' }, until: claimedUntil.toISOString() }
        : null,
  };
}
