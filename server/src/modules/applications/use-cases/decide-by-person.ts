import type { AuditAction, Cents, Handled } from '@balcao/contract';
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
import { decidedByPersonFragment, findOnDesk, preReviewedFragment } from '../desk.ts';
import { outcomeMessage, type Told } from '../messages.ts';
import { checkFaceConfirmed, checkMayDecide, checkNoLimitYet, limitWithin } from '../rules/desk.ts';
import { isPreDenied } from '../rules/status.ts';
import type { ApplicationKey } from '../store.ts';
import type { Engine } from '../views.ts';

type Call = Handled<'PATCH /coordinator/applications/{borrowerId}/{id}'>;

/**
 * The word of the analyst who has the registration: a limit that the policy allows, or a denial; of one that was denied before
 * data and photographs, whether it goes on. The customer is told, and the till that polls sees it at once.
 * @throws Refusal APPLICATION_NOT_FOUND, DESK_APPLICATION_DECIDED, DESK_APPLICATION_OWN, DESK_APPLICATION_NOT_CLAIMED,
 * DESK_FACE_NOT_CONFIRMED, DESK_LIMIT_MISSING, DESK_LIMIT_NOT_YET, DESK_LIMIT_BELOW_POLICY, DESK_LIMIT_ABOVE_POLICY.
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
        const { answer, action, writes, limitCents } = isPreDenied(facts.application)
          ? reviewed(platform, by, { facts, ask }, now)
          : decided(platform, by, { facts, ask }, now);
        return {
          answer,
          writes,
          audit: {
            action,
            subject: key.borrowerId,
            storeId: facts.application.storeId,
            detail: { applicationId: key.id, ...(limitCents !== null && { limitCents }) },
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
}

interface Said {
  answer: Call['answer'];
  action: AuditAction;
  writes: Fragment[];
  limitCents: Cents | null;
}

const toldOf = ({ secrets }: Platform, { application, borrower }: Word['facts'], at: Date): Told => {
  const { id: applicationId, retailerId, operatorId } = application;
  return { applicationId, to: phoneOf(secrets, borrower), retailerId, operatorId, at };
};

/** Whether a registration that rules denied at its beginning goes on. */
function reviewed(platform: Platform, { actor }: Keyed, { facts, ask }: Word, now: Date): Said {
  const { application, borrower } = facts;
  const isLifted = ask.isApproved;
  if (ask.isApproved) checkNoLimitYet(ask.limit);
  return {
    answer: { status: isLifted ? 'PRE_APPLICATION_CONTINUE' : 'PRE_APPLICATION_DENIED' },
    action: isLifted ? 'application.pre-denial-lifted' : 'application.pre-denial-kept',
    writes: [
      preReviewedFragment(application, actor, { isLifted, reason: ask.reason }, now),
      borrowerStatusFragment(application.borrowerId, borrower.status, 'INCOMPLETE'),
      ...outcomeMessage(platform, toldOf(platform, facts, now), isLifted ? 'REVIEW_LIFTED' : 'REVIEW_KEPT'),
    ],
    limitCents: null,
  };
}

function decided(platform: Platform, { actor }: Keyed, { facts, ask }: Word, now: Date): Said {
  const { application, borrower, limit, biometryStatus, limits } = facts;
  const { borrowerId, retailerId, storeId, operatorId } = application;
  const { reason } = ask;
  if (ask.isApproved) checkFaceConfirmed(biometryStatus);
  const limitCents = ask.isApproved ? limitWithin(ask.limit, limits) : null;
  const status = limitCents === null ? 'DENIED' : 'APPROVED';
  const mover = { operatorId: actor.operatorId, name: actor.name, retailerId: actor.retailerId };
  const isRewarded = limitCents !== null && application.kind === 'REGISTRATION' && operatorId !== null;
  const denial = application.reviewAskedAt === null ? 'DENIED' : 'REVIEW_KEPT';
  return {
    answer: { status },
    action: limitCents === null ? 'application.denied' : 'application.approved',
    writes: [
      ...(limitCents === null
        ? []
        : grantLimitFragments(limit, { borrowerId, totalCents: limitCents, reason, mover, at: now })),
      decidedByPersonFragment(application, actor, { status, reason }, now),
      borrowerStatusFragment(borrowerId, borrower.status, status),
      ...outcomeMessage(platform, toldOf(platform, facts, now), limitCents === null ? denial : { limitCents }),
      ...(isRewarded ? [rewardJob(borrowerId, { retailerId, storeId, operatorId }, now)] : []),
    ],
    limitCents,
  };
}
