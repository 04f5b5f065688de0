import type { BiometryStatus, DocumentSide, DocumentType, FacePhotoStatus } from '@balcao/contract';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { livenessAt, statusAt } from './rules/outcome.ts';
import { findDocuments, findFace, findLiveness, sidesOf } from './store.ts';

/** What became of the photographs of a registration, and whether there is one of a document; null where nobody compares any face. */
export async function photosOf(
  db: Db | Tx,
  borrowerId: string,
  now: Date,
): Promise<{ status: BiometryStatus | null; hasDocument: boolean }> {
  const face = await findFace(db, borrowerId);
  const status = face ? statusAt(face, now) : null;
  const sides = await sidesOf(db, borrowerId);
  return { status: status === 'SAVED' ? null : status, hasDocument: sides.length > 0 };
}

/** Which photographs of a registration were taken; null is a face that was not. */
export interface TakenPhotos {
  face: FacePhotoStatus | null;
  documentType: DocumentType | null;
  sides: DocumentSide[];
}

export async function takenPhotosOf(db: Db | Tx, borrowerId: string, now: Date): Promise<TakenPhotos> {
  const face = await findFace(db, borrowerId);
  const documents = await findDocuments(db, borrowerId);
  return {
    face: face ? statusAt(face, now) : null,
    documentType: documents[0]?.documentType ?? null,
    sides: documents.map(({ side }) => side),
  };
}

/** Whether a face seems to be that of another customer, which nobody has decided yet; null of one that was compared with nobody. */
export async function isFaceOfOther(db: Db | Tx, borrowerId: string, now: Date): Promise<boolean | null> {
  const face = await findFace(db, borrowerId);
  const status = face ? statusAt(face, now) : 'SAVED';
  if (!face || status === 'SAVED' || status === 'CANCELED') return null;
  return status === 'CONFLICT' && face.doubts.includes('FACE_OF_OTHER');
}

/** Whether a challenge before the camera was passed. */
export async function wasAlive(db: Db | Tx, borrowerId: string, now: Date): Promise<boolean> {
  const check = await findLiveness(db, borrowerId);
  return check !== undefined && livenessAt(check, now) === 'COMPLETED';
}
