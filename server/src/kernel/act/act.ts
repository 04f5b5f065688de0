import type { CivilDate } from '@balcao/contract';
import { type Audit, auditFragments } from '../audit/audit.ts';
import { dayIn } from '../clock.ts';
import type { Db, Tx } from '../db/database.ts';
import { GuardMissed, guardedWrite } from '../db/guarded-write.ts';
import { isUniqueViolation } from '../db/transaction.ts';
import type { Platform } from '../platform.ts';
import { refuse } from '../refusal.ts';
import { traced } from '../tracing/tracing.ts';
import { claimFragments, once } from './claim.ts';
import type { Decision } from './decision.ts';
import { type Lock, underLock } from './lock.ts';
import type { Principal } from './principal.ts';

/** When an act happens. */
export interface Moment {
  now: Date;
  /** Business day in the principal's zone. */
  today: CivilDate;
}

export interface Act<Facts, Answer> {
  /** Who acts; of a keyed request the same key acts once. */
  principal: Principal;
  /** What nobody else may move between reading and writing; none where the guards of the write say enough. */
  lock?: Lock;
  /** Reads all that is decided on, in as few round trips as it can, and refuses what the principal may not see. */
  read: (db: Db | Tx, moment: Moment) => Promise<Facts>;
  /** Decides by the facts alone; may run twice. Refuses by throwing, or by a decision that is written. */
  decide: (facts: Facts, moment: Moment) => Decision<Answer>;
}

/**
 * The one way to write: claims the idempotency key, holds the lock, reads, decides, and writes once, with the audit and
 * the claim in the same statement.
 * @throws Refusal of `read` and `decide`, of a missed guard that the decision names, IDEMPOTENCY_KEY_REUSED and
 * REQUEST_IN_PROGRESS; nothing is written then, but by a decision that says so.
 */
export function act<Facts, Answer>(
  platform: Pick<Platform, 'db' | 'clock'>,
  { principal, lock, read, decide }: Act<Facts, Answer>,
): Promise<Answer> {
  let action: string | undefined;
  const attempt = async (db: Db | Tx): Promise<Decision<Answer>> => {
    const now = platform.clock.now();
    const moment = { now, today: dayIn(principal.zone, now) };
    const decision = decide(await read(db, moment), moment);
    if ('unchanged' in decision) {
      // The key is kept all the same: with another body it is another request, also when this one had nothing to do.
      if (principal.claim) await guardedWrite(db, claimFragments(principal, decision.unchanged));
    } else {
      action = actionOf(decision.audit);
      await write(db, principal, decision, { now, lock });
    }
    return decision;
  };
  return traced(
    'act',
    () => once(platform.db, principal, async () => answerOf(await underLock(platform.db, lock, attempt))),
    { attributes: () => ({ 'act.action': action }) },
  );
}

/** What the audit calls it. */
const actionOf = (said: Audit): string | undefined => {
  if ('none' in said) return undefined;
  return 'action' in said ? said.action : said[0].action;
};

/** Throws a written refusal only here: behind the row lock it would undo its own write. */
function answerOf<Answer>(decision: Decision<Answer>): Answer {
  if ('unchanged' in decision) return decision.unchanged;
  if (decision.refusal) throw decision.refusal;
  return decision.answer;
}

type Written<Answer> = Exclude<Decision<Answer>, { unchanged: Answer }>;

async function write<Answer>(
  db: Db | Tx,
  principal: Principal,
  decision: Written<Answer>,
  { now, lock }: { now: Date; lock: Lock | undefined },
): Promise<void> {
  try {
    await guardedWrite(db, [
      ...decision.writes,
      ...auditFragments(principal, decision.audit, now),
      // A refusal keeps no key: the act may be tried again with it.
      ...(decision.refusal ? [] : claimFragments(principal, decision.answer)),
    ]);
  } catch (error) {
    if (error instanceof GuardMissed && error.fragment !== lock?.fragment) {
      const refusal = decision.writes.find(({ name }) => name === error.fragment)?.refusal;
      if (refusal) throw refusal;
      const code = decision.missed?.[error.fragment];
      if (code) refuse(code);
    }
    if (decision.taken && isUniqueViolation(error)) refuse(decision.taken);
    throw error;
  }
}
