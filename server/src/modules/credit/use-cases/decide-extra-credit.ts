import { type Handled, maskCpf } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { act, type Moment } from '../../../kernel/act/act.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import { addSeconds, DAY_SECONDS } from '../../../kernel/clock.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { known, rowOf, select } from '../../../kernel/db/select.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { asSystem } from '../../../kernel/row-security/scope.ts';
import { borrowerFact, cpfOf, phoneOf } from '../../borrowers/index.ts';
import { evaluationMessage } from '../evaluations/message.ts';
import {
  daysOf,
  decideRequestFragment,
  findRequest,
  ownStoreOf,
  type RequestKey,
  type RequestRow,
} from '../evaluations/queue.ts';
import { arrearsFact, blockOf, limitFact } from '../limit/facts.ts';
import type { CreditPorts } from '../ports.ts';
import { checkMayDecideRequest, grantOf } from '../rules/extra-credit.ts';
import { type EvaluationView, evaluationView } from '../views.ts';

type Ask = Handled<'PATCH /coordinator/extra-credit/{borrowerId}/{id}'>['body'];

/**
 * The word of the analyst who has the request: all that was asked, less of it, or nothing. Its time runs anew from now;
 * the customer is told.
 * @throws Refusal of `checkMayDecideRequest` and `grantOf`, EVALUATION_NOT_FOUND, TOO_MANY_REQUESTS.
 */
export async function decideExtraCredit(
  platform: Platform,
  ports: CreditPorts,
  by: Keyed,
  { key, ask }: { key: RequestKey; ask: Ask },
): Promise<EvaluationView> {
  const { operatorId, retailerId } = by.actor;
  const { secrets } = platform;
  await findRequest(platform.db, retailerId, key);
  return asSystem('extra-credit', () =>
    act(platform, {
      principal: by,
      read: (db, { today }) => readFacts(db, ports, { retailerId, key, today }),
      decide(facts, moment) {
        const { request, borrower } = facts;
        const { now: at } = moment;
        checkMayDecideRequest(request, operatorId, at);
        const granted = outcomeOf(facts, ask, moment);
        const { storeName } = request;
        const decided = { ...request, ...granted, status: 'ACCEPTED' as const, contractId: null };
        const told = { ...granted, evaluationId: key.id, retailerId: request.retailerId, storeName, operatorId, at };
        const times = { createdAt: request.createdAt.toISOString(), expiresAt: granted.expiresAt.toISOString() };
        const { decision, maximumCents } = granted;
        return {
          answer: evaluationView(
            { ...decided, ...times },
            { document: maskCpf(cpfOf(secrets, borrower)), storeName },
            at,
          ),
          writes: [
            decideRequestFragment(key, { ...granted, operatorId, reason: ask.reason, at }),
            ...evaluationMessage(platform, phoneOf(secrets, borrower), told),
          ],
          audit: {
            action: ask.isApproved ? 'evaluation.accepted' : 'evaluation.denied',
            subject: key.id,
            customerId: key.borrowerId,
            storeId: ownStoreOf(request, retailerId),
            detail: { decision, maximumCents },
          },
          missed: { decided_request: 'EVALUATION_NOT_CLAIMED' },
        };
      },
    }),
  );
}

function outcomeOf({ request, limit, arrears }: Facts, ask: Ask, { now, today }: Moment) {
  if (!ask.isApproved) return { decision: 'DENIED' as const, maximumCents: cents(0), expiresAt: request.expiresAt };
  const block = limit === null ? null : blockOf(limit, arrears, today);
  const decision = grantOf({ ...request, maxDays: daysOf(request), block }, ask.amount, ask.days);
  return { decision, maximumCents: ask.amount, expiresAt: addSeconds(now, ask.days * DAY_SECONDS) };
}

async function readFacts(
  db: Db | Tx,
  ports: CreditPorts,
  { retailerId, key, today }: { retailerId: string; key: RequestKey; today: Moment['today'] },
) {
  const request: RequestRow = await findRequest(db, retailerId, key);
  const { borrowerId } = key;
  const limit = limitFact(borrowerId);
  const shape = { borrower: known(borrowerFact(borrowerId)), limit, arrears: arrearsFact(ports, borrowerId, today) };
  return { request, ...((await rowOf(db, select(shape))) ?? refuse('EVALUATION_NOT_FOUND')) };
}

type Facts = Awaited<ReturnType<typeof readFacts>>;
