import { type Kysely, sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import type { KernelTables } from '../db/tables.ts';
import { withTransaction } from '../db/transaction.ts';
import { sha256 } from '../secrets.ts';

const GENESIS = '0'.repeat(64);
const BATCH = 500;

interface Sealable {
  id: string;
  at: Date;
  operator_id: string | null;
  principal: string | null;
  borrower_id: string | null;
  store_id: string | null;
  action: string;
  subject: string;
  detail: unknown;
}

/**
 * Hash of one entry, over everything it says and the hash before it. Entries from before there were three kinds of
 * principal name none, and keep the hash they had.
 */
function entryHash(previous: string, position: number, entry: Sealable): string {
  const said = [
    entry.id,
    entry.at.toISOString(),
    entry.operator_id,
    entry.store_id,
    entry.action,
    entry.subject,
    canonical(entry.detail),
    ...(entry.principal === null ? [] : [entry.principal, entry.borrower_id]),
  ];
  return sha256(JSON.stringify([previous, position, ...said]));
}

/** Keys sorted at every depth, still an object: a list of pairs says something else. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const sorted = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { object: sorted.map(([key, inner]) => [key, canonical(inner)]) };
}

/**
 * Seals waiting audit entries into each retailer's chain and returns how many. Sealing apart from writing keeps
 * sales of one retailer from queueing on one chain head (ADR 0004).
 */
export async function sealAudit(db: Db): Promise<number> {
  const waiting = await db
    .selectFrom('audit_entries')
    .select('retailer_id')
    .distinct()
    .where('hash', 'is', null)
    .execute();
  let sealed = 0;
  for (const { retailer_id } of waiting) sealed += await withTransaction(db, (tx) => sealRetailer(tx, retailer_id));
  return sealed;
}

async function sealRetailer(tx: Kysely<KernelTables>, retailerId: string): Promise<number> {
  await sql`insert into audit_heads (retailer_id, position, hash) values (${retailerId}::uuid, 0, ${GENESIS}) on conflict do nothing`.execute(
    tx,
  );
  const head = await tx
    .selectFrom('audit_heads')
    .selectAll()
    .where('retailer_id', '=', retailerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const entries = await tx
    .selectFrom('audit_entries')
    .select(['id', 'at', 'operator_id', 'principal', 'borrower_id', 'store_id', 'action', 'subject', 'detail'])
    .where('retailer_id', '=', retailerId)
    .where('hash', 'is', null)
    .orderBy('id')
    .limit(BATCH)
    .execute();
  let { position, hash } = head;
  const links = entries.map((entry) => {
    const previous = hash;
    position += 1;
    hash = entryHash(previous, position, entry);
    return { id: entry.id, position, previous_hash: previous, hash };
  });
  await sql`
    update audit_entries e set position = l.position, previous_hash = l.previous_hash, hash = l.hash
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as l(id uuid, position bigint, previous_hash text, hash text)
    where e.retailer_id = ${retailerId}::uuid and e.id = l.id and e.hash is null`.execute(tx);
  await tx.updateTable('audit_heads').set({ position, hash }).where('retailer_id', '=', retailerId).execute();
  return entries.length;
}

/**
 * Invariant I15: recomputes a retailer's chain. Returns the position of the first broken link, or null. One snapshot,
 * so that entries sealed meanwhile are no mismatch.
 */
export function firstBrokenLink(db: Db, retailerId: string): Promise<number | null> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((tx) => walk(tx, retailerId));
}

async function walk(db: Tx, retailerId: string): Promise<number | null> {
  let previous = GENESIS;
  for (let from = 0; ; from += BATCH) {
    const entries = await db
      .selectFrom('audit_entries')
      .selectAll()
      .where('retailer_id', '=', retailerId)
      .where('position', '>', from)
      .where('position', '<=', from + BATCH)
      .orderBy('position')
      .execute();
    for (const [index, entry] of entries.entries()) {
      const position = from + index + 1;
      if (entry.position !== position || entry.previous_hash !== previous) return position;
      if (entry.hash !== entryHash(previous, position, entry)) return position;
      previous = entry.hash;
    }
    if (entries.length < BATCH) return headMismatch(db, retailerId, from + entries.length, previous);
  }
}

/** The head remembers the newest link, so that cutting the end off is seen too. */
async function headMismatch(db: Tx, retailerId: string, last: number, hash: string): Promise<number | null> {
  const head = await db.selectFrom('audit_heads').selectAll().where('retailer_id', '=', retailerId).executeTakeFirst();
  const expected = head ?? { position: 0, hash: GENESIS };
  return expected.position === last && expected.hash === hash ? null : last + 1;
}
