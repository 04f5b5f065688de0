import { cents } from '@balcao/credit-math';
import { sql } from '../../../kernel/db/sql.ts';
import { act } from '../../../kernel/act/act.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import type { Actor } from '../../../kernel/auth/actor.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { journalFragments } from '../../books/index.ts';
import { landingFragments } from '../../cash/index.ts';
import { borrowerLock, limitFact, moveLimitFragment } from '../../credit/index.ts';
import { type ReceiptAnswer, receiptAnswer } from '../answers.ts';
import { receiptFact, receiptSource } from '../facts.ts';
import { refundPostings } from '../rules/pix-postings.ts';
import { refundFragment } from '../store.ts';

/**
 * Notes that the store of a charge handed the credit which a Pix left back to the customer in cash: once.
 * @throws Refusal PIX_RECEIPT_NOT_FOUND, PIX_WITHOUT_CREDIT, PIX_ALREADY_REFUNDED
 */
export function refundCredit(
  platform: Platform,
  by: Keyed,
  { receiptId, reason }: { receiptId: string; reason: string },
): Promise<ReceiptAnswer> {
  const { actor } = by;
  return act(platform, {
    principal: by,
    lock: borrowerLock(async () => (await readFacts(platform.db, actor, receiptId)).receipt.borrowerId),
    read: (db) => readFacts(db, actor, receiptId),
    decide({ receipt, limit }, { now: at, today: on }) {
      if (receipt.unappliedCents === 0) refuse('PIX_WITHOUT_CREDIT');
      if (receipt.refundedAt !== null) refuse('PIX_ALREADY_REFUNDED');
      const { borrowerId, retailerId, storeId, unappliedCents: valueCents } = receipt;
      const place = { borrowerId, retailerId, storeId };
      const refund = { ...place, receiptId, id: newId(), operatorId: actor.operatorId, valueCents, reason };
      const postings = refundPostings(valueCents);
      const till = { retailerId, storeId, operatorId: actor.operatorId, at, on };
      const back = { kind: 'PIX_REFUND' as const, subjectId: receiptId, amountCents: cents(0 - valueCents) };
      return {
        answer: receiptAnswer({ ...receipt, refundedAt: at.toISOString() }),
        writes: [
          moveLimitFragment({ borrowerId, cents: cents(0), version: limit.version }),
          refundFragment({ ...refund, refundedAt: at }),
          ...journalFragments({ ...place, subjectId: receiptId, event: 'PIX_REFUND', at, on, postings }),
          ...landingFragments(till, [back]),
        ],
        audit: { action: 'pix.refunded', subject: receiptId, storeId, detail: { valueCents } },
      };
    },
  });
}

async function readFacts(db: Db | Tx, { retailerId }: Actor, receiptId: string) {
  const shape = { receipt: receiptFact, limit: limitFact(sql.ref('r.borrower_id')) };
  const own = sql`r.id = ${receiptId}::uuid and r.retailer_id = ${retailerId}::uuid`;
  const found = await rowOf(db, select(shape, sql`from ${receiptSource} where ${own}`));
  if (!found?.receipt || !found.limit) refuse('PIX_RECEIPT_NOT_FOUND');
  return { receipt: found.receipt, limit: found.limit };
}
