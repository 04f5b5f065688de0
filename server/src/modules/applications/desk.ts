import { biometryLimits, type Handled } from '@balcao/contract';
import { addSeconds } from '../../kernel/clock.ts';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { cast, known, literal, rowOf, select, when } from '../../kernel/db/select.ts';
import { sql, type Template } from '../../kernel/db/sql.ts';
import { refuse } from '../../kernel/refusal.ts';
import { decidedRows, type WaitingKind, waitingRows } from '../../kernel/waiting/items.ts';
import { isProviderFact } from '../retailers/index.ts';
import { DESK_CLAIM_SECONDS, isClaimed } from './rules/desk.ts';
import type { ApplicationKey } from './store.ts';
import { type ApplicationRow, applications } from './tables.ts';

export type DeskView = Handled<'GET /coordinator/applications'>['answer']['items'][number];

/** Of the retailer's own stores; the provider's analyst reaches all. */
export const isForAnalystOf = (retailerId: string): Template =>
  sql`(desk_a.retailer_id = ${retailerId}::uuid or ${isProviderFact(retailerId)})`;

/** @throws Refusal APPLICATION_NOT_FOUND, also for one that this retailer's analysts do not reach. */
export async function findOnDesk(
  db: Db | Tx,
  retailerId: string,
  { borrowerId, id }: ApplicationKey,
): Promise<ApplicationRow> {
  const where = sql`desk_a.borrower_id = ${borrowerId}::uuid and desk_a.id = ${id}::uuid and desk_a.submitted_at is not null`;
  const rest = sql`from ${applications.sql} desk_a where ${where} and ${isForAnalystOf(retailerId)}`;
  return (await rowOf(db, select(applications.row('desk_a'), rest))) ?? refuse('APPLICATION_NOT_FOUND');
}

const waiting = ({ borrowerId, id }: ApplicationKey) =>
  sql`borrower_id = ${borrowerId}::uuid and id = ${id}::uuid and status in ('MANUAL_ANALYSIS', 'PRE_APPROVED')`;

interface Analyst {
  operatorId: string;
  name: string;
}

/** An analyst takes it, or keeps it longer; misses, as 'desk_claim', while somebody else has it. */
export const takeFragment = (key: ApplicationKey, { operatorId, name }: Analyst, now: Date): Fragment =>
  part(
    'desk_claim',
    sql`update ${applications.sql} set claimed_by = ${operatorId}::uuid, claimed_by_name = ${name}::text,
        claimed_until = ${addSeconds(now, DESK_CLAIM_SECONDS)}::timestamptz
      where ${waiting(key)} and operator_id is distinct from ${operatorId}::uuid
        and (claimed_by is null or claimed_by = ${operatorId}::uuid or claimed_until <= ${now}::timestamptz)`,
  );

const held = (key: ApplicationKey, operatorId: string, now: Date) =>
  sql`${waiting(key)} and claimed_by = ${operatorId}::uuid and claimed_until > ${now}::timestamptz`;

/** Gives it back; misses, as 'desk_claim', when it is not theirs any more. */
export const releaseFragment = (key: ApplicationKey, operatorId: string, now: Date): Fragment =>
  part(
    'desk_claim',
    sql`update ${applications.sql} set claimed_by = null, claimed_by_name = null, claimed_until = null
      where ${held(key, operatorId, now)}`,
  );

/** The word of who has it; misses, as 'desk_claim', otherwise. */
export const decidedByPersonFragment = (
  key: ApplicationKey,
  { operatorId, name }: Analyst,
  { status, reason }: { status: 'APPROVED' | 'DENIED'; reason: string },
  now: Date,
): Fragment =>
  part(
    'desk_claim',
    sql`update ${applications.sql} set status = ${status}::text, decided_at = ${now}::timestamptz,
        decided_by = ${operatorId}::uuid, decided_by_name = ${name}::text, decision_reason = ${reason}::text,
        claimed_by = null, claimed_by_name = null, claimed_until = null
      where ${held(key, operatorId, now)}`,
  );

