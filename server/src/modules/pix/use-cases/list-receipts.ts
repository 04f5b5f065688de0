import { sql } from '../../../kernel/db/sql.ts';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { requireGrant } from '../../borrowers/index.ts';
import { type ReceiptAnswer, receiptAnswer } from '../answers.ts';
import { receiptsWhere } from '../facts.ts';

const NEWEST = 200;

/**
 * Every Pix received for a customer the operator looked up, at any retailer, newest first.
 * @throws Refusal BORROWER_NOT_FOUND
 */
export async function listReceipts(
  { db, clock }: Platform,
  actor: Actor,
  borrowerId: string,
): Promise<ReceiptAnswer[]> {
  await requireGrant(db, actor, borrowerId, clock.now());
  const newest = sql`r.borrower_id = ${borrowerId}::uuid order by r.received_at desc, r.id desc limit ${sql.lit(NEWEST)}`;
  const found = await rowOf(db, select({ receipts: receiptsWhere(newest) }));
  return found?.receipts.map(receiptAnswer) ?? [];
}
