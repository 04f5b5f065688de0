import type { FaceChallenge, FaceReason } from '@balcao/contract';
import { addSeconds } from '../../../kernel/clock.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { type Fragment, part } from '../../../kernel/db/guarded-write.ts';
import { fact, rowOf, rowsOf, select } from '../../../kernel/db/select.ts';
import { sql, type Template } from '../../../kernel/db/sql.ts';
import { type FactOf, pick, type RowOf } from '../../../kernel/db/table.ts';
import { insertMany, insertOne } from '../../../kernel/db/write.ts';
import { Refusal, refuse } from '../../../kernel/refusal.ts';
import { sha256 } from '../../../kernel/secrets.ts';
import { faceLimits } from '../rules/verification-limits.ts';
import { purchaseFacePictures, purchaseFaces } from '../tables.ts';

type Ref = string | Template;
export type PurchaseFaceRow = RowOf<typeof purchaseFaces>;

interface FaceKey {
  borrowerId: string;
  proposalId: string;
}

const shape = pick(
  purchaseFaces.fact('face_f'),
  'tokenSealed',
  'linkEndsAt',
  'openedAt',
  'tries',
  'maxTries',
  'outcome',
  'analystAllowedAt',
);

/** What the till knows of the face that is asked for. */
export type FaceFact = Pick<FactOf<typeof purchaseFaces>, keyof typeof shape>;

/** Scalar subquery: the face asked for of a proposal; null when none is. */
export const purchaseFaceFact = (borrowerId: Ref, proposalId: Ref): Template<FaceFact | null> =>
  fact(
    shape,
    sql`from ${purchaseFaces.sql} face_f where face_f.borrower_id = ${borrowerId}::uuid and face_f.proposal_id = ${proposalId}::uuid`,
  );

export interface NewFaceLink extends FaceKey {
  retailerId: string;
  token: string;
  tokenSealed: string;
  /** Whether the till may ask for a call instead, after a while. */
  mayCall: boolean;
}

/** A link; the one before, and whoever opened it, are good no more. How often it was tried stays, and when a call may be asked for. */
export function newFaceLinkFragment({ token, mayCall, ...link }: NewFaceLink, now: Date): Fragment {
  const row = {
    ...link,
    tokenHash: sha256(token),
    linkEndsAt: addSeconds(now, faceLimits.linkSeconds),
    maxTries: faceLimits.maxTries,
    analystAllowedAt: mayCall ? addSeconds(now, faceLimits.analystAfterSeconds) : null,
    endsAt: addSeconds(now, faceLimits.validSeconds),
  };
  return part(
    'face_link',
    sql`${insertOne(purchaseFaces, row)}
      on conflict (borrower_id, proposal_id) do update set token_hash = excluded.token_hash, token_sealed = excluded.token_sealed,
        link_ends_at = excluded.link_ends_at, ends_at = excluded.ends_at, opened_at = null, key_hash = null, consented_at = null,
        challenge = null, outcome = null, analyst_allowed_at = coalesce(purchase_faces.analyst_allowed_at, excluded.analyst_allowed_at)
      where purchase_faces.tries < purchase_faces.max_tries`,
  );
}

const f = purchaseFaces.row('f');

/** The face of a link, dead or alive. @throws Refusal FACE_LINK_UNKNOWN, FACE_LINK_USED, FACE_LINK_EXPIRED. */
export async function findFaceLink(db: Db | Tx, token: string, now: Date): Promise<PurchaseFaceRow> {
  const from = sql`from ${purchaseFaces.sql} f where f.token_hash = ${sha256(token)}::text`;
  const link = (await rowOf(db, select(f, from))) ?? refuse('FACE_LINK_UNKNOWN');
  if (link.openedAt !== null) refuse('FACE_LINK_USED');
  if (link.linkEndsAt <= now) refuse('FACE_LINK_EXPIRED');
  return link;
}

/** The face whose page goes on, or whose last pictures are judged. @throws Refusal FACE_VISIT_OVER. */
export async function findFaceVisit(
  db: Db | Tx,
  key: string,
  now: Date,
  step: 'open' | 'judging' = 'open',
): Promise<PurchaseFaceRow> {
  const face = await rowOf(db, select(f, sql`from ${purchaseFaces.sql} f where f.key_hash = ${sha256(key)}::text`));
  if (!face || face.endsAt <= now || !isOpen(face, step)) return refuse('FACE_VISIT_OVER');
  return face;
}

const isOpen = ({ outcome, tries, maxTries }: PurchaseFaceRow, step: 'open' | 'judging') =>
  (outcome === null || outcome === 'RETAKE') && (step === 'judging' || tries < maxTries);

const shot = purchaseFacePictures.row('shot');