/** Their word on a denial before data and photographs: it is open again, lifted or not; misses, as 'desk_claim', otherwise. */
export const preReviewedFragment = (
  key: ApplicationKey,
  { operatorId, name }: Analyst,
  { isLifted, reason }: { isLifted: boolean; reason: string },
  now: Date,
): Fragment =>
  part(
    'desk_claim',
    sql`update ${applications.sql} set status = 'OPEN', cause = null, submitted_at = null,
        pre_decision = ${isLifted ? 'CONTINUE' : 'DENIED'}::text, pre_reviewed_at = ${now}::timestamptz,
        pre_reviewed_by = ${operatorId}::uuid, pre_reviewed_by_name = ${name}::text, pre_review_reason = ${reason}::text,
        claimed_by = null, claimed_by_name = null, claimed_until = null
      where ${held(key, operatorId, now)}`,
  );

const CONFLICT_SECONDS = biometryLimits.analysisMinutes * 60;
/** A conflict of the photographs is looked at within half an hour; to the rest nobody promised a time. */
const conflictEnds = (cause: Template, since: Template): Template<Date | null> =>
  when(
    sql`${cause} = 'BIOMETRY_CONFLICT'`,
    cast('timestamptz', sql`${since} + ${CONFLICT_SECONDS}::int * interval '1 second'`),
  );

/** Whether a customer's registration is still to be sent. */
export const isRegistrationOpenFact = (borrowerId: Template<string>): Template =>
  sql`exists (select 1 from ${applications.sql} open_a where open_a.borrower_id = ${borrowerId} and open_a.status = 'OPEN')`;

/** Registrations that wait, and who decided on some, for the one queue. */
export const waitingRegistrations: Pick<WaitingKind, 'waiting' | 'decided'> = {
  waiting(retailerId) {
    const row = applications.row('desk_a');
    return waitingRows(
      {
        ...row,
        kind: literal('REGISTRATION'),
        ownerId: row.borrowerId,
        askedAt: known(row.submittedAt),
        dueAt: conflictEnds(row.cause, row.submittedAt),
        who: row.borrowerName,
        place: row.storeName,
        valueCents: row.suggestedCents,
        askedBy: row.operatorId,
      },
      sql`from ${applications.sql} desk_a
        where desk_a.status in ('MANUAL_ANALYSIS', 'PRE_APPROVED') and ${isForAnalystOf(retailerId)}`,
    );
  },
  decided(retailerId, since) {
    const { decidedBy, decidedByName, preReviewedBy, preReviewedByName } = applications.row('desk_a');
    const decided = decidedRows(
      { id: decidedBy, name: decidedByName },
      sql`from ${applications.sql} desk_a where desk_a.decided_by is not null
        and desk_a.decided_at >= ${since}::timestamptz and ${isForAnalystOf(retailerId)}`,
    );
    const reviewed = decidedRows(
      { id: preReviewedBy, name: preReviewedByName },
      sql`from ${applications.sql} desk_a where desk_a.pre_reviewed_at >= ${since}::timestamptz
        and ${isForAnalystOf(retailerId)}`,
    );
    return sql`${decided} union all ${reviewed}`;
  },
};

/** A registration as its page shows it. */
export function deskView(row: ApplicationRow, now: Date): DeskView {
  const { borrowerId, id, borrowerName, storeName, operatorId, operatorName, claimedBy, claimedByName, claimedUntil } =
    row;
  return {
    borrowerId,
    id,
    customerName: borrowerName,
    cause: row.cause ?? 'RULES',
    isReevaluation: row.kind === 'REEVALUATION',
    storeName,
    operator: operatorId === null ? null : { id: operatorId, name: operatorName ?? '' },
    submittedOn: (row.submittedAt ?? row.createdAt).toISOString(),
    claim:
      isClaimed(row, now) && claimedBy !== null && claimedUntil !== null
        ? { by: { id: claimedBy, name: claimedByName ?? '' }, until: claimedUntil.toISOString() }
        : null,
  };
}
