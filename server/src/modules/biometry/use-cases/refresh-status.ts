import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { Refusal, refuse } from '../../../kernel/refusal.ts';
import { asSystem } from '../../../kernel/row-security/scope.ts';
import { requireGrant } from '../../borrowers/index.ts';
import { biometryCheck } from '../check.ts';
import type { FaceFinding } from '../ports.ts';
import { analysisEndsAt, outcomeOf, statusAt } from '../rules/outcome.ts';
import { findFace, settledFragment } from '../store.ts';
import type { BiometryFaceRow } from '../tables.ts';
import { portraitOf } from './keep-face.ts';

type State = Handled<'PATCH /datalake-acesso/biometry/borrowers/{id}/status'>['answer'];

/** What a face has come to, as screens are told. */
export const stateOf = (face: BiometryFaceRow, now: Date): State => ({
  status: statusAt(face, now),
  analysisEndsAt: analysisEndsAt(face, now),
});

/**
 * What the face has come to; a provider that still compares it is asked again.
 * @throws Refusal BORROWER_NOT_FOUND, BIOMETRY_NOT_FOUND, PROCESS_IN_PROGRESS_NOT_FOUND when the provider knows of none.
 */
export async function refreshBiometryStatus(platform: Platform, by: Operator, borrowerId: string): Promise<State> {
  const { db, clock } = platform;
  await requireGrant(db, by.actor, borrowerId, clock.now());
  const face = (await findFace(db, borrowerId)) ?? refuse('BIOMETRY_NOT_FOUND');
  if (face.status !== 'IN_PROGRESS') return stateOf(face, clock.now());
  const found = await biometryCheck(platform).status(face.reference ?? '');
  if (found.code === 'PROCESS_IN_PROGRESS_NOT_FOUND') throw new Refusal(found.code);
  if (found.code !== 'SUCCESS' || found.status === 'IN_PROGRESS') return stateOf(face, clock.now());
  return settle(platform, by, face, found);
}

function settle(platform: Platform, by: Operator, face: BiometryFaceRow, found: FaceFinding): Promise<State> {
  const { borrowerId } = face;
  return asSystem('biometry', () =>
    act(platform, {
      principal: by,
      read: (db) => findFace(db, borrowerId),
      decide(read, { now }) {
        const current = read ?? refuse('BIOMETRY_NOT_FOUND');
        if (current.status !== 'IN_PROGRESS') return { unchanged: stateOf(current, now) };
        const outcome = outcomeOf(found, current.otherId, current);
        const jpeg = Buffer.from(platform.secrets.decrypt(current.contentSealed), 'base64');
        return {
          answer: stateOf({ ...current, ...outcome, conflictSince: now }, now),
          writes: [settledFragment(current, outcome, now), ...portraitOf(outcome.status, borrowerId, jpeg)],
          audit: {
            action: 'biometry.settled',
            subject: borrowerId,
            customerId: borrowerId,
            detail: { status: outcome.status, doubts: outcome.doubts },
          },
          missed: { biometry_face: 'BIOMETRY_NOT_FOUND' },
        };
      },
    }),
  );
}
