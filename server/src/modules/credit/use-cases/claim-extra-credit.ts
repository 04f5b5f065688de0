import { type Handled, maskCpf } from '@balcao/contract';
import { act, type Moment } from '../../../kernel/act/act.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { countOf, known, maxOf, rowOf, scalar, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { asSystem } from '../../../kernel/row-security/scope.ts';
import { borrowerFact, cpfOf } from '../../borrowers/index.ts';
import { operatorNameFact } from '../../identity/index.ts';
import {
  claimEndsAt,
  daysOf,
  findRequest,
  ownStoreOf,
  releaseRequestFragment,
  type RequestKey,
  requestView,
  takeRequestFragment,
} from '../evaluations/queue.ts';
import { arrearsFact, limitFact } from '../limit/facts.ts';
import type { CreditPorts } from '../ports.ts';
import { checkMayClaimRequest, checkMayDecideRequest } from '../rules/extra-credit.ts';
import { creditEvaluations } from '../tables.ts';
import { limitBeforeView } from '../views.ts';

type Taken = Handled<'POST /coordinator/extra-credit/{borrowerId}/{id}/claim'>['answer'];

/**
 * Takes a request, or keeps it longer, and tells what it is decided on.
 * @throws Refusal EVALUATION_NOT_FOUND, EVALUATION_DECIDED, EVALUATION_EXPIRED, EVALUATION_OWN, EVALUATION_CLAIMED.
 */
export async function claimExtraCredit(
  platform: Platform,
  ports: CreditPorts,
  by: Operator,
  key: RequestKey,
): Promise<Taken> {
  const { operatorId, name, retailerId } = by.actor;
  // Whether this analyst may have it is asked of the rows that the call reaches; the rest is of whichever retailer.
  await findRequest(platform.db, retailerId, key);
  return asSystem('extra-credit', () =>
    act(platform, {
      principal: by,
      read: (db, moment) => readFacts(db, ports, { retailerId, key }, moment),
      decide(facts, moment) {
        const { now } = moment;
        checkMayClaimRequest(facts.request, operatorId, now);
        const claim = { claimedBy: operatorId, claimedByName: name, claimedUntil: claimEndsAt(now) };
        return {
          answer: takenView(platform, { ...facts, request: { ...facts.request, ...claim } }, moment),
          writes: [takeRequestFragment(key, { operatorId, name }, now)],
          audit: {
            action: 'evaluation.claimed',
            subject: key.id,
            customerId: key.borrowerId,
            storeId: ownStoreOf(facts.request, retailerId),
          },
          missed: { taken_request: 'EVALUATION_CLAIMED' },
        };
      },
    }),
  );
}

/** Gives a request back. @throws Refusal those of `checkMayDecideRequest`, EVALUATION_NOT_FOUND. */
export async function releaseExtraCredit(platform: Platform, by: Operator, key: RequestKey): Promise<undefined> {
  const { operatorId, retailerId } = by.actor;
  await findRequest(platform.db, retailerId, key);
  return asSystem('extra-credit', () =>
    act(platform, {
      principal: by,
      read: (db) => findRequest(db, retailerId, key),
      decide(request, { now }) {
        checkMayDecideRequest(request, operatorId, now);
        return {
          answer: undefined,
          writes: [releaseRequestFragment(key, operatorId, now)],
          audit: { action: 'evaluation.released', subject: key.id, customerId: key.borrowerId },
          missed: { taken_request: 'EVALUATION_NOT_CLAIMED' },
        };
      },
    }),
  );
}

async function readFacts(
  db: Db | Tx,
  ports: CreditPorts,
  { retailerId, key }: { retailerId: string; key: RequestKey },
  { today }: Moment,
) {
  const request = await findRequest(db, retailerId, key);
  const { borrowerId } = key;
  const applied = sql`from ${creditEvaluations.sql} used_e
    where used_e.borrower_id = ${borrowerId}::uuid and used_e.status = 'APPLIED'`;
  const facts = await rowOf(
    db,
    select({
      borrower: known(borrowerFact(borrowerId)),
      sellerName: operatorNameFact(sql`${request.retailerId}::uuid`, sql`${request.operatorId}::uuid`),
      limit: limitFact(borrowerId),
      arrears: arrearsFact(ports, borrowerId, today),
      usedCount: countOf(applied),
      lastUsedAt: scalar(maxOf(creditEvaluations.fact('used_e').appliedAt), applied),
    }),
  );
  return { request, ...(facts ?? refuse('EVALUATION_NOT_FOUND')) };
}

type Facts = Awaited<ReturnType<typeof readFacts>>;

function takenView(
  { secrets }: Platform,
  { request, borrower, sellerName, limit, arrears, usedCount, lastUsedAt }: Facts,
  { now, today }: Moment,
): Taken {
  return {
    ...requestView(request, now),
    cpf: maskCpf(cpfOf(secrets, borrower)),
    sellerName: sellerName ?? '',
    minAmount: request.minimumCents,
    maxAmount: request.maximumCents,
    maxDays: daysOf(request),
    limit: limitBeforeView(limit, arrears, today),
    used: { count: usedCount, lastAt: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString() },
  };
}
