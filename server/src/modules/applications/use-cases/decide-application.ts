import { act } from '../../../kernel/act/act.ts';
import type { Decision } from '../../../kernel/act/decision.ts';
import { addSeconds, dayIn } from '../../../kernel/clock.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import type { Fragment } from '../../../kernel/db/guarded-write.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import { jobFragment } from '../../../kernel/jobs/outbox.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { borrowerStatusFragment, findRegistering, phoneOf, rewardJob } from '../../borrowers/index.ts';
import { borrowerLock, grantLimitFragments, limitFact, type LimitFact } from '../../credit/index.ts';
import { applicantOf, signalsOf, ZONE } from '../applicant.ts';
import { outcomeMessage } from '../messages.ts';
import type { Verdict } from '../ports.ts';
import { isLifted } from '../rules/status.ts';
import {
  type ApplicationKey,
  conflictOverFragment,
  findApplication,
  previousDenialOf,
  ruledFragment,
  type Ruling,
} from '../store.ts';
import type { ApplicationRow } from '../tables.ts';
import type { Engine } from '../views.ts';

export const DECIDE_JOB = 'applications.decide';
export const CONFLICT_OVER_JOB = 'applications.conflict-over';
/** A conflict of the photographs is looked at within half an hour; then it waits like any other. */
const CONFLICT_SECONDS = 30 * 60;

/**
 * Decides a registration that was sent, by the rules. Runs as a job: one that dies in the middle begins anew, and writes what it
 * decided, with the limit, the record and the message, once. What nobody answers for is never approved.
 */
export async function decideApplication(
  platform: Platform,
  { decider, ports }: Pick<Engine, 'decider' | 'ports'>,
  key: ApplicationKey,
): Promise<void> {
  const { db, clock } = platform;
  const application = await findApplication(db, key);
  if (application?.status !== 'UNDER_ANALYSIS') return;
  const { borrower } = (await findRegistering(db, key.borrowerId)) ?? refuse('BORROWER_NOT_FOUND');
  const now = clock.now();
  const biometry = await ports.biometryOf(db, key.borrowerId, now);
  const deniedAt = await previousDenialOf(db, key);
  const signals = await signalsOf(platform, ports, { borrower, application }, now);
  const applying = { borrower, application, biometry, signals, deniedAt };
  const verdict = await decider.decide(platform, applicantOf(platform, applying, { now, today: dayIn(ZONE, now) }));
  await rule(platform, application, verdict);
}

/** Told after the last try: a person decides. */
export async function leaveToPerson(platform: Platform, key: ApplicationKey): Promise<void> {
  const application = await findApplication(platform.db, key);
  if (application?.status !== 'UNDER_ANALYSIS') return;
  const verdict = {
    outcome: 'MANUAL_ANALYSIS',
    limitCents: null,
    codes: [],
    isBureauSilent: true,
    record: null,
  } as const;
  await rule(platform, application, verdict);
}

function rule(platform: Platform, application: ApplicationRow, verdict: Verdict): Promise<void> {
  const { borrowerId, retailerId, storeId, operatorId } = application;
  return act(platform, {
    principal: { kind: 'system', name: 'registration', retailerId, zone: ZONE },
    lock: borrowerLock(borrowerId),
    read: (db) => readFacts(db, application),
    decide(facts, { now }): Decision<void> {
      if (facts.still?.status !== 'UNDER_ANALYSIS') return { unchanged: undefined };
      const ruling = rulingOf(verdict, application);
      return {
        answer: undefined,
        writes: rulingFragments(platform, { application, verdict, ruling, ...facts }, now),
        audit: {
          action: 'application.decided',
          subject: borrowerId,
          storeId,
          operatorId,
          detail: { status: ruling.status, cause: ruling.cause, reasons: ruling.reasons },
        },
      };
    },
  });
}

async function readFacts(db: Db | Tx, key: ApplicationKey) {
  const registering = (await findRegistering(db, key.borrowerId)) ?? refuse('BORROWER_NOT_FOUND');
  const found = await rowOf(db, select({ limit: limitFact(key.borrowerId) }));
  return { still: await findApplication(db, key), borrower: registering.borrower, limit: found?.limit ?? null };
}

