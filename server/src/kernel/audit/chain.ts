import { sql } from '../db/sql.ts';
import type { Db, Tx } from '../db/database.ts';
import { rowOf, rowsOf, select } from '../db/select.ts';
import { pick, type RowOf } from '../db/table.ts';
import { auditEntries, auditHeads } from '../db/tables.ts';
import { withTransaction } from '../db/transaction.ts';
import { recordset } from '../db/write.ts';
import { sha256 } from '../secrets.ts';

const GENESIS = '0'.repeat(64);
const BATCH = 500;

const e = auditEntries.row('e');
const h = auditHeads.row('h');
const said = pick(e, 'id', 'at', 'operatorId', 'principal', 'borrowerId', 'storeId', 'action', 'subject', 'detail');

type Sealable = Pick<RowOf<typeof auditEntries>, keyof typeof said>;

/**
 * Hash of one entry, over everything it says and the hash before it. Entries from before there were three kinds of
 * principal name none, and keep the hash they had.
 */
function entryHash(previous: string, position: number, entry: Sealable): string {
  const facts = [
    entry.id,
    entry.at.toISOString(),
    entry.operatorId,
    entry.storeId,
    entry.action,
    entry.subject,
    canonical(entry.detail),
    ...(entry.principal === null ? [] : [entry.principal, entry.borrowerId]),
  ];
  return sha256(JSON.stringify([previous, position, ...facts]));
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
  const from = sql`from ${auditEntries.sql} e where e.hash is null group by e.retailer_id`;
  const waiting = await rowsOf(db, select(pick(e, 'retailerId'), from));
  let sealed = 0;
  for (const { retailerId } of waiting) sealed += await withTransaction(db, (tx) => sealRetailer(tx, retailerId));
  return sealed;
}

async function sealRetailer(tx: Tx, retailerId: string): Promise<number> {
  let { position, hash } = await lockHead(tx, retailerId);
  const unsealed = sql`from ${auditEntries.sql} e where e.retailer_id = ${retailerId}::uuid and e.hash is null
    order by e.id limit ${sql.lit(BATCH)}`;
  const entries = await rowsOf(tx, select(said, unsealed));
  const links = entries.map((entry) => {
    const previousHash = hash;
    position += 1;
    hash = entryHash(previousHash, position, entry);
    return { id: entry.id, position, previousHash, hash };
  });
  const sealed = recordset(auditEntries, links, ['id', 'position', 'previousHash', 'hash'], 'l');
  await sql`
    update ${auditEntries.sql} e set position = l.position, previous_hash = l."previousHash", hash = l.hash
    from ${sealed} where e.retailer_id = ${retailerId}::uuid and e.id = l.id and e.hash is null`.execute(tx);
  await sql`
    update ${auditHeads.sql} set position = ${position}::bigint, hash = ${hash}::text
    where retailer_id = ${retailerId}::uuid`.execute(tx);
  return entries.length;
}

/** The head of a retailer's chain, held to the end of the transaction; made when it is the first. */
async function lockHead(tx: Tx, retailerId: string): Promise<{ position: number; hash: string }> {
  await sql`
    insert into ${auditHeads.sql} (retailer_id, position, hash) values (${retailerId}::uuid, 0, ${GENESIS})
    on conflict do nothing`.execute(tx);
  const from = sql`from ${auditHeads.sql} h where h.retailer_id = ${retailerId}::uuid for update`;
  const head = await rowOf(tx, select(pick(h, 'position', 'hash'), from));
  if (!head) throw new Error(`retailer ${retailerId} has no chain`);
  return head;
}

/** Every retailer with a chain. Of the heads too: they remember those whose every entry is gone. */
export async function chainedRetailers(db: Db): Promise<string[]> {
  const all = sql`select retailer_id from ${auditEntries.sql} union select retailer_id from ${auditHeads.sql}`;
  const found = await rowsOf(db, select(pick(e, 'retailerId'), sql`from (${all}) e`));
  return found.map(({ retailerId }) => retailerId);
}

/** How far a chain was found unbroken: the newest link that fits, from the first on. */
export interface CheckedLink {
  position: number;
  hash: string;
}

export const CHAIN_START: CheckedLink = { position: 0, hash: GENESIS };

export interface ChainPart extends CheckedLink {
  /** First link that does not fit the one before it. */
  brokenAt: number | null;
  /** Nothing is left to be checked. */
  isEnd: boolean;
}

/**
 * Invariant I15: recomputes a retailer's chain. Returns the position of the first broken link, or null. One snapshot,
 * so that entries sealed meanwhile are no mismatch.
 */
export async function firstBrokenLink(db: Db, retailerId: string): Promise<number | null> {
  const { brokenAt } = await checkPart(db, retailerId, CHAIN_START, Infinity);
  return brokenAt;
}

/** Recomputes a part of a chain, of about `most` links, in one snapshot. */
export function checkPart(db: Db, retailerId: string, from: CheckedLink, most: number): Promise<ChainPart> {
  return db.transaction((tx) => walk(tx, retailerId, from, most), 'repeatable read');
}

async function walk(db: Tx, retailerId: string, from: CheckedLink, most: number): Promise<ChainPart> {
  let { position, hash } = from;
  while (position - from.position < most) {
    const links = sql`from ${auditEntries.sql} e where e.retailer_id = ${retailerId}::uuid
      and e.position > ${position}::bigint and e.position <= ${position + BATCH}::bigint order by e.position`;
    const entries = await rowsOf(db, select({ ...said, ...pick(e, 'position', 'previousHash', 'hash') }, links));
    for (const entry of entries) {
      const next = position + 1;
      const isFit = entry.position === next && entry.previousHash === hash;
      if (!isFit || entry.hash !== entryHash(hash, next, entry)) return { position, hash, brokenAt: next, isEnd: true };
      position = next;
      hash = entry.hash;
    }
    if (entries.length < BATCH)
      return { position, hash, brokenAt: await headMismatch(db, retailerId, position, hash), isEnd: true };
  }
  return { position, hash, brokenAt: null, isEnd: false };
}

/** The head remembers the newest link, so that cutting the end off is seen too. */
async function headMismatch(db: Tx, retailerId: string, last: number, hash: string): Promise<number | null> {
  const from = sql`from ${auditHeads.sql} h where h.retailer_id = ${retailerId}::uuid`;
  const head = await rowOf(db, select(pick(h, 'position', 'hash'), from));
  const expected = head ?? { position: 0, hash: GENESIS };
  return expected.position === last && expected.hash === hash ? null : last + 1;
}

/** How many entries a retailer's chain holds. */
export async function chainLength(db: Db | Tx, retailerId: string): Promise<number> {
  const from = sql`from ${auditHeads.sql} h where h.retailer_id = ${retailerId}::uuid`;
  return (await rowOf(db, select(pick(h, 'position'), from)))?.position ?? 0;
}
