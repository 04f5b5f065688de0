import { guardedWrite, part } from '../../kernel/db/guarded-write.ts';
import { insertOne } from '../../kernel/db/write.ts';
import { newId } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { biometryFaces } from './tables.ts';

/** A face of a customer that waits for a person; somebody else took it. */
export async function givenConflict(platform: Platform, retailerId: string, borrowerId: string): Promise<void> {
  const { clock, db, secrets } = platform;
  const at = clock.now();
  const photo = { status: 'CONFLICT' as const, contentSealed: secrets.encrypt(''), takenAt: at, conflictSince: at };
  const decided = { decidedBy: null, decidedAt: null, decisionReason: null };
  const face = { borrowerId, retailerId, operatorId: newId(), similarity: null, otherId: null, reference: null };
  await guardedWrite(db, [part('face', insertOne(biometryFaces, { ...face, ...photo, ...decided }))]);
}
