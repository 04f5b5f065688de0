import type {
  DocumentDoubt,
  DocumentSide,
  DocumentType,
  FaceChallenge,
  FaceReason,
  LivenessStatus,
} from '@balcao/contract';
import { addSeconds } from '../../kernel/clock.ts';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { isTrue, rowOf, rowsOf, select } from '../../kernel/db/select.ts';
import { sql } from '../../kernel/db/sql.ts';
import { type NewRow, pick } from '../../kernel/db/table.ts';
import { insertOne } from '../../kernel/db/write.ts';
import { sha256, type Secrets } from '../../kernel/secrets.ts';
import { type GrantHolder, grantFact } from '../borrowers/index.ts';
import { compared, type KnownFace } from './rules/same-face.ts';
import {
  biometryDocuments,
  type BiometryFaceRow,
  biometryFaces,
  biometryLikenesses,
  livenessChecks,
  type LivenessRow,
} from './tables.ts';

const f = biometryFaces.row('f');
const d = biometryDocuments.row('d');
const l = livenessChecks.row('l');
const k = biometryLikenesses.row('k');
const DAY_SECONDS = 86_400;

/** The face of a registration; undefined when none was taken. */
export const findFace = (db: Db | Tx, borrowerId: string): Promise<BiometryFaceRow | undefined> =>
  rowOf(db, select(f, sql`from ${biometryFaces.sql} f where f.borrower_id = ${borrowerId}::uuid`));

/** The sides of the document that were taken, the front first. */
export const findDocuments = (db: Db | Tx, borrowerId: string) =>
  rowsOf(
    db,
    select(d, sql`from ${biometryDocuments.sql} d where d.borrower_id = ${borrowerId}::uuid order by d.side desc`),
  );

export const findLiveness = (db: Db | Tx, borrowerId: string): Promise<LivenessRow | undefined> =>
  rowOf(db, select(l, sql`from ${livenessChecks.sql} l where l.borrower_id = ${borrowerId}::uuid`));

/** Which sides of the document there are. */
export const sidesOf = async (db: Db | Tx, borrowerId: string): Promise<DocumentSide[]> =>
  (
    await rowsOf(
      db,
      select(pick(d, 'side'), sql`from ${biometryDocuments.sql} d where d.borrower_id = ${borrowerId}::uuid`),
    )
  ).map(({ side }) => side);

/** Whether an operator may serve the customer now. */
export async function isReachable(db: Db | Tx, holder: GrantHolder, borrowerId: string, now: Date): Promise<boolean> {
  const found = await rowOf(db, select({ may: isTrue(grantFact(holder, borrowerId, now)) }));
  return found?.may ?? false;
}

/** The newest faces of a retailer but one's own, opened. */
export async function knownFaces(
  db: Db | Tx,
  secrets: Secrets,
  of: { retailerId: string; borrowerId: string },
  now: Date,
): Promise<KnownFace[]> {
  const rows = await rowsOf(
    db,
    select(
      pick(k, 'borrowerId', 'contentSealed'),
      sql`from ${biometryLikenesses.sql} k where k.retailer_id = ${of.retailerId}::uuid
        and k.borrower_id <> ${of.borrowerId}::uuid and k.taken_at > ${addSeconds(now, -compared.days * DAY_SECONDS)}::timestamptz
        order by k.taken_at desc limit ${compared.most}::int`,
    ),
  );
  return rows.map(({ borrowerId, contentSealed }) => ({
    borrowerId,
    likeness: JSON.parse(secrets.decrypt(contentSealed)) as number[],
  }));
}

/** The face that was taken, in place of the one it was decided after; misses, as 'biometry_face', when another came meanwhile. */
export function faceFragment(row: NewRow<typeof biometryFaces>, before: BiometryFaceRow | undefined): Fragment {
  const isAsRead = before
    ? sql`biometry_faces.taken_at = ${before.takenAt}::timestamptz and biometry_faces.status = ${before.status}::text`
    : sql`false`;
  return part(
    'biometry_face',
    sql`${insertOne(biometryFaces, row)} on conflict (borrower_id) do update set
      retailer_id = excluded.retailer_id, operator_id = excluded.operator_id, status = excluded.status,
      borrower_name = excluded.borrower_name, store_name = excluded.store_name,
      claimed_by = null, claimed_by_name = null, claimed_until = null, decided_by_name = null,
      doubts = excluded.doubts, similarity = excluded.similarity, other_id = excluded.other_id,
      reference = excluded.reference, content_sealed = excluded.content_sealed, taken_at = excluded.taken_at,
      conflict_since = excluded.conflict_since, decided_by = null, decided_at = null, decision_reason = null
      where ${isAsRead}`,
  );
}

/** What a face has come to, while it is the one that was read; misses as 'biometry_face'. */
export function settledFragment(
  face: BiometryFaceRow,
  { status, doubts, otherId }: Pick<BiometryFaceRow, 'status' | 'doubts' | 'otherId'>,
  now: Date,
): Fragment {
  const since = status === 'CONFLICT' ? sql`${now}::timestamptz` : sql`conflict_since`;
  return part(
    'biometry_face',
    sql`update ${biometryFaces.sql} set status = ${status}::text, doubts = ${JSON.stringify(doubts)}::jsonb,
      other_id = ${otherId}::uuid, conflict_since = ${since} where ${asRead(face)}`,
  );
}

