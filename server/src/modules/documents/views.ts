import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Db } from '../../kernel/db/database.ts';
import type { ReceiptDocument } from './receipts.ts';
import type { DocumentsTables } from './tables.ts';

/** Receipts of a retailer by what they tell of, oldest first; another retailer's are not found. */
export async function findReceipts(
  db: Db,
  where: { retailerId: string; kind: ReceiptDocument['kind']; subjectIds: readonly string[] },
): Promise<ReceiptDocument[]> {
  const rows = await db
    .withTables<DocumentsTables>()
    .selectFrom('receipts')
    .select(['kind', 'document'])
    .where('kind', '=', where.kind)
    .where('subject_id', 'in', where.subjectIds)
    .where('retailer_id', '=', where.retailerId)
    .orderBy('issued_at')
    .orderBy('subject_id')
    .execute();
  // Written by `receiptFragment` only, which takes no other shape.
  return rows as ReceiptDocument[];
}

/** A kept receipt with what it tells of, by the code printed on it. */
export async function findReceiptByCode(
  db: Db,
  authenticationCode: string,
): Promise<(ReceiptDocument & { subjectId: string; retailerId: string }) | undefined> {
  const row = await db
    .withTables<DocumentsTables>()
    .selectFrom('receipts')
    .select(['kind', 'document', 'subject_id as subjectId', 'retailer_id as retailerId'])
    .where(sql`document ->> 'authenticationCode'`, '=', authenticationCode)
    .limit(1)
    .executeTakeFirst();
  // Written by `receiptFragment` only, which takes no other shape.
  return row as (ReceiptDocument & { subjectId: string; retailerId: string }) | undefined;
}

/** Scalar subquery for a module's own read of facts: what a receipt says, null when there is none. */
export function receiptFact<Kind extends ReceiptDocument['kind']>(
  kind: Kind,
  subject: string | Expression<unknown>,
): RawBuilder<Extract<ReceiptDocument, { kind: Kind }>['document'] | null> {
  return sql`(
    select receipt_f.document from receipts receipt_f
    where receipt_f.subject_id = ${subject}::uuid and receipt_f.kind = ${kind}::text)`;
}
