import type { AuditAction, Cents, CivilDate, Handled } from '@balcao/contract';
import { sql } from '../../../kernel/db/sql.ts';
import { act, type Moment } from '../../../kernel/act/act.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import type { Actor } from '../../../kernel/auth/actor.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import type { Fragment } from '../../../kernel/db/guarded-write.ts';
import { isTrue, rowOf, select } from '../../../kernel/db/select.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { grantFact } from '../../borrowers/index.ts';
import { arrearsFact, type ArrearsFact, borrowerLock, limitFact, type LimitFact } from '../limit/facts.ts';
import { changeBlockFragments, changeTotalFragments } from '../limit/store.ts';
import type { CreditPorts } from '../ports.ts';
import { creditLimitBlocks } from '../tables.ts';
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

interface Facts {
  limit: LimitFact;
  arrears: ArrearsFact;
  /** Whether the history has an open row of a block by hand. */
  isRecorded: boolean;
}

interface Change {
  /** The limit once it is changed. */
  after: LimitFact;
  writes: Fragment[];
  action: AuditAction;
  detail: Record<string, unknown>;
}

/**
 * Gives a customer another total limit; below what is used nothing is left, and nothing is taken back.
 * @throws Refusal BORROWER_NOT_FOUND, LIMIT_NOT_FOUND.
 */
export function changeTotalLimit(platform: Platform, ports: CreditPorts, by: Keyed, ask: TotalAsk): Promise<Answer> {
  const { borrowerId, totalCents, reason } = ask;
  const { operatorId } = by.actor;
  const changeOf = ({ limit }: Facts, { now }: Moment): Change => {
    const detail = { fromCents: limit.totalCents, toCents: totalCents };
    const { version } = limit;
    return {
      after: { ...limit, totalCents },
      writes: changeTotalFragments({ borrowerId, version, ...detail, reason, operatorId, at: now }),
      action: 'limit.changed',
      detail,
    };
  };
  return changeLimit(platform, ports, by, { borrowerId, changeOf });
}

/**
 * Blocks a customer's limit by hand, to a day or until it is lifted, or lifts that block.
 * @throws Refusal BORROWER_NOT_FOUND, LIMIT_NOT_FOUND.
 */
export function changeLimitBlock(platform: Platform, ports: CreditPorts, by: Keyed, ask: BlockAsk): Promise<Answer> {
  const { borrowerId, isBlocked, until } = ask;
  const changeOf = ({ limit, isRecorded }: Facts, { today }: Moment): Change => ({
    after: { ...limit, isBlocked, blockedUntil: isBlocked ? until : null },
    writes: changeBlockFragments({ ...ask, version: limit.version, isRecorded, on: today }),
    action: isBlocked ? 'limit.blocked' : 'limit.unblocked',
    detail: { until },
  });
  return changeLimit(platform, ports, by, { borrowerId, changeOf });
}

function changeLimit(
  platform: Platform,
  ports: CreditPorts,
  by: Keyed,
  { borrowerId, changeOf }: { borrowerId: string; changeOf: (facts: Facts, moment: Moment) => Change },
): Promise<Answer> {
  const { actor } = by;
  const { retailerId, storeId } = actor;
  return act(platform, {
    principal: by,
    lock: borrowerLock(borrowerId),
    read: (db, moment) => readFacts(db, ports, { actor, borrowerId }, moment),
    decide(facts, moment) {
      const { after, writes, action, detail } = changeOf(facts, moment);
      return {
        answer: limitView({ borrowerId, retailerId }, after, facts.arrears, moment.today),
        writes,
        audit: { action, subject: borrowerId, storeId, detail },
      };
    },
  });
}

async function readFacts(
  db: Db | Tx,
  ports: CreditPorts,
  { actor, borrowerId }: { actor: Actor; borrowerId: string },
  { now, today }: Moment,
): Promise<Facts> {
  const row = await rowOf(
    db,
    select({
      isGranted: grantFact(actor, borrowerId, now),
      limit: limitFact(borrowerId),
      arrears: arrearsFact(ports, borrowerId, today),
      isRecorded: isTrue(sql`exists (
        select 1 from ${creditLimitBlocks.sql} b
        where b.borrower_id = ${borrowerId}::uuid and b.reason = 'MANUALLY_BLOCKED' and b.unblocked_on is null)`),
    }),
  );
  if (!row?.isGranted) refuse('BORROWER_NOT_FOUND');
  if (!row.limit) refuse('LIMIT_NOT_FOUND');
  return { limit: row.limit, arrears: row.arrears, isRecorded: row.isRecorded };
}