const asRead = ({ borrowerId, takenAt, status }: Pick<BiometryFaceRow, 'borrowerId' | 'takenAt' | 'status'>) =>
  sql`borrower_id = ${borrowerId}::uuid and taken_at = ${takenAt}::timestamptz and status = ${status}::text`;

const isFreeFor = (operatorId: string, now: Date) =>
  sql`(claimed_by is null or claimed_by = ${operatorId}::uuid or claimed_until <= ${now}::timestamptz)`;

interface Analyst {
  operatorId: string;
  name: string;
}

/** An analyst takes a face in conflict, or keeps it longer; misses, as 'face_claim', while somebody else has it. */
export const takeFragment = (face: BiometryFaceRow, { operatorId, name }: Analyst, until: Date, now: Date): Fragment =>
  part(
    'face_claim',
    sql`update ${biometryFaces.sql} set claimed_by = ${operatorId}::uuid, claimed_by_name = ${name}::text,
      claimed_until = ${until}::timestamptz where ${asRead(face)} and ${isFreeFor(operatorId, now)}`,
  );

/** Gives it back; misses, as 'face_claim', when it is not theirs any more. */
export const releaseFragment = (face: BiometryFaceRow, operatorId: string, now: Date): Fragment =>
  part(
    'face_claim',
    sql`update ${biometryFaces.sql} set claimed_by = null, claimed_by_name = null, claimed_until = null
      where ${asRead(face)} and claimed_by = ${operatorId}::uuid and claimed_until > ${now}::timestamptz`,
  );

/** The word of a person; misses, as 'biometry_face', when another came first, or has it. */
export const decidedFragment = (
  face: BiometryFaceRow,
  { status, by, reason }: { status: 'COMPLETED' | 'CANCELED' | 'SPOOF'; by: Analyst; reason: string },
  now: Date,
): Fragment =>
  part(
    'biometry_face',
    sql`update ${biometryFaces.sql} set status = ${status}::text, decided_by = ${by.operatorId}::uuid,
      decided_by_name = ${by.name}::text, decided_at = ${now}::timestamptz, decision_reason = ${reason}::text,
      claimed_by = null, claimed_by_name = null, claimed_until = null
      where ${asRead(face)} and ${isFreeFor(by.operatorId, now)}`,
  );

/** What a face looks like, in place of what it did. */
export const likenessFragment = (row: NewRow<typeof biometryLikenesses>): Fragment =>
  part(
    'biometry_likeness',
    sql`${insertOne(biometryLikenesses, row)} on conflict (retailer_id, borrower_id) do update
      set content_sealed = excluded.content_sealed, taken_at = excluded.taken_at`,
  );

export interface NewDocument {
  borrowerId: string;
  side: DocumentSide;
  retailerId: string;
  operatorId: string | null;
  documentType: DocumentType;
  doubts: DocumentDoubt[];
  content: string;
}

/** A side of a document in place of the one before; the other side goes when it is of another document. */
export function documentFragments({ content, ...row }: NewDocument, secrets: Secrets, now: Date): Fragment[] {
  const kept = { ...row, contentSealed: secrets.encrypt(content), contentHash: sha256(content), takenAt: now };
  const others = sql`delete from ${biometryDocuments.sql} where borrower_id = ${row.borrowerId}::uuid
    and side <> ${row.side}::text and document_type <> ${row.documentType}::text`;
  return [
    { ...part('other_document', others), rows: 'any' },
    part(
      'biometry_document',
      sql`${insertOne(biometryDocuments, kept)} on conflict (borrower_id, side) do update set
        retailer_id = excluded.retailer_id, operator_id = excluded.operator_id, document_type = excluded.document_type,
        doubts = excluded.doubts, content_sealed = excluded.content_sealed, content_hash = excluded.content_hash,
        taken_at = excluded.taken_at`,
    ),
  ];
}

/** What a customer is asked to do now; what was asked before is good no more. */
export const askedFragment = (
  row: Pick<LivenessRow, 'borrowerId' | 'retailerId' | 'operatorId'>,
  challenge: FaceChallenge,
  now: Date,
): Fragment =>
  part(
    'liveness_asked',
    sql`${insertOne(livenessChecks, { ...row, challenge, askedAt: now })} on conflict (borrower_id) do update set
      retailer_id = excluded.retailer_id, operator_id = excluded.operator_id, challenge = excluded.challenge,
      status = null, reasons = '[]', asked_at = excluded.asked_at, tried_at = null`,
  );

/** Pictures came: what was asked is good for one try. Misses, as 'liveness_tried', for the second. */
export const triedFragment = ({ borrowerId, askedAt }: LivenessRow, now: Date): Fragment =>
  part(
    'liveness_tried',
    sql`update ${livenessChecks.sql} set status = 'PENDING', challenge = null, tried_at = ${now}::timestamptz
      where borrower_id = ${borrowerId}::uuid and asked_at = ${askedAt}::timestamptz and challenge is not null`,
  );

/** What pictures came to, unless something else was asked meanwhile. */
export const livenessFragment = (
  { borrowerId, askedAt }: LivenessRow,
  { status, reasons }: { status: LivenessStatus; reasons: readonly FaceReason[] },
): Fragment => ({
  ...part(
    'liveness_settled',
    sql`update ${livenessChecks.sql} set status = ${status}::text, reasons = ${JSON.stringify(reasons)}::jsonb
      where borrower_id = ${borrowerId}::uuid and asked_at = ${askedAt}::timestamptz`,
  ),
  rows: 'any',
});
