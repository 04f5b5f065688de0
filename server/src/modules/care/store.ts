import type { Db, Tx } from '../../kernel/db/database.ts';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { rowOf, rowsOf, select } from '../../kernel/db/select.ts';
import { sql } from '../../kernel/db/sql.ts';
import { insertOne } from '../../kernel/db/write.ts';
import { isProviderFact } from '../retailers/index.ts';
import { type CareRequestRow, careRequests } from './tables.ts';

export interface CareKey {
  borrowerId: string;
  id: string;
}

const r = careRequests.row('r');

/** Requests of a customer, the newest first. */
export const requestsOf = (db: Db | Tx, borrowerId: string): Promise<CareRequestRow[]> =>
  rowsOf(
    db,
    select(r, sql`from ${careRequests.sql} r where r.borrower_id = ${borrowerId}::uuid order by r.asked_at desc, r.id`),
  );

const isForAnalystOf = (retailerId: string) =>
  sql`(r.retailer_id = ${retailerId}::uuid or ${isProviderFact(retailerId)})`;

/** A request that an analyst of a retailer may look at; undefined for any other. */
export const findRequest = (db: Db | Tx, retailerId: string, key: CareKey): Promise<CareRequestRow | undefined> =>
  rowOf(
    db,
    select(
      r,
      sql`from ${careRequests.sql} r where r.borrower_id = ${key.borrowerId}::uuid and r.id = ${key.id}::uuid
        and ${isForAnalystOf(retailerId)}`,
    ),
  );

const MOST_LISTED = 100;

export const waitingRequests = (db: Db | Tx, retailerId: string): Promise<CareRequestRow[]> =>
  rowsOf(
    db,
    select(
      r,
      sql`from ${careRequests.sql} r where r.status = 'WAITING' and ${isForAnalystOf(retailerId)}
        order by r.asked_at, r.id limit ${sql.lit(MOST_LISTED)}`,
    ),
  );

/** A unique index lets one of a kind wait for a customer. */
export const newRequestFragment = (row: CareRequestRow): Fragment => part('care_request', insertOne(careRequests, row));

export type CareDecided = Pick<
  CareRequestRow,
  'status' | 'decidedBy' | 'decidedByName' | 'decidedAt' | 'decisionReason' | 'photosUntil' | 'photosErasedAt'
>;

/** WAITING -> decided; misses, as 'care_decided', when somebody else was first. */
export const decidedFragment = ({ borrowerId, id }: CareKey, of: CareDecided): Fragment =>
  part(
    'care_decided',
    sql`update ${careRequests.sql} set status = ${of.status}::text, decided_by = ${of.decidedBy}::uuid,
        decided_by_name = ${of.decidedByName}::text, decided_at = ${of.decidedAt}::timestamptz,
        decision_reason = ${of.decisionReason}::text, photos_until = ${of.photosUntil}::date,
        photos_erased_at = ${of.photosErasedAt}::timestamptz
      where borrower_id = ${borrowerId}::uuid and id = ${id}::uuid and status = 'WAITING'`,
  );

/** Requests whose photographs the law keeps no more on a day, the oldest first. */
export const photosOver = (db: Db | Tx, day: string, limit: number): Promise<CareKey[]> =>
  rowsOf(
    db,
    select(
      { borrowerId: r.borrowerId, id: r.id },
      sql`from ${careRequests.sql} r where r.photos_until < ${day}::date and r.photos_erased_at is null
        order by r.photos_until limit ${sql.lit(limit)} for update skip locked`,
    ),
  );

/** Misses, as 'photos_erased', where they went before. */
export const photosErasedFragment = ({ borrowerId, id }: CareKey, now: Date): Fragment =>
  part(
    'photos_erased',
    sql`update ${careRequests.sql} set photos_erased_at = ${now}::timestamptz
      where borrower_id = ${borrowerId}::uuid and id = ${id}::uuid and photos_erased_at is null`,
  );
