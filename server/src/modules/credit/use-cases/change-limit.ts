import type { Cents, CivilDate, Handled } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { act, type Moment } from '../../../kernel/act/act.ts';
import type { Decision } from '../../../kernel/act/decision.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { borrowerLock, moveLimitFragment } from '../limit/facts.ts';
import { checkMaximum, readMover } from '../limit/move-facts.ts';
import { askedColumns, requestFragment } from '../limit/requests.ts';
import { moveOf } from '../limit/store.ts';
import type { CreditPorts } from '../ports.ts';
import { type LimitMove, needsSecondPerson, requestEndsOn } from '../rules/second-person.ts';
import { limitView } from '../views.ts';

type Answer = Handled<'PATCH /coordinator/borrowers/{id}/limit'>['answer'];

export interface TotalAsk {
  borrowerId: string;
  totalCents: Cents;
  reason: string;
}

export interface BlockAsk {
  borrowerId: string;
  isBlocked: boolean;
  reason: string;
  /** Last day of the block; null: until it is lifted. */
  until: CivilDate | null;
}

/**
 * Gives a customer another total limit; below what is used nothing is left, and nothing is taken back. Beyond the policy
 * it waits for a second person.
 * @throws Refusal BORROWER_NOT_FOUND, LIMIT_NOT_FOUND, LIMIT_ABOVE_MAXIMUM, LIMIT_REQUEST_WAITING.
 */
export function changeTotalLimit(platform: Platform, ports: CreditPorts, by: Keyed, ask: TotalAsk): Promise<Answer> {
  const { totalCents: toCents, ...of } = ask;
  return changeLimit(platform, ports, by, { ...of, move: { kind: 'TOTAL', toCents } });
}

/**
 * Blocks a customer's limit by hand, to a day or until it is lifted, or lifts that block. Beyond the policy it waits for a
 * second person.
 * @throws Refusal BORROWER_NOT_FOUND, LIMIT_NOT_FOUND, LIMIT_REQUEST_WAITING.
 */
export function changeLimitBlock(platform: Platform, ports: CreditPorts, by: Keyed, ask: BlockAsk): Promise<Answer> {
  const { isBlocked, until, ...of } = ask;
  return changeLimit(platform, ports, by, { ...of, move: isBlocked ? { kind: 'BLOCK', until } : { kind: 'UNBLOCK' } });
}

interface MoveAsk {
  borrowerId: string;
  reason: string;
  move: LimitMove;
}

function changeLimit(platform: Platform, ports: CreditPorts, by: Keyed, ask: MoveAsk): Promise<Answer> {
  const { actor } = by;
  const { borrowerId } = ask;
  return act(platform, {
    principal: by,
    lock: borrowerLock(borrowerId),
    read: (db, moment) => readMover(db, ports, { actor, borrowerId }, moment),
    decide(facts, moment): Decision<Answer> {
      checkMaximum(ask.move, facts);
      const given = { ...facts, totalCents: facts.limit.totalCents, today: moment.today };
      if (!needsSecondPerson(ask.move, given)) return made(actor, ask, facts, moment);
      return requested(actor, ask, facts, { ...moment, expiresOn: requestEndsOn(given) });
    },
  });
}

type Facts = Awaited<ReturnType<typeof readMover>>;

/** The change at once. */
function made(actor: Actor, { move, ...ask }: MoveAsk, facts: Facts, moment: Moment): Decision<Answer> {
  const { retailerId, storeId } = actor;
  const { borrowerId } = ask;
  const moved = moveOf(move, facts.limit, { ...ask, mover: actor, isRecorded: facts.isRecorded }, moment);
  const view = limitView({ borrowerId, retailerId }, moved.after, facts.arrears, moment.today);
  return {
    answer: { ...view, waitingRequestId: null },
    writes: moved.writes,
    audit: { action: moved.action, subject: borrowerId, storeId, detail: moved.detail },
  };
}

/** Nothing of the limit but a request. */
function requested(
  actor: Actor,
  { borrowerId, move, reason }: MoveAsk,
  { limit, arrears, borrower, retailer }: Facts,
  { now, today, expiresOn }: Moment & { expiresOn: CivilDate },
): Decision<Answer> {
  const { operatorId: askedBy, name: askedByName, retailerId, storeId } = actor;
  const id = newId();
  const asked = askedColumns(move, limit.totalCents);
  const names = { borrowerName: borrower.name, retailerName: retailer.fantasyName };
  const from = { retailerId, askedBy, askedByName, askedAt: now, expiresOn };
  return {
    answer: { ...limitView({ borrowerId, retailerId }, limit, arrears, today), waitingRequestId: id },
    writes: [
      // Only the version moves: what was decided on holds until the request is written.
      moveLimitFragment({ borrowerId, cents: cents(0), version: limit.version }),
      requestFragment({ borrowerId, id, reason, ...asked, ...names, ...from }),
    ],
    audit: { action: 'limit.requested', subject: borrowerId, storeId, detail: { requestId: id, ...asked } },
    taken: 'LIMIT_REQUEST_WAITING',
  };
}
