import type { Db, Tx } from '../../kernel/db/database.ts';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { literal, rowOf, rowsOf, select } from '../../kernel/db/select.ts';
import { sql } from '../../kernel/db/sql.ts';
import { insertOne } from '../../kernel/db/write.ts';
import { decidedRows, noCents, noInstant, noText, type WaitingKind, waitingRows } from '../../kernel/waiting/items.ts';
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

/** Requests that wait, and who decided on some, for the desk. */
export const waitingCare: Pick<WaitingKind, 'waiting' | 'decided'> = {
  waiting(retailerId) {
    const columns = { ...r, cause: noText, kind: literal('CUSTOMER_CARE'), ownerId: r.borrowerId, who: r.borrowerName };
    return waitingRows(
      { ...columns, dueAt: noInstant, place: noText, valueCents: noCents },
      sql`from ${careRequests.sql} r where r.status = 'WAITING' and ${isForAnalystOf(retailerId)}`,
    );
  },
  decided: (retailerId, since) =>
    decidedRows(
      { id: r.decidedBy, name: r.decidedByName },
      sql`from ${careRequests.sql} r where r.decided_by is not null and r.decided_at >= ${since}::timestamptz
        and ${isForAnalystOf(retailerId)}`,
    ),
};

/** A unique index lets one of a kind wait for a customer. */
export const newRequestFragment = (row: CareRequestRow): Fragment => part('care_request', insertOne(careRequests, row));

type CareDecided = Pick<
  CareRequestRow,
  'status' | 'decidedByName' | 'decisionReason' | 'photosUntil' | 'photosErasedAt'
> & { decidedBy: string; decidedAt: Date };

const waiting = ({ borrowerId, id }: CareKey) =>
  sql`borrower_id = ${borrowerId}::uuid and id = ${id}::uuid and status = 'WAITING'`;
const isFreeFor = (operatorId: string, now: Date) =>
  sql`(claimed_by is null or claimed_by = ${operatorId}::uuid or claimed_until <= ${now}::timestamptz)`;

/** An analyst takes a request, or keeps it longer; misses, as 'care_claim', while somebody else has it. */
export const takeFragment = (
  key: CareKey,
  { operatorId, name, until }: { operatorId: string; name: string; until: Date },
  now: Date,
): Fragment =>
  part(
    'care_claim',
    sql`update ${careRequests.sql} set claimed_by = ${operatorId}::uuid, claimed_by_name = ${name}::text,
        claimed_until = ${until}::timestamptz
      where ${waiting(key)} and ${isFreeFor(operatorId, now)}`,
  );

/** Gives a request back; misses, as 'care_claim', when it is not theirs any more. */
export const releaseFragment = (key: CareKey, operatorId: string, now: Date): Fragment =>
  part(
    'care_claim',
    sql`update ${careRequests.sql} set claimed_by = null, claimed_by_name = null, claimed_until = null
      where ${waiting(key)} and claimed_by = ${operatorId}::uuid and claimed_until > ${now}::timestamptz`,
  );

/** WAITING -> decided; misses, as 'care_decided', when somebody else was first or has it. */
export const decidedFragment = (key: CareKey, of: CareDecided): Fragment =>
  part(
    'care_decided',
    sql`update ${careRequests.sql} set status = ${of.status}::text, decided_by = ${of.decidedBy}::uuid,
        decided_by_name = ${of.decidedByName}::text, decided_at = ${of.decidedAt}::timestamptz,
        decision_reason = ${of.decisionReason}::text, photos_until = ${of.photosUntil}::date,
        photos_erased_at = ${of.photosErasedAt}::timestamptz
      where ${waiting(key)} and ${isFreeFor(of.decidedBy, of.decidedAt)}`,
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
