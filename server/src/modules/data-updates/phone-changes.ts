import { type Handled, maskPhone } from '@balcao/contract';
import { addSeconds } from '../../kernel/clock.ts';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { fact, isTrue, literal, rowOf, select } from '../../kernel/db/select.ts';
import { sql, type Template } from '../../kernel/db/sql.ts';
import { type FactOf, type NewRow, pick, type RowOf } from '../../kernel/db/table.ts';
import { insertOne } from '../../kernel/db/write.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import { decidedRows, noCents, noInstant, noText, type WaitingKind, waitingRows } from '../../kernel/waiting/items.ts';
import { isProviderFact } from '../retailers/index.ts';
import { CLAIM_SECONDS, RECENT_DAYS } from './rules/limits.ts';
import { isClaimed } from './rules/phone-changes.ts';
import { phoneChanges } from './tables.ts';

export type PhoneChangeView = Handled<'PATCH /coordinator/phone-changes/{personId}/{id}'>['answer'];
export type PhoneChangeRow = RowOf<typeof phoneChanges>;
/** What names a request. */
export interface ChangeKey {
  personId: string;
  id: string;
}

const ownColumns = pick(
  phoneChanges.fact('change_f'),
  'id',
  'status',
  'newPhoneSealed',
  'askedAt',
  'decidedAt',
  'decisionReason',
);
export type OwnChange = Pick<FactOf<typeof phoneChanges>, keyof typeof ownColumns>;

const ofPerson = (personId: string) =>
  sql`from ${phoneChanges.sql} change_f where change_f.person_id = ${personId}::uuid`;

/** Scalar subquery: the newest request of a person; null when there is none. */
export const newestChangeFact = (personId: string): Template<OwnChange | null> =>
  fact(ownColumns, sql`${ofPerson(personId)} order by change_f.asked_at desc, change_f.id desc limit 1`);

const DAY_SECONDS = 24 * 60 * 60;

/** Scalar subquery: whether the phone of a person changed of late. Never null. */
export const changedRecentlyFact = (personId: string, now: Date): Template<boolean> =>
  isTrue(sql`exists (select 1 ${ofPerson(personId)} and change_f.status = 'APPROVED'
    and change_f.decided_at > ${addSeconds(now, -RECENT_DAYS * DAY_SECONDS)}::timestamptz)`);

/** A request that waits. A unique index lets one wait for a person. */
export const newChangeFragment = (row: NewRow<typeof phoneChanges>): Fragment =>
  part('phone_change', insertOne(phoneChanges, row));

/** A request of the retailer's own operators; the provider's analyst reaches all. */
export const isForAnalystOf = (retailerId: string): Template =>
  sql`(change_r.retailer_id = ${retailerId}::uuid or ${isProviderFact(retailerId)})`;

/** A request that an analyst of a retailer may look at; undefined for any other. */
export function findChange(
  db: Db | Tx,
  retailerId: string,
  { personId, id }: ChangeKey,
): Promise<PhoneChangeRow | undefined> {
  const where = sql`change_r.person_id = ${personId}::uuid and change_r.id = ${id}::uuid and ${isForAnalystOf(retailerId)}`;
  return rowOf(db, select(phoneChanges.row('change_r'), sql`from ${phoneChanges.sql} change_r where ${where}`));
}

/** Requests that wait, and who decided on some, for the desk. */
export const waitingPhoneChanges: Pick<WaitingKind, 'waiting' | 'decided'> = {
  waiting(retailerId) {
    const row = phoneChanges.row('change_r');
    const columns = {
      ...row,
      cause: noText,
      kind: literal('PHONE_CHANGE'),
      ownerId: row.personId,
      who: row.name,
      askedBy: row.personId,
    };
    return waitingRows(
      { ...columns, dueAt: noInstant, place: noText, valueCents: noCents },
      sql`from ${phoneChanges.sql} change_r where change_r.status = 'WAITING' and ${isForAnalystOf(retailerId)}`,
    );
  },
  decided(retailerId, since) {
    const { decidedBy: id, decidedByName: name } = phoneChanges.row('change_r');
    return decidedRows(
      { id, name },
      sql`from ${phoneChanges.sql} change_r where change_r.decided_by is not null
        and change_r.decided_at >= ${since}::timestamptz and ${isForAnalystOf(retailerId)}`,
    );
  },
};

