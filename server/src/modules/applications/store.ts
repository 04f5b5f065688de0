import type { DeskCause } from '@balcao/contract';
import type { Cents } from '@balcao/contract';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { rowOf, rowsOf, select } from '../../kernel/db/select.ts';
import { sql } from '../../kernel/db/sql.ts';
import { insertOne } from '../../kernel/db/write.ts';
import { newId } from '../../kernel/ids.ts';
import { type ApplicationRow, applications, type ApplicationPhase, type PreDecision } from './tables.ts';

/** What names a registration. */
export interface ApplicationKey {
  borrowerId: string;
  id: string;
}

const a = applications.row('a');

/** The newest registration of a customer; undefined of one who came by an import. */
export const newestOf = (db: Db | Tx, borrowerId: string): Promise<ApplicationRow | undefined> =>
  rowOf(
    db,
    select(
      a,
      sql`from ${applications.sql} a where a.borrower_id = ${borrowerId}::uuid order by a.created_at desc, a.id desc limit 1`,
    ),
  );

export const findApplication = (db: Db | Tx, { borrowerId, id }: ApplicationKey): Promise<ApplicationRow | undefined> =>
  rowOf(
    db,
    select(a, sql`from ${applications.sql} a where a.borrower_id = ${borrowerId}::uuid and a.id = ${id}::uuid`),
  );

/** Where a registration is made, and by whom. */
export interface Place {
  retailerId: string;
  storeId: string;
  storeName: string;
  operatorId: string | null;
  operatorName: string | null;
}

/** An open registration, nothing of it decided. */
export const openApplication = (borrowerId: string, place: Place, now: Date): ApplicationRow => ({
  borrowerId,
  id: newId(),
  kind: 'REGISTRATION',
  ...place,
  borrowerName: '',
  status: 'OPEN',
  preDecision: null,
  preDecidedAt: null,
  skippedDocumentCapture: false,
  livenessCheckExecuted: false,
  reasons: [],
  cause: null,
  suggestedCents: null,
  decisionId: null,
  createdAt: now,
  submittedAt: null,
  decidedAt: null,
  claimedBy: null,
  claimedByName: null,
  claimedUntil: null,
  decidedBy: null,
  decidedByName: null,
  decisionReason: null,
  reviewAskedAt: null,
  preReviewedAt: null,
  preReviewedBy: null,
  preReviewedByName: null,
  preReviewReason: null,
  reviewTextSealed: null,
});

/** A registration that runs. A unique index lets one run a customer. */
export const newApplicationFragment = (row: ApplicationRow): Fragment =>
  part('application', insertOne(applications, row));

/** The same, and nothing where one runs already: two who begin it at once go on with one. */
export const runningApplicationFragment = (row: ApplicationRow): Fragment => ({
  ...part(
    'application',
    sql`${insertOne(applications, row)} on conflict (borrower_id) where status not in ('APPROVED', 'DENIED') do nothing`,
  ),
  rows: 'any',
});

const change = (
  name: string,
  { borrowerId, id }: ApplicationKey,
  from: ApplicationPhase,
  set: ReturnType<typeof sql>,
): Fragment =>
  part(
    name,
    sql`update ${applications.sql} set ${set}
      where borrower_id = ${borrowerId}::uuid and id = ${id}::uuid and status = ${from}::text`,
  );

interface PreRuling {
  said: PreDecision;
  codes: readonly string[];
  decisionId: string | null;
}

/** What the rules said, as of now: a review of what they said before is over with it. */
export const preDecidedFragment = (key: ApplicationKey, { said, codes, decisionId }: PreRuling, now: Date): Fragment =>
  change(
    'pre_decided',
    key,
    'OPEN',
    sql`pre_decision = ${said}::text, pre_decided_at = ${now}::timestamptz,
      reasons = ${JSON.stringify(codes)}::jsonb, decision_id = ${decisionId}::uuid,
      review_asked_at = null, review_text_sealed = null, pre_reviewed_at = null, pre_reviewed_by = null,
      pre_reviewed_by_name = null, pre_review_reason = null`,
  );

/** What is sent with a registration. */
export interface Submission {
  place: Place;
  borrowerName: string;
  skippedDocumentCapture: boolean;
  livenessCheckExecuted: boolean;
}

