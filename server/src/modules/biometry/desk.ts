import { biometryLimits } from '@balcao/contract';
import { addSeconds } from '../../kernel/clock.ts';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { cast, literal, rowOf, select } from '../../kernel/db/select.ts';
import { sql, type Template } from '../../kernel/db/sql.ts';
import { decidedRows, noCents, noText, type WaitingKind, waitingRows } from '../../kernel/waiting/items.ts';
import { isProviderFact } from '../retailers/index.ts';
import { type BiometryFaceRow, biometryFaces } from './tables.ts';

const f = biometryFaces.row('face_d');
const ANALYSIS_SECONDS = biometryLimits.analysisMinutes * 60;

/** Taken for a store of the retailer; the provider's analyst reaches all. */
const isForAnalystOf = (retailerId: string): Template =>
  sql`(face_d.retailer_id = ${retailerId}::uuid or ${isProviderFact(retailerId)})`;

/** A face that an analyst of a retailer may decide on; undefined for any other. */
export const findOnDesk = (db: Db | Tx, retailerId: string, borrowerId: string): Promise<BiometryFaceRow | undefined> =>
  rowOf(
    db,
    select(
      f,
      sql`from ${biometryFaces.sql} face_d
        where face_d.borrower_id = ${borrowerId}::uuid and ${isForAnalystOf(retailerId)}`,
    ),
  );

/** Whether the customer's registration is still to be sent: once it is, the face is decided with it. */
export type IsRegistrationOpen = (borrowerId: Template<string>) => Template;

/** Faces in conflict while the counter waits for a word on them, and who decided on some, for the one queue. */
export const waitingFaces = (isOpen: IsRegistrationOpen): Pick<WaitingKind, 'waiting' | 'decided'> => ({
  waiting(retailerId, now) {
    // As `statusAt`: who compares it has had half an hour, then a person looks.
    const isLate = sql`face_d.status = 'IN_PROGRESS'
      and face_d.taken_at <= ${addSeconds(now, -ANALYSIS_SECONDS)}::timestamptz`;
    const since = sql`coalesce(face_d.conflict_since, face_d.taken_at)`;
    const due = sql`${since} + ${ANALYSIS_SECONDS}::int * interval '1 second'`;
    return waitingRows(
      {
        ...f,
        kind: literal('BIOMETRY_CONFLICT'),
        cause: noText,
        ownerId: f.borrowerId,
        id: f.borrowerId,
        askedAt: cast('timestamptz', since),
        dueAt: cast('timestamptz', due),
        who: f.borrowerName,
        place: f.storeName,
        valueCents: noCents,
        askedBy: f.operatorId,
      },
      sql`from ${biometryFaces.sql} face_d where (face_d.status = 'CONFLICT' or (${isLate}))
        and ${isOpen(f.borrowerId)} and ${isForAnalystOf(retailerId)}`,
    );
  },
  decided: (retailerId, since) =>
    decidedRows(
      { id: f.decidedBy, name: f.decidedByName },
      sql`from ${biometryFaces.sql} face_d where face_d.decided_by is not null
        and face_d.decided_at >= ${since}::timestamptz and ${isForAnalystOf(retailerId)}`,
    ),
});
