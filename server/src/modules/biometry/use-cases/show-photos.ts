import { documentSides, type Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { requireGrant } from '../../borrowers/index.ts';
import { statusAt } from '../rules/outcome.ts';
import { findDocuments, findFace } from '../store.ts';

type Face = Handled<'GET /datalake-acesso/biometry/borrowers/{id}/face'>['answer'];
type Documents = Handled<'GET /datalake-acesso/biometry/borrowers/{id}/document'>['answer'];

const JPEG = 'image/jpeg';

/** The face of the registration; that it was seen is recorded. @throws Refusal BORROWER_NOT_FOUND, SUCCESSFUL_FACE_IMAGE_NOT_FOUND. */
export async function showFace(platform: Platform, by: Operator, borrowerId: string): Promise<Face> {
  const { db, clock, secrets } = platform;
  await requireGrant(db, by.actor, borrowerId, clock.now());
  return act(platform, {
    principal: by,
    read: async (at) => (await findFace(at, borrowerId)) ?? refuse('SUCCESSFUL_FACE_IMAGE_NOT_FOUND'),
    decide: (face, { now }) => ({
      answer: {
        imagebase64: secrets.decrypt(face.contentSealed),
        contentType: JPEG,
        takenAt: face.takenAt.toISOString(),
        status: statusAt(face, now),
        similarity: face.similarity,
        doubts: face.doubts,
      },
      writes: [],
      audit: { action: 'biometry.face-seen', subject: borrowerId, customerId: borrowerId },
    }),
  });
}

/**
 * The sides of the document that were taken; that they were seen is recorded.
 * @throws Refusal BORROWER_NOT_FOUND, SUCCESSFUL_DOCUMENT_IMAGE_NOT_FOUND.
 */
export async function showDocuments(platform: Platform, by: Operator, borrowerId: string): Promise<Documents> {
  const { db, clock, secrets } = platform;
  await requireGrant(db, by.actor, borrowerId, clock.now());
  return act(platform, {
    principal: by,
    async read(at) {
      const documents = await findDocuments(at, borrowerId);
      return documents.length === 0 ? refuse('SUCCESSFUL_DOCUMENT_IMAGE_NOT_FOUND') : documents;
    },
    decide: (documents) => ({
      answer: {
        missingSide: documentSides.find((side) => !documents.some((one) => one.side === side)) ?? null,
        documentType: documents[0]?.documentType ?? null,
        images: documents.map(({ side, doubts, contentSealed, takenAt }) => ({
          label: side,
          doubts,
          imagebase64: secrets.decrypt(contentSealed),
          contentType: JPEG,
          takenAt: takenAt.toISOString(),
        })),
      },
      writes: [],
      audit: { action: 'biometry.document-seen', subject: borrowerId, customerId: borrowerId },
    }),
  });
}
