import { act } from '../../../kernel/act/act.ts';
import { askerOf } from '../../../kernel/act/principal.ts';
import { quotaFragment } from '../../../kernel/act/quota.ts';
import type { Fragment } from '../../../kernel/db/guarded-write.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { asSystem } from '../../../kernel/row-security/scope.ts';
import { borrowerNameFact, newPortraitFragment, type Registrar } from '../../borrowers/index.ts';
import { storeNameFact } from '../../retailers/index.ts';
import type { FaceFinding, GoodPicture } from '../ports.ts';
import { outcomeOf, statusAt } from '../rules/outcome.ts';
import { pictureQuota } from '../rules/quotas.ts';
import { sameFace } from '../rules/same-face.ts';
import { faceFragment, findFace, knownFaces, likenessFragment } from '../store.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { BiometryFaceRow } from '../tables.ts';

export interface TakenFace {
  borrowerId: string;
  picture: GoodPicture;
  /** Null: kept, and compared with nobody. */
  found: FaceFinding | null;
  /** Taken by a challenge. */
  isChallenged?: boolean;
}

/** A face may be taken unless the one before was confirmed, or is being compared; by a challenge, also after it was confirmed. */
export function checkMayTake(before: BiometryFaceRow | undefined, now: Date, isChallenged = false): void {
  const status = before && statusAt(before, now);
  if (status === 'COMPLETED' && !isChallenged) refuse('BIOMETRY_ALREADY_CONCLUDED');
  if (status === 'IN_PROGRESS') refuse('BORROWER_ALREADY_HAS_PROCESS_IN_PROGRESS');
}

const hundredths = (part: number | null): number | null => (part === null ? null : Math.round(part * 100));

/** What a confirmed face becomes: the portrait that later ones are compared with, where there is none. */
export const portraitOf = (status: BiometryFaceRow['status'], borrowerId: string, jpeg: Uint8Array): Fragment[] =>
  status === 'COMPLETED' ? [newPortraitFragment(borrowerId, { contentType: 'image/jpeg', bytes: jpeg })] : [];

/**
 * Keeps a face that was found good, with what it comes to among the newest faces of the retailer.
 * @throws Refusal BIOMETRY_ALREADY_CONCLUDED, BORROWER_ALREADY_HAS_PROCESS_IN_PROGRESS, TOO_MANY_REQUESTS.
 */
export function keepFace(
  platform: Platform,
  by: Registrar,
  { borrowerId, picture, found, isChallenged = false }: TakenFace,
): Promise<BiometryFaceRow['status']> {
  const { secrets } = platform;
  const { retailerId, operatorId } = askerOf(by);
  const likeness = found ? (picture.faces?.face?.likeness ?? []) : [];
  const of = { retailerId, borrowerId };
  // Faces of others are beyond any request's reach: this alone looks at them.
  return asSystem('biometry', () =>
    act(platform, {
      principal: by,
      async read(db, { now }) {
        const known = likeness.length === 0 ? [] : await knownFaces(db, secrets, of, now);
        const said = await rowOf(
          db,
          select({
            borrowerName: borrowerNameFact(borrowerId),
            storeName: storeNameFact(retailerId, by.kind === 'operator' ? by.actor.storeId : null),
          }),
        );
        return { before: await findFace(db, borrowerId), otherId: sameFace(likeness, known), said };
      },
      decide({ before, otherId, said }, { now }) {
        checkMayTake(before, now, isChallenged);
        const outcome = found
          ? outcomeOf(found, otherId, before ?? null)
          : { status: 'SAVED' as const, doubts: [], otherId: null };
        const row = {
          ...of,
          ...outcome,
          operatorId,
          borrowerName: said?.borrowerName ?? '',
          storeName: said?.storeName ?? null,
          similarity: hundredths(found?.similarity ?? null),
          reference: found?.reference ?? null,
          contentSealed: secrets.encrypt(Buffer.from(picture.jpeg).toString('base64')),
          takenAt: now,
          conflictSince: outcome.status === 'CONFLICT' ? now : null,
        };
        const sealed = secrets.encrypt(JSON.stringify(likeness));
        return {
          answer: outcome.status,
          writes: [
            quotaFragment(pictureQuota, operatorId ?? borrowerId, now),
            faceFragment(row, before),
            ...(likeness.length === 0 ? [] : [likenessFragment({ ...of, contentSealed: sealed, takenAt: now })]),
            ...portraitOf(outcome.status, borrowerId, picture.jpeg),
          ],
          audit: {
            action: 'biometry.face-taken',
            subject: borrowerId,
            customerId: borrowerId,
            detail: { status: outcome.status, doubts: outcome.doubts },
          },
          missed: { biometry_face: 'BORROWER_ALREADY_HAS_PROCESS_IN_PROGRESS' },
        };
      },
    }),
  );
}
