import { act } from '../../kernel/act/act.ts';
import { rowOf, select } from '../../kernel/db/select.ts';
import { newId } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { borrowerNameFact } from '../borrowers/index.ts';
import { faceFragment } from './store.ts';

/** A face that nobody could match with the portrait, as base64 of a JPEG. */
export interface ConflictingFace {
  borrowerId: string;
  retailerId: string;
  zone: string;
  /** Hundredths, to the portrait. */
  similarity: number;
  jpeg: string;
  at: Date;
}

/** Writes the face of a registration, waiting for a person. */
export function addConflictingFace(platform: Platform, { zone, jpeg, at, ...face }: ConflictingFace): Promise<void> {
  const row = {
    ...face,
    operatorId: newId(),
    status: 'CONFLICT' as const,
    doubts: ['UNLIKE_PORTRAIT' as const],
    otherId: null,
    reference: null,
    contentSealed: platform.secrets.encrypt(jpeg),
    takenAt: at,
    conflictSince: at,
  };
  return act(platform, {
    principal: { kind: 'system', name: 'registration', retailerId: face.retailerId, zone },
    read: (db) => rowOf(db, select({ borrowerName: borrowerNameFact(face.borrowerId) })),
    decide: (said) => ({
      answer: undefined,
      writes: [faceFragment({ ...row, borrowerName: said?.borrowerName ?? '' }, undefined)],
      audit: { none: 'an import: it was taken before it came here' },
    }),
  });
}
