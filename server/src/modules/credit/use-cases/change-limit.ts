import type { CivilDate, Handled } from '@balcao/contract';
import { sql } from 'kysely';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { auditFragment } from '../../../kernel/audit/audit.ts';
import { dayIn } from '../../../kernel/clock.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { type Fragment, guardedWrite } from '../../../kernel/db/guarded-write.ts';
import { type Claim, claimFragment, once } from '../../../kernel/idempotency/once.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { grantFact } from '../../borrowers/index.ts';
import { arrearsFact, type ArrearsFact, limitFact, type LimitFact, onBorrower } from '../limit/facts.ts';
import { changeBlockFragments, changeTotalFragments } from '../limit/store.ts';
import type { CreditPorts } from '../ports.ts';
import { limitView } from '../views.ts';

type Answer = Handled<'PATCH /coordinator/borrowers/{id}/limit'>['answer'];

/** Who changes whose limit, under which key. */
export interface LimitAct {
  actor: Actor;
  claim: Claim;
  borrowerId: string;
}

interface Facts {
  grant: boolean;
  limit: LimitFact | null;
  arrears: ArrearsFact;
  /** Whether the history has an open row of a block by hand. */
  isRecorded: boolean;
}

interface Change {
  /** The limit once it is changed. */
  after: LimitFact;
  fragments: Fragment[];
  action: string;
  detail: Record<string, unknown>;
}

/** Gives a customer another total limit; below what is used nothing is left, and nothing is taken back. */
export function changeTotalLimit(
  platform: Platform,
  ports: CreditPorts,
  act: LimitAct,
  ask: { totalCents: number; reason: string },
): Promise<Answer> {
  return change(platform, ports, act, (limit, at) => {
    const { borrowerId } = act;
    const figures = { fromCents: limit.totalCents, toCents: ask.totalCents };
    const { operatorId } = act.actor;
    return {
      after: { ...limit, totalCents: ask.totalCents },
      fragments: changeTotalFragments({
        borrowerId,
        version: limit.version,
        ...figures,
        reason: ask.reason,
        operatorId,
        at,
      }),
      action: 'limit.changed',
      detail: figures,
    };
  });
}

/** Blocks a customer's limit by hand, to a day or until it is lifted, or lifts that block. */
export function changeLimitBlock(
  platform: Platform,
  ports: CreditPorts,
  act: LimitAct,
  ask: { isBlocked: boolean; reason: string; until: CivilDate | null },
): Promise<Answer> {
  return change(platform, ports, act, (limit, at, isRecorded) => {
    const on = dayIn(act.actor.zone, at);
    const key = { borrowerId: act.borrowerId, version: limit.version, isRecorded };
    return {
      after: { ...limit, isBlocked: ask.isBlocked, blockedUntil: ask.isBlocked ? ask.until : null },
      fragments: changeBlockFragments({ ...key, ...ask, on }),
      action: ask.isBlocked ? 'limit.blocked' : 'limit.unblocked',
      detail: { until: ask.until },
    };
  });
}

function change(
  platform: Platform,
  ports: CreditPorts,
  { actor, claim, borrowerId }: LimitAct,
  decide: (limit: LimitFact, at: Date, isRecorded: boolean) => Change,
): Promise<Answer> {
  return once(platform.db, claim, () =>
    onBorrower(
      platform.db,
      async () => borrowerId,
      async (db) => {
        const at = platform.clock.now();
        const today = dayIn(actor.zone, at);
        const { limit, arrears, isRecorded } = await readFacts(db, ports, actor, borrowerId, at, today);
        const { after, fragments, action, detail } = decide(limit, at, isRecorded);
        const answer = limitView({ borrowerId, retailerId: actor.retailerId }, after, arrears, today);
        await guardedWrite(db, [
          ...fragments,
          auditFragment({ actor, at, storeId: actor.storeId, action, subject: borrowerId, detail }),
          claimFragment(claim, answer, at),
        ]);
        return answer;
      },
    ),
  );
}

async function readFacts(
  db: Db | Tx,
  ports: CreditPorts,
  actor: Actor,
  borrowerId: string,
  at: Date,
  today: CivilDate,
): Promise<Facts & { limit: LimitFact }> {
  const facts = await sql<Facts>`
    select ${grantFact(actor, borrowerId, at)} as grant, ${limitFact(borrowerId)} as "limit",
      ${arrearsFact(ports, borrowerId, today)} as arrears,
      exists (select 1 from credit_limit_blocks b where b.borrower_id = ${borrowerId}::uuid
        and b.reason = 'MANUALLY_BLOCKED' and b.unblocked_on is null) as "isRecorded"`.execute(db);
  const [row] = facts.rows;
  if (!row?.grant) refuse('BORROWER_NOT_FOUND');
  if (!row.limit) refuse('LIMIT_NOT_FOUND');
  return { ...row, limit: row.limit };
}
