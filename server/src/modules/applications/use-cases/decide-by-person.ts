import type { Handled } from '@balcao/contract';
import { act, type Moment } from '../../../kernel/act/act.ts';
import type { Decision } from '../../../kernel/act/decision.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import type { Fragment } from '../../../kernel/db/guarded-write.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { asSystem } from '../../../kernel/row-security/scope.ts';
import { borrowerStatusFragment, findRegistering, phoneOf, rewardJob } from '../../borrowers/index.ts';
import { borrowerLock, grantLimitFragments, limitFact } from '../../credit/index.ts';
import { decidedByPersonFragment, findOnDesk } from '../desk.ts';
import { outcomeMessage } from '../messages.ts';
import { checkFaceConfirmed, checkLimitWithin, checkMayDecide } from '../rules/desk.ts';
import type { ApplicationKey } from '../store.ts';
import type { Engine } from '../views.ts';

type Call = Handled<'PATCH /coordinator/applications/{borrowerId}/{id}'>;

/**
 * The word of the analyst who has the registration: a limit that the policy allows, or a denial. The customer is told, and the till
 * that polls sees it at once.
 * @throws Refusal APPLICATION_NOT_FOUND, DESK_APPLICATION_DECIDED, DESK_APPLICATION_OWN, DESK_APPLICATION_NOT_CLAIMED,
 * DESK_FACE_NOT_CONFIRMED, DESK_LIMIT_BELOW_POLICY, DESK_LIMIT_ABOVE_POLICY.
 */
export async function decideByPerson(
  platform: Platform,
  engine: Engine,
  by: Keyed,
  { key, ask }: { key: ApplicationKey; ask: Call['body'] },
): Promise<Call['answer']> {
  const { operatorId, retailerId } = by.actor;
  await findOnDesk(platform.db, retailerId, key);
  return asSystem('registration', () =>
    act(platform, {
      principal: by,
      lock: borrowerLock(key.borrowerId),
      read: (db, moment) => readFacts(db, engine, { retailerId, key }, moment),
      decide(facts, { now }): Decision<Call['answer']> {
        checkMayDecide(facts.application, operatorId, now);
        if (ask.isApproved) checkFaceConfirmed(facts.biometryStatus);
        if (ask.isApproved) checkLimitWithin(ask.limit, facts.limits);
        const status = ask.isApproved ? ('APPROVED' as const) : ('DENIED' as const);
        return {
          answer: { status },
          writes: wordFragments(platform, by, { facts, ask, status }, now),
          audit: {
            action: ask.isApproved ? 'application.approved' : 'application.denied',
            subject: key.borrowerId,
            storeId: facts.application.storeId,
            detail: { applicationId: key.id, ...(ask.isApproved && { limitCents: ask.limit }) },
          },
          missed: { desk_claim: 'DESK_APPLICATION_NOT_CLAIMED', borrower_status: 'DESK_APPLICATION_DECIDED' },
        };
      },
    }),
  );
}

async function readFacts(
  db: Db | Tx,
  { decider, ports }: Engine,
  { retailerId, key }: { retailerId: string; key: ApplicationKey },
  { now, today }: Moment,
) {
  const { borrowerId } = key;
  const application = await findOnDesk(db, retailerId, key);
  const { borrower } = (await findRegistering(db, borrowerId)) ?? refuse('APPLICATION_NOT_FOUND');
  const found = await rowOf(db, select({ limit: limitFact(borrowerId) }));
  const limits = await decider.limitsOnDay(db, { borrowerId, on: today });
  const biometryStatus = await ports.biometryOf(db, borrowerId, now);
  return { application, borrower, limit: found?.limit ?? null, limits, biometryStatus };
}

interface Word {
  facts: Awaited<ReturnType<typeof readFacts>>;
  ask: Call['body'];
  status: 'APPROVED' | 'DENIED';
}

function wordFragments(platform: Platform, by: Keyed, { facts, ask, status }: Word, now: Date): Fragment[] {
  const { application, borrower, limit } = facts;
  const { borrowerId, id, retailerId, storeId, operatorId } = application;
  const { actor } = by;
  const mover = { operatorId: actor.operatorId, name: actor.name, retailerId: actor.retailerId };
  const grant = ask.isApproved
    ? grantLimitFragments(limit, { borrowerId, totalCents: ask.limit, reason: ask.reason, mover, at: now })
    : [];
  const isRewarded = ask.isApproved && application.kind === 'REGISTRATION' && operatorId !== null;
  const told = { applicationId: id, to: phoneOf(platform.secrets, borrower), retailerId, operatorId, at: now };
  return [
    ...grant,
    decidedByPersonFragment(application, actor, { status, reason: ask.reason }, now),
    borrowerStatusFragment(borrowerId, borrower.status, status),
    ...outcomeMessage(platform, told, ask.isApproved ? { limitCents: ask.limit } : 'DENIED'),
    ...(isRewarded ? [rewardJob(borrowerId, { retailerId, storeId, operatorId }, now)] : []),
  ];
}
