import type { CivilDate, Handled } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { sql } from 'kysely';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { auditFragment } from '../../../kernel/audit/audit.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { type Fragment, guardedWrite } from '../../../kernel/db/guarded-write.ts';
import { type Claim, claimFragment, once } from '../../../kernel/idempotency/once.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { limitFact, type LimitFact, moveLimitFragment, onBorrower } from '../../credit/index.ts';
import { borrowerOfAgreement, renegotiationJson } from '../facts.ts';
import { brokenAgreementFragments } from '../store.ts';
import type { RenegotiationRow } from '../tables.ts';

type Answer = Handled<'POST /coordinator/renegotiations/{id}/break'>['answer'];

export interface BreakFacts {
  agreement: RenegotiationRow;
  limit: LimitFact;
  duePayments: number;
  openInstallments: number;
  /** Due date of the oldest payment that is not paid. */
  oldestDueOn: CivilDate | null;
}

/** An agreement as it stands, for who breaks it; undefined for an unknown id. */
export async function readAgreement(db: Db | Tx, renegotiationId: string): Promise<BreakFacts | undefined> {
  const due = sql`renegotiation_payments where borrower_id = r.borrower_id and renegotiation_id = r.id and status = 'DUE'`;
  const result = await sql<BreakFacts>`
    select ${renegotiationJson} as agreement, ${limitFact(sql.ref('r.borrower_id'))} as "limit",
      (select count(*) from ${due}) as "duePayments", (select min(due_on) from ${due}) as "oldestDueOn",
      (select count(*) from installments i where i.borrower_id = r.borrower_id and i.renegotiation_id = r.id and i.status = 'OPEN')
        as "openInstallments"
    from renegotiations r where r.id = ${renegotiationId}::uuid`.execute(db);
  return result.rows[0];
}

/** What breaking writes: no money moves, but what the customer owes is again its installments. */
export function breakWrite(
  { agreement, limit, ...counts }: BreakFacts,
  end: { operatorId: string | null; retailerId: string; storeId: string | null; reason: string; at: Date },
): Fragment[] {
  const { borrowerId } = agreement;
  const { reason, at, operatorId, retailerId, storeId } = end;
  return [
    moveLimitFragment({ borrowerId, cents: cents(0), version: limit.version }),
    ...brokenAgreementFragments({ borrowerId, renegotiationId: agreement.id, reason, at, ...counts }),
    auditFragment({
      actor: { operatorId, retailerId },
      at,
      storeId,
      action: 'renegotiation.broken',
      subject: agreement.id,
      detail: { because: operatorId === null ? 'LATE' : 'BY_HAND', canceledPayments: counts.duePayments },
    }),
  ];
}

/**
 * Breaks an agreement by hand: its installments come back less what was paid of them, and charges go on.
 * @throws Refusal RENEGOTIATION_NOT_FOUND for an unknown id or another retailer's, RENEGOTIATION_NOT_ACTIVE when it was
 * never accepted or has ended.
 */
export function breakAgreement(
  platform: Platform,
  actor: Actor,
  claim: Claim,
  ask: { renegotiationId: string; reason: string },
): Promise<Answer> {
  const borrowerOf = async () =>
    (await borrowerOfAgreement(ask.renegotiationId).execute(platform.db)).rows[0]?.id ?? null;
  return once(platform.db, claim, () =>
    onBorrower(platform.db, borrowerOf, async (db) => {
      const at = platform.clock.now();
      const facts = await readAgreement(db, ask.renegotiationId);
      if (facts?.agreement.retailerId !== actor.retailerId) refuse('RENEGOTIATION_NOT_FOUND');
      if (facts.agreement.status !== 'ACTIVE') refuse('RENEGOTIATION_NOT_ACTIVE');
      const { id, number } = facts.agreement;
      const answer = { id, number, status: 'BROKEN' as const, canceledPayments: facts.duePayments };
      const end = { ...actor, reason: ask.reason, at };
      await guardedWrite(db, [...breakWrite(facts, end), claimFragment(claim, answer, at)]);
      return answer;
    }),
  );
}
