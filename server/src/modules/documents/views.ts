import { sql, type Template } from '../../kernel/db/sql.ts';
import type { Db } from '../../kernel/db/database.ts';
import { narrowed, rowOf, rowsOf, scalar, select } from '../../kernel/db/select.ts';
import { pick } from '../../kernel/db/table.ts';
import type { ReceiptDocument } from './receipts.ts';
import { receipts } from './tables.ts';

const r = receipts.row('r');

/** Receipts of a retailer by what they tell of, oldest first; another retailer's are not found. */
export async function findReceipts(
  db: Db,
  where: { retailerId: string; kind: ReceiptDocument['kind']; subjectIds: readonly string[] },
): Promise<ReceiptDocument[]> {
  const { retailerId, kind, subjectIds } = where;
  const from = sql`from ${receipts.sql} r
    where r.subject_id in (select jsonb_array_elements_text(${JSON.stringify(subjectIds)}::jsonb)::uuid)
      and r.kind = ${kind}::text and r.retailer_id = ${retailerId}::uuid
    order by r.issued_at, r.subject_id`;
  const rows = await rowsOf(db, select(pick(r, 'kind', 'document'), from));
  // Written by `receiptFragment` only, which takes no other shape.
  return rows as ReceiptDocument[];
}

/** Every receipt of a customer, at one retailer when it is named, issued from one instant to before another, oldest first. */
export async function borrowerReceipts(
  db: Db,
  of: { retailerId?: string; borrowerId: string; from: Date; before: Date },
): Promise<ReceiptDocument[]> {
  const ofRetailer = of.retailerId === undefined ? sql`` : sql`and r.retailer_id = ${of.retailerId}::uuid`;
  const from = sql`from ${receipts.sql} r
    where r.borrower_id = ${of.borrowerId}::uuid ${ofRetailer}
      and r.issued_at >= ${of.from}::timestamptz and r.issued_at < ${of.before}::timestamptz
    order by r.issued_at, r.subject_id`;
  const rows = await rowsOf(db, select(pick(r, 'kind', 'document'), from));
  // Written by `receiptFragment` only, which takes no other shape.
  return rows as ReceiptDocument[];
}

/** What links to receipts may show: what a customer bought or paid. */
export type LinkedKind = 'ORIGINATION' | 'PAYMENT';

export interface KeptRef {
  retailerId: string;
  kind: LinkedKind;
  subjectIds: readonly string[];
}

/** A kept receipt with whose it is and what it tells of. */
export type KeptReceipt = Extract<ReceiptDocument, { kind: LinkedKind }> & {
  subjectId: string;
  retailerId: string;
  borrowerId: string;
};

/** Receipts of a retailer's purchases or payments, oldest first; another retailer's are not found. */
export async function findKeptReceipts(db: Db, { retailerId, kind, subjectIds }: KeptRef): Promise<KeptReceipt[]> {
  const from = sql`from ${receipts.sql} r
    where r.subject_id in (select jsonb_array_elements_text(${JSON.stringify(subjectIds)}::jsonb)::uuid)
      and r.kind = ${kind}::text and r.retailer_id = ${retailerId}::uuid
    order by r.issued_at, r.subject_id`;
  const rows = await rowsOf(db, select(pick(r, 'kind', 'document', 'subjectId', 'retailerId', 'borrowerId'), from));
  // Written by `receiptFragment` only, which takes no other shape.
  return rows as KeptReceipt[];
}

/** The receipts of all purchases of a customer, the newest first. */
export async function purchaseReceipts(
  db: Db,
  borrowerId: string,
): Promise<Extract<KeptReceipt, { kind: 'ORIGINATION' }>[]> {
  const from = sql`from ${receipts.sql} r where r.borrower_id = ${borrowerId}::uuid and r.kind = 'ORIGINATION'
    order by r.issued_at desc, r.subject_id`;
  const rows = await rowsOf(db, select(pick(r, 'kind', 'document', 'subjectId', 'retailerId', 'borrowerId'), from));
  // Written by `receiptFragment` only, which takes no other shape.
  return rows as Extract<KeptReceipt, { kind: 'ORIGINATION' }>[];
}

/** A kept receipt with what it tells of, by the code printed on it. */
export async function findReceiptByCode(
  db: Db,
  authenticationCode: string,
): Promise<(ReceiptDocument & { subjectId: string; retailerId: string; borrowerId: string }) | undefined> {
  const from = sql`from ${receipts.sql} r
    where r.document ->> 'authenticationCode' = ${authenticationCode}::text limit 1`;
  const row = await rowOf(db, select(pick(r, 'kind', 'document', 'subjectId', 'retailerId', 'borrowerId'), from));
  // Written by `receiptFragment` only, which takes no other shape.
  return row as (ReceiptDocument & { subjectId: string; retailerId: string; borrowerId: string }) | undefined;
}

/** What each kind of receipt says. */
type DocumentOf = { [R in ReceiptDocument as R['kind']]: R['document'] };

/** Scalar subquery for a module's own read of facts: what a receipt says, null when there is none. */
export function receiptFact<Kind extends ReceiptDocument['kind']>(
  kind: Kind,
  subject: string | Template,
): Template<DocumentOf[Kind] | null> {
  return scalar(
    narrowed<ReceiptDocument['document'], DocumentOf[Kind]>(receipts.fact('receipt_f').document),
    sql`from ${receipts.sql} receipt_f
      where receipt_f.subject_id = ${subject}::uuid and receipt_f.kind = ${kind}::text`,
  );
}

/** Whose a purchase of a retailer is, by its receipt; null when there is none. */
export async function ownerOfReceipt(
  db: Db,
  { retailerId, contractId }: { retailerId: string; contractId: string },
): Promise<string | null> {
  const from = sql`from ${receipts.sql} r where r.subject_id = ${contractId}::uuid and r.kind = 'ORIGINATION'
    and r.retailer_id = ${retailerId}::uuid`;
  return (await rowOf(db, select(pick(r, 'borrowerId'), from)))?.borrowerId ?? null;
}