/** The pictures of the last try, sealed, and what was doubted; of no face none. */
export async function lastTry(
  db: Db | Tx,
  key: FaceKey,
): Promise<{ sealed: readonly string[]; reasons: readonly FaceReason[] }> {
  const face = await rowOf(
    db,
    select(pick(f, 'tries', 'reasons'), sql`from ${purchaseFaces.sql} f where ${ofFace(key)}`),
  );
  const shots = await rowsOf(
    db,
    select(
      pick(shot, 'contentSealed'),
      sql`from ${purchaseFacePictures.sql} shot where ${ofFace(key)} and shot.attempt = ${face?.tries ?? 0}::int
        order by shot.number`,
    ),
  );
  return { sealed: shots.map(({ contentSealed }) => contentSealed), reasons: face?.reasons ?? [] };
}

/** Opens a link: of many at once one does, the others miss with FACE_LINK_USED. */
export function openFaceLinkFragment(
  link: FaceKey,
  { token, key }: { token: string; key: string },
  now: Date,
): Fragment {
  const opened = sql`update ${purchaseFaces.sql} set opened_at = ${now}::timestamptz, key_hash = ${sha256(key)}::text, token_sealed = null
    where ${ofFace(link)} and token_hash = ${sha256(token)}::text and opened_at is null`;
  return { ...part('face_opened', opened), refusal: new Refusal('FACE_LINK_USED') };
}

const ofFace = ({ borrowerId, proposalId }: FaceKey) =>
  sql`borrower_id = ${borrowerId}::uuid and proposal_id = ${proposalId}::uuid`;

/** The page goes on as it was read: the same visit, as many tries. */
const goesOn = (face: PurchaseFaceRow, now: Date) =>
  sql`${ofFace(face)} and key_hash = ${face.keyHash}::text and tries = ${face.tries}::int and ends_at > ${now}::timestamptz
    and (outcome is null or outcome = 'RETAKE')`;

const changed = (name: string, set: Template, face: PurchaseFaceRow, now: Date): Fragment => ({
  ...part(name, sql`update ${purchaseFaces.sql} set ${set} where ${goesOn(face, now)}`),
  refusal: new Refusal('FACE_VISIT_OVER'),
});

/** What the customer agreed to, and what they are asked to do. */
export const consentedFragment = (face: PurchaseFaceRow, challenge: FaceChallenge, now: Date): Fragment =>
  changed(
    'face_consent',
    sql`consented_at = ${now}::timestamptz, challenge = ${JSON.stringify(challenge)}::jsonb`,
    face,
    now,
  );

/** Counts a try, and keeps what was taken; before it is judged, so that many at once are no more tries than they are. */
export const triedFragments = (face: PurchaseFaceRow, sealed: readonly string[], now: Date): Fragment[] => [
  changed('face_tried', sql`tries = tries + 1`, face, now),
  part(
    'face_pictures',
    insertMany(
      purchaseFacePictures,
      sealed.map((contentSealed, number) => ({
        borrowerId: face.borrowerId,
        proposalId: face.proposalId,
        attempt: face.tries + 1,
        number,
        contentSealed,
        takenAt: now,
      })),
    ),
    sealed.length,
  ),
];

/** A try that nobody judged does not count, and its pictures go; misses with FACE_VISIT_OVER when another came meanwhile. */
export const untriedFragments = (face: PurchaseFaceRow, pictures: number, now: Date): Fragment[] => [
  changed('face_untried', sql`tries = tries - 1`, face, now),
  part(
    'face_pictures_untaken',
    sql`delete from ${purchaseFacePictures.sql} where ${ofFace(face)} and attempt = ${face.tries}::int`,
    pictures,
  ),
];

export interface FaceOutcomeKept {
  outcome: 'PASSED' | 'DOUBTFUL' | 'RETAKE' | 'DECLINED';
  reasons: readonly FaceReason[];
  challenge: FaceChallenge | null;
}

/** What pictures came to; misses with FACE_VISIT_OVER when another link or another answer came meanwhile. */
export const faceOutcomeFragment = (
  face: PurchaseFaceRow,
  { outcome, reasons, challenge }: FaceOutcomeKept,
  now: Date,
): Fragment =>
  changed(
    'face_outcome',
    sql`outcome = ${outcome}::text, reasons = ${JSON.stringify(reasons)}::jsonb,
      challenge = ${challenge && JSON.stringify(challenge)}::jsonb`,
    face,
    now,
  );

/** The till asked for a call: the page of the face is over. Misses, as 'face_ended', before its time. */
export const endFaceFragment = (key: FaceKey, now: Date): Fragment =>
  part(
    'face_ended',
    sql`update ${purchaseFaces.sql} set ends_at = ${now}::timestamptz, token_sealed = null
      where ${ofFace(key)} and analyst_allowed_at <= ${now}::timestamptz`,
  );