/** OPEN -> UNDER_ANALYSIS; misses, as 'submitted', when somebody else sent it. */
export const submittedFragment = (key: ApplicationKey, { place, ...sent }: Submission, now: Date): Fragment =>
  change(
    'submitted',
    key,
    'OPEN',
    sql`status = 'UNDER_ANALYSIS', submitted_at = ${now}::timestamptz, borrower_name = ${sent.borrowerName}::text,
      retailer_id = ${place.retailerId}::uuid, store_id = ${place.storeId}::uuid, store_name = ${place.storeName}::text,
      operator_id = ${place.operatorId}::uuid, operator_name = ${place.operatorName}::text,
      skipped_document_capture = ${sent.skippedDocumentCapture}::boolean,
      liveness_check_executed = ${sent.livenessCheckExecuted}::boolean`,
  );

/** What the rules came to. */
export interface Ruling {
  status: 'APPROVED' | 'DENIED' | 'MANUAL_ANALYSIS' | 'PRE_APPROVED';
  cause: DeskCause | null;
  reasons: readonly string[];
  suggestedCents: Cents | null;
  decisionId: string | null;
}

/** From UNDER_ANALYSIS on; misses, as 'ruled', when another job was first. */
export const ruledFragment = (key: ApplicationKey, ruling: Ruling, now: Date): Fragment =>
  change(
    'ruled',
    key,
    'UNDER_ANALYSIS',
    sql`status = ${ruling.status}::text, cause = ${ruling.cause}::text, reasons = ${JSON.stringify(ruling.reasons)}::jsonb,
      suggested_cents = ${ruling.suggestedCents}::bigint, decision_id = ${ruling.decisionId}::uuid,
      decided_at = ${ruling.status === 'APPROVED' || ruling.status === 'DENIED' ? now : null}::timestamptz`,
  );

/** A conflict of the photographs that lasted its half hour waits like any other. */
export const conflictOverFragment = (key: ApplicationKey): Fragment =>
  change('conflict_over', key, 'PRE_APPROVED', sql`status = 'MANUAL_ANALYSIS'`);

/** A denial that no person made goes to one; misses, as 'review', when somebody asked before. */
export const reviewFragment = (key: ApplicationKey, textSealed: string | null, now: Date): Fragment =>
  part(
    'review',
    sql`update ${applications.sql} set status = 'MANUAL_ANALYSIS', cause = 'REVIEW', decided_at = null,
        review_asked_at = ${now}::timestamptz, review_text_sealed = ${textSealed}::text
      where borrower_id = ${key.borrowerId}::uuid and id = ${key.id}::uuid and status = 'DENIED'
        and decided_by is null and review_asked_at is null`,
  );

/** The same of a denial before data and photographs, under a name to be listed by; misses, as 'review', when it was asked before. */
export const preReviewFragment = (
  key: ApplicationKey,
  { textSealed, who }: { textSealed: string | null; who: string },
  now: Date,
): Fragment =>
  part(
    'review',
    sql`update ${applications.sql} set status = 'MANUAL_ANALYSIS', cause = 'REVIEW', submitted_at = ${now}::timestamptz,
        borrower_name = ${who}::text, review_asked_at = ${now}::timestamptz, review_text_sealed = ${textSealed}::text
      where borrower_id = ${key.borrowerId}::uuid and id = ${key.id}::uuid and status = 'OPEN'
        and pre_decision = 'DENIED' and review_asked_at is null`,
  );

/** What the customer wrote in requests of review, gone. */
export const erasedNotesFragment = (borrowerId: string): Fragment => ({
  ...part(
    'erased_notes',
    sql`update ${applications.sql} set review_text_sealed = null
      where borrower_id = ${borrowerId}::uuid and review_text_sealed is not null`,
  ),
  rows: 'any',
});

/** All registrations of a customer, the newest first. */
export const registrationsOf = (db: Db | Tx, borrowerId: string): Promise<ApplicationRow[]> =>
  rowsOf(
    db,
    select(
      a,
      sql`from ${applications.sql} a where a.borrower_id = ${borrowerId}::uuid order by a.created_at desc, a.id`,
    ),
  );

/** When the customer was denied before a registration; null when never. */
export async function previousDenialOf(db: Db | Tx, { borrowerId, id }: ApplicationKey): Promise<Date | null> {
  const from = sql`from ${applications.sql} a where a.borrower_id = ${borrowerId}::uuid and a.id <> ${id}::uuid
    and a.status = 'DENIED' order by a.decided_at desc limit 1`;
  return (await rowOf(db, select({ decidedAt: a.decidedAt }, from)))?.decidedAt ?? null;
}
