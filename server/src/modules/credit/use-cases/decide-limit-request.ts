import { formatBrl, type Handled } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { act, type Moment } from '../../../kernel/act/act.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import type { Actor } from '../../../kernel/auth/actor.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import type { Fragment } from '../../../kernel/db/guarded-write.ts';
import { rowOf, scalar, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { borrowerFact, type BorrowerFact, phoneOf } from '../../borrowers/index.ts';
import { messageFragments, say } from '../../notifications/index.ts';
import { isProviderFact } from '../../retailers/index.ts';
import { borrowerLock, type LimitFact } from '../limit/facts.ts';
import { checkMaximum, moveFacts } from '../limit/move-facts.ts';
import {
  claimOf,
  decideRequestFragment,
  type LimitRequest,
  moveAsked,
  requestOf,
  requestView,
} from '../limit/requests.ts';
import { moveOf } from '../limit/store.ts';
import type { CreditPorts } from '../ports.ts';
import { limitRequests } from '../tables.ts';

type Call = Handled<'PATCH /coordinator/limit-requests/{id}'>;

export interface RequestAnswer {
  requestId: string;
  isApproved: boolean;
  reason: string;
}

/**
 * A second person's word on a change that waits. Approved, it is made by what holds now: who may decide, the policy's
 * maximum, and the limit it was asked for.
 * @throws Refusal LIMIT_REQUEST_NOT_FOUND, LIMIT_REQUEST_OWN, LIMIT_REQUEST_DECIDED, LIMIT_REQUEST_EXPIRED,
 * LIMIT_REQUEST_CLAIMED, LIMIT_REQUEST_OF_THE_PROVIDER, LIMIT_REQUEST_OUTDATED, LIMIT_ABOVE_MAXIMUM; nothing is written then.
 */
export function decideLimitRequest(
  platform: Platform,
  ports: CreditPorts,
  by: Keyed,
  { requestId, isApproved, reason }: RequestAnswer,
): Promise<Call['answer']> {
  const { actor } = by;
  const { operatorId, name } = actor;
  return act(platform, {
    principal: by,
    lock: borrowerLock(() => customerOf(platform.db, requestId)),
    read: (db, moment) => readFacts(db, ports, { actor, requestId }, moment),
    decide(facts, moment) {
      const { request, limit, isRecorded } = facts;
      const { borrowerId, askedBy } = request;
      checkDecider(facts, operatorId, moment);
      const decided = decideRequestFragment({
        borrowerId,
        requestId,
        isApproved,
        operatorId,
        name,
        reason,
        at: moment.now,
      });
      const status = isApproved ? ('APPROVED' as const) : ('REFUSED' as const);
      const said = { decidedBy: operatorId, decidedByName: name, decisionReason: reason };
      const answer = requestView({ ...request, ...said, status, decidedAt: moment.now.toISOString() }, moment.now);
      const detail = { requestId, askedBy };
      const common = { answer, missed: { decided_request: 'LIMIT_REQUEST_DECIDED' } } as const;
      const audit = { subject: borrowerId, storeId: actor.storeId };
      const told = answerMessage(platform, facts, isApproved, { operatorId, at: moment.now });
      if (!isApproved)
        return { ...common, writes: [decided, ...told], audit: { ...audit, action: 'limit.request-refused', detail } };
      const move = moveAsked(request);
      if (isOutdated(request, limit)) refuse('LIMIT_REQUEST_OUTDATED');
      checkMaximum(move, facts);
      const approval = { requestId, approvedBy: operatorId };
      const mover = { operatorId: askedBy, name: request.askedByName, retailerId: request.retailerId };
      const of = { borrowerId, isRecorded, reason: request.reason, mover, approval };
      const moved = moveOf(move, limit, of, moment);
      return {
        ...common,
        writes: [...moved.writes, decided, ...told],
        audit: { ...audit, action: 'limit.request-approved', detail: { ...detail, ...moved.detail } },
      };
    },
  });
}

/** The answer to a customer who asked, alone or at a till; of what an analyst asked for nobody is told. */
function answerMessage(
  platform: Platform,
  { request, borrower }: Pick<Facts, 'request' | 'borrower'>,
  isApproved: boolean,
  by: { operatorId: string; at: Date },
): Fragment[] {
  const { id, askedBy, borrowerId, retailerId, storeId, toCents } = request;
  const isTheirs = askedBy === borrowerId || storeId !== null;
  const to = borrower && isTheirs ? phoneOf(platform.secrets, borrower) : null;
  if (to === null) return [];
  return messageFragments(platform, {
    dedupKey: `limit-answer:${id}`,
    channel: 'SMS',
    purpose: 'LIMIT_ANSWER',
    to,
    words: isApproved ? say('limitRaised', { limite: formatBrl(toCents ?? cents(0)) }) : say('limitNotRaised', {}),
    retailerId,
    ...by,
  });
}

interface Facts {
  request: LimitRequest;
  borrower: BorrowerFact | null;
  limit: LimitFact;
  isShared: boolean;
  isOfProvider: boolean;
}

function checkDecider({ request, isShared, isOfProvider }: Facts, operatorId: string, moment: Moment): void {
  checkWaits(request, operatorId, moment);
  const claim = claimOf(request, moment.now);
  if (claim && claim.by.id !== operatorId) refuse('LIMIT_REQUEST_CLAIMED');
  if (isShared && !isOfProvider) refuse('LIMIT_REQUEST_OF_THE_PROVIDER');
}

/** @throws Refusal LIMIT_REQUEST_EXPIRED, LIMIT_REQUEST_DECIDED, LIMIT_REQUEST_OWN. */
export function checkWaits(request: LimitRequest, operatorId: string, { today }: Pick<Moment, 'today'>): void {
  if (request.status === 'EXPIRED') refuse('LIMIT_REQUEST_EXPIRED');
  if (request.status !== 'WAITING') refuse('LIMIT_REQUEST_DECIDED');
  if (request.expiresOn < today) refuse('LIMIT_REQUEST_EXPIRED');
  if (request.askedBy === operatorId) refuse('LIMIT_REQUEST_OWN');
}

/** What was asked no longer stands on the limit it was asked for: another total, or a block that is there or gone already. */
function isOutdated({ kind, fromCents }: LimitRequest, limit: LimitFact): boolean {
  return kind === 'TOTAL' ? limit.totalCents !== fromCents : kind === 'UNBLOCK' && !limit.isBlocked;
}

const from = (requestId: string) => sql`from ${limitRequests.sql} request_f where request_f.id = ${requestId}::uuid`;

async function customerOf(db: Db, requestId: string): Promise<string | null> {
  const borrowerId = scalar(limitRequests.fact('request_f').borrowerId, from(requestId));
  return (await rowOf(db, select({ borrowerId })))?.borrowerId ?? null;
}

async function readFacts(
  db: Db | Tx,
  ports: CreditPorts,
  { actor, requestId }: { actor: Actor; requestId: string },
  { today }: Moment,
) {
  const borrowerId = sql.ref('request_f.borrower_id');
  const retailerId = sql.ref('request_f.retailer_id');
  const shape = {
    request: requestOf(sql``),
    borrower: borrowerFact(borrowerId),
    isOfProvider: isProviderFact(actor.retailerId),
    ...moveFacts(ports, { borrowerId, retailerId, zone: actor.zone }, today),
  };
  const row = await rowOf(db, select(shape, from(requestId)));
  if (!row?.request || !row.limit) refuse('LIMIT_REQUEST_NOT_FOUND');
  if (row.request.retailerId !== actor.retailerId && !row.isOfProvider) refuse('LIMIT_REQUEST_NOT_FOUND');
  return { ...row, request: row.request, limit: row.limit };
}
