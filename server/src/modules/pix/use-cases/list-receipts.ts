import { sql } from 'kysely';
import type { Actor } from '../../../kernel/auth/actor.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { requireGrant } from '../../borrowers/index.ts';
import { type ReceiptAnswer, receiptAnswer } from '../answers.ts';
import { receiptJson, receiptSource } from '../facts.ts';
import type { PixReceiptRow } from '../tables.ts';

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
  const found = await sql<{ receipt: PixReceiptRow }>`
    select ${receiptJson} as receipt from ${receiptSource} where r.borrower_id = ${borrowerId}::uuid
    order by r.received_at desc, r.id desc limit ${sql.lit(NEWEST)}`.execute(db);
  return found.rows.map(({ receipt }) => receiptAnswer(receipt));
}
