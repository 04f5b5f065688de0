import type { CivilDate, Handled } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { sql } from '../../../kernel/db/sql.ts';
import { act } from '../../../kernel/act/act.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import type { AuditNote } from '../../../kernel/audit/audit.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import type { Fragment } from '../../../kernel/db/guarded-write.ts';
import { countOf, minOf, rowOf, scalar, select } from '../../../kernel/db/select.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { borrowerLock, limitFact, type LimitFact, moveLimitFragment } from '../../credit/index.ts';
import { borrowerOfAgreement, renegotiationFact } from '../facts.ts';
import { brokenAgreementFragments } from '../store.ts';
import { type RenegotiationFact, renegotiationPayments, renegotiations } from '../tables.ts';

type Answer = Handled<'POST /coordinator/renegotiations/{id}/break'>['answer'];

export interface BreakFacts {
  agreement: RenegotiationFact;
  limit: LimitFact;
  duePayments: number;
  openInstallments: number;
  /** Due date of the oldest payment that is not paid. */
  oldestDueOn: CivilDate | null;
}

/** An agreement as it stands, for who breaks it; undefined for an unknown id. */
export async function readAgreement(db: Db | Tx, renegotiationId: string): Promise<BreakFacts | undefined> {
  const due = sql`from ${renegotiationPayments.sql} d
    where d.borrower_id = r.borrower_id and d.renegotiation_id = r.id and d.status = 'DUE'`;
  const shape = {
    agreement: renegotiationFact,
    limit: limitFact(sql.ref('r.borrower_id')),
    duePayments: countOf(due),
    oldestDueOn: scalar(minOf(renegotiationPayments.fact('d').dueOn), due),
    openInstallments: countOf(sql`from installments i
      where i.borrower_id = r.borrower_id and i.renegotiation_id = r.id and i.status = 'OPEN'`),
  };
  const found = await rowOf(db, select(shape, sql`from ${renegotiations.sql} r where r.id = ${renegotiationId}::uuid`));
  if (!found?.agreement || !found.limit) return undefined;
  return { ...found, agreement: found.agreement, limit: found.limit };
}

/** What breaking an agreement writes: no money moves, but what the customer owes is again its installments. */
export function breakWrite(
  { agreement, limit, ...counts }: BreakFacts,
  { because, storeId, reason, at }: { because: 'LATE' | 'BY_HAND'; storeId: string | null; reason: string; at: Date },
): { writes: Fragment[]; audit: AuditNote } {
  const { borrowerId, id, retailerId } = agreement;
  return {
    writes: [
      moveLimitFragment({ borrowerId, cents: cents(0), version: limit.version }),
      ...brokenAgreementFragments({ borrowerId, renegotiationId: id, reason, at, ...counts }),
    ],
    audit: {
      action: 'renegotiation.broken',
      subject: id,
      customerId: borrowerId,
      retailerId,
      storeId,
      detail: { because, canceledPayments: counts.duePayments },
    },
  };
}

/**
 * Breaks an agreement by hand: its installments come back less what was paid of them, and charges go on.
 * @throws Refusal RENEGOTIATION_NOT_FOUND for an unknown id or another retailer's, RENEGOTIATION_NOT_ACTIVE when it was
 * never accepted or has ended.
 */
export function breakAgreement(
  platform: Platform,
  by: Keyed,
  { renegotiationId, reason }: { renegotiationId: string; reason: string },
): Promise<Answer> {
  const { retailerId, storeId } = by.actor;
  return act(platform, {
    principal: by,
    lock: borrowerLock(() => borrowerOfAgreement(platform.db, renegotiationId)),
    read: (db) => readAgreement(db, renegotiationId),
    decide(facts, { now }) {
      if (facts?.agreement.retailerId !== retailerId) refuse('RENEGOTIATION_NOT_FOUND');
      if (facts.agreement.status !== 'ACTIVE') refuse('RENEGOTIATION_NOT_ACTIVE');
      const { id, number } = facts.agreement;
      return {
        answer: { id, number, status: 'BROKEN', canceledPayments: facts.duePayments },
        ...breakWrite(facts, { because: 'BY_HAND', storeId, reason, at: now }),
      };
    },
  });
}
