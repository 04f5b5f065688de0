import { sql } from 'kysely';
import { cents } from '@balcao/credit-math';
import { auditFragment } from '../../../kernel/audit/audit.ts';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { dayIn } from '../../../kernel/clock.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { guardedWrite } from '../../../kernel/db/guarded-write.ts';
import { type Claim, claimFragment, once } from '../../../kernel/idempotency/once.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { journalFragments } from '../../books/index.ts';
import { limitFact, type LimitFact, moveLimitFragment, onBorrower } from '../../credit/index.ts';
import { type ReceiptAnswer, receiptAnswer } from '../answers.ts';
import { receiptJson, receiptSource } from '../facts.ts';
import { refundPostings } from '../rules/pix-postings.ts';
import { refundFragment } from '../store.ts';
import type { PixReceiptRow } from '../tables.ts';

interface Facts {
  receipt: PixReceiptRow;
  limit: LimitFact;
}

/**
 * Notes that the store of a charge handed the credit which a Pix left back to the customer in cash: once.
 * @throws Refusal PIX_RECEIPT_NOT_FOUND, PIX_WITHOUT_CREDIT, PIX_ALREADY_REFUNDED
 */
export function refundCredit(
  platform: Platform,
  actor: Actor,
  claim: Claim,
  ask: { receiptId: string; reason: string },
): Promise<ReceiptAnswer> {
  const borrowerOf = async () => (await readFacts(platform.db, actor, ask.receiptId)).receipt.borrowerId;
  return once(platform.db, claim, () =>
    onBorrower(platform.db, borrowerOf, async (db) => {
      const now = platform.clock.now();
      const { receipt, limit } = await readFacts(db, actor, ask.receiptId);
      if (receipt.unappliedCents === 0) refuse('PIX_WITHOUT_CREDIT');
      if (receipt.refundedAt !== null) refuse('PIX_ALREADY_REFUNDED');
      const { borrowerId, retailerId, storeId, id: subjectId, unappliedCents } = receipt;
      const answer = receiptAnswer({ ...receipt, refundedAt: now.toISOString() });
      await guardedWrite(db, [
        moveLimitFragment({ borrowerId, cents: cents(0), version: limit.version }),
        refundFragment({ receipt, id: newId(), operatorId: actor.operatorId, reason: ask.reason, at: now }),
        ...journalFragments({
          borrowerId,
          retailerId,
          storeId,
          subjectId,
          event: 'PIX_REFUND',
          at: now,
          on: dayIn(actor.zone, now),
          postings: refundPostings(unappliedCents),
        }),
        auditFragment({
          actor,
          at: now,
          storeId,
          action: 'pix.refunded',
          subject: subjectId,
          detail: { valueCents: unappliedCents },
        }),
        claimFragment(claim, answer, now),
      ]);
      return answer;
    }),
  );
}

async function readFacts(db: Db | Tx, actor: Actor, receiptId: string): Promise<Facts> {
  const found = await sql<Facts>`
    select ${receiptJson} as receipt, ${limitFact(sql.ref('r.borrower_id'))} as "limit" from ${receiptSource}
    where r.id = ${receiptId}::uuid and r.retailer_id = ${actor.retailerId}::uuid`.execute(db);
  return found.rows[0] ?? refuse('PIX_RECEIPT_NOT_FOUND');
}