const waiting = ({ personId, id }: ChangeKey) =>
  sql`person_id = ${personId}::uuid and id = ${id}::uuid and status = 'WAITING'`;

interface Analyst {
  operatorId: string;
  name: string;
}

/** An analyst takes a waiting request, or keeps it longer; misses, as 'phone_claim', while somebody else has it. */
export const takeFragment = (key: ChangeKey, { operatorId, name }: Analyst, now: Date): Fragment =>
  part(
    'phone_claim',
    sql`update ${phoneChanges.sql} set claimed_by = ${operatorId}::uuid, claimed_by_name = ${name}::text,
        claimed_until = ${addSeconds(now, CLAIM_SECONDS)}::timestamptz
      where ${waiting(key)} and (claimed_by is null or claimed_by = ${operatorId}::uuid or claimed_until <= ${now}::timestamptz)`,
  );

/** Gives a request back; misses, as 'phone_claim', when it is not theirs any more. */
export const releaseFragment = (key: ChangeKey, operatorId: string, now: Date): Fragment =>
  part(
    'phone_claim',
    sql`update ${phoneChanges.sql} set claimed_by = null, claimed_by_name = null, claimed_until = null
      where ${waiting(key)} and claimed_by = ${operatorId}::uuid and claimed_until > ${now}::timestamptz`,
  );

export interface PhoneDecision {
  isApproved: boolean;
  reason: string;
}

/** WAITING -> APPROVED or REFUSED by who has it; misses, as 'phone_claim', otherwise. */
export const decideFragment = (
  key: ChangeKey,
  { operatorId, name }: Analyst,
  { isApproved, reason }: PhoneDecision,
  now: Date,
): Fragment =>
  part(
    'phone_claim',
    sql`update ${phoneChanges.sql} set status = ${isApproved ? 'APPROVED' : 'REFUSED'}::text, decided_by = ${operatorId}::uuid,
        decided_by_name = ${name}::text, decided_at = ${now}::timestamptz, decision_reason = ${reason}::text
      where ${waiting(key)} and claimed_by = ${operatorId}::uuid and claimed_until > ${now}::timestamptz`,
  );

/** The person no longer wants it; misses, as 'phone_withdrawn', once it is decided. */
export const withdrawFragment = (key: ChangeKey, now: Date): Fragment =>
  part(
    'phone_withdrawn',
    sql`update ${phoneChanges.sql} set status = 'WITHDRAWN', decided_at = ${now}::timestamptz where ${waiting(key)}`,
  );

/** Requests of a person, whatever became of them: they hold phones. */
export const erasedPhoneChangesFragment = (personId: string): Fragment => ({
  ...part('erased_phone_changes', sql`delete from ${phoneChanges.sql} where person_id = ${personId}::uuid`),
  rows: 'any',
});

/** A request as analysts see it. */
export function changeView(secrets: Secrets, row: PhoneChangeRow, now: Date): PhoneChangeView {
  const { id, personId, subject, name, askedAt, hints, status } = row;
  const { claimedBy, claimedByName, claimedUntil, decidedBy, decidedByName, decidedAt, decisionReason } = row;
  const isHeld = status === 'WAITING' && isClaimed(row, now);
  return {
    id,
    personId,
    subject,
    name,
    oldPhoneNumber: row.oldPhoneSealed === null ? null : maskPhone(secrets.decrypt(row.oldPhoneSealed)),
    newPhoneNumber: secrets.decrypt(row.newPhoneSealed),
    askedAt: askedAt.toISOString(),
    hints,
    status,
    claim:
      isHeld && claimedBy !== null && claimedUntil !== null
        ? { by: { id: claimedBy, name: claimedByName ?? '' }, until: claimedUntil.toISOString() }
        : null,
    decision:
      decidedBy === null || decidedAt === null
        ? null
        : {
            by: { id: decidedBy, name: decidedByName ?? '' },
            at: decidedAt.toISOString(),
            reason: decisionReason ?? '',
          },
  };
}