/** What is approved has a limit; anything else that is not denied waits for a person. */
function rulingOf(
  { outcome, limitCents, codes, isBureauSilent, record }: Verdict,
  application: ApplicationRow,
): Ruling {
  const base = { reasons: codes, suggestedCents: limitCents, decisionId: record?.id ?? null };
  if (outcome === 'DENIED' && isLifted(application)) return { ...base, status: 'MANUAL_ANALYSIS', cause: 'REVIEW' };
  if (outcome === 'DENIED') return { ...base, status: 'DENIED', cause: null };
  if (outcome === 'APPROVED' && limitCents !== null && limitCents > 0 && !isBureauSilent)
    return { ...base, status: 'APPROVED', cause: null };
  if (outcome === 'BIOMETRY_CONFLICT') return { ...base, status: 'PRE_APPROVED', cause: 'BIOMETRY_CONFLICT' };
  return { ...base, status: 'MANUAL_ANALYSIS', cause: isBureauSilent ? 'BUREAU_SILENT' : 'RULES' };
}

interface Ruled {
  application: ApplicationRow;
  verdict: Verdict;
  ruling: Ruling;
  borrower: NonNullable<Awaited<ReturnType<typeof findRegistering>>>['borrower'];
  limit: LimitFact | null;
}

function rulingFragments(
  platform: Platform,
  { application, verdict, ruling, borrower, limit }: Ruled,
  now: Date,
): Fragment[] {
  const { borrowerId, id, retailerId, storeId, operatorId } = application;
  const { status } = ruling;
  const totalCents = verdict.limitCents;
  const granted =
    status === 'APPROVED' && totalCents !== null
      ? grantLimitFragments(limit, { borrowerId, totalCents, reason: 'Cadastro aprovado', mover: null, at: now })
      : [];
  const isRewarded = status === 'APPROVED' && application.kind === 'REGISTRATION' && operatorId !== null;
  const told = { applicationId: id, to: phoneOf(platform.secrets, borrower), retailerId, operatorId, at: now };
  const said = status === 'APPROVED' && totalCents !== null ? { limitCents: totalCents } : status;
  return [
    ...granted,
    ruledFragment(application, ruling, now),
    borrowerStatusFragment(borrowerId, 'UNDER_ANALYSIS', status),
    ...(verdict.record ? [verdict.record.fragment] : []),
    ...outcomeMessage(platform, told, typeof said !== 'string' || said === 'DENIED' ? said : 'WAITS'),
    ...(isRewarded ? [rewardJob(borrowerId, { retailerId, storeId, operatorId }, now)] : []),
    ...(status === 'PRE_APPROVED' ? [conflictJob(application, now)] : []),
  ];
}

const conflictJob = ({ borrowerId, id }: ApplicationKey, now: Date): Fragment =>
  jobFragment({
    kind: CONFLICT_OVER_JOB,
    payload: { borrowerId, id },
    runAt: addSeconds(now, CONFLICT_SECONDS),
    dedupKey: `conflict-over:${id}`,
  });

/** The half hour of a conflict is over: the registration waits for a person like any other, and screens say so. */
export async function endConflict(platform: Platform, key: ApplicationKey): Promise<void> {
  const application = await findApplication(platform.db, key);
  if (application?.status !== 'PRE_APPROVED') return;
  const { retailerId, storeId } = application;
  await act(platform, {
    principal: { kind: 'system', name: 'registration', retailerId, zone: ZONE },
    read: (db) => findApplication(db, key),
    decide(still): Decision<void> {
      if (still?.status !== 'PRE_APPROVED') return { unchanged: undefined };
      return {
        answer: undefined,
        writes: [conflictOverFragment(key), borrowerStatusFragment(key.borrowerId, 'PRE_APPROVED', 'MANUAL_ANALYSIS')],
        audit: {
          action: 'application.decided',
          subject: key.borrowerId,
          storeId,
          detail: { status: 'MANUAL_ANALYSIS', cause: application.cause },
        },
      };
    },
  });
}
