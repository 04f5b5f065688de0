import type { BiometryDoubt, FacePhotoStatus } from '@balcao/contract';
import { guardedWrite, part } from '../../../kernel/db/guarded-write.ts';
import { insertOne } from '../../../kernel/db/write.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { biometryDocuments, biometryFaces } from '../tables.ts';

const CONTENT = 'jpeg';
const owner = ({ clock, secrets }: Platform, of: { borrowerId: string; retailerId: string }) => ({
  borrowerId: of.borrowerId,
  retailerId: of.retailerId,
  operatorId: newId(),
  contentSealed: secrets.encrypt(CONTENT),
  takenAt: clock.now(),
});

/** A face photograph that somebody took of a customer who registers. */
export const givenFace = (
  platform: Platform,
  of: { borrowerId: string; retailerId: string },
  came: { status: FacePhotoStatus; doubts?: BiometryDoubt[] },
): Promise<unknown> =>
  guardedWrite(platform.db, [part('face', insertOne(biometryFaces, { ...owner(platform, of), ...came }))]);

/** The front of a document. */
export const givenDocument = (platform: Platform, of: { borrowerId: string; retailerId: string }): Promise<unknown> =>
  guardedWrite(platform.db, [
    part(
      'side',
      insertOne(biometryDocuments, {
        ...owner(platform, of),
        side: 'front',
        documentType: 'RG',
        contentHash: CONTENT,
      }),
    ),
  ]);
