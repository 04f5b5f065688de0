import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { asSystem } from '../../../kernel/row-security/scope.ts';
import { requireGrant } from '../../borrowers/index.ts';
import { checkMayDecide } from '../rules/claim.ts';
import { decidedFragment, findFace } from '../store.ts';
import { portraitOf } from './keep-face.ts';
import { stateOf } from './refresh-status.ts';

type Call = Handled<'PATCH /datalake-acesso/biometry/borrowers/{id}/decision'>;

/**
 * The word of an analyst on a face in conflict.
 * @throws Refusal BORROWER_NOT_FOUND, BIOMETRY_NOT_FOUND, BIOMETRY_DECIDED, OWN_BIOMETRY, BIOMETRY_CLAIMED, BIOMETRY_RETAKEN.
 */
export async function decideBiometry(
  platform: Platform,
  by: Operator,
  borrowerId: string,
  { status, reason, takenAt }: Call['body'],
): Promise<Call['answer']> {
  const { db, clock, secrets } = platform;
  const { operatorId, name } = by.actor;
  await requireGrant(db, by.actor, borrowerId, clock.now());
  return asSystem('biometry', () =>
    act(platform, {
      principal: by,
      read: async (at) => (await findFace(at, borrowerId)) ?? refuse('BIOMETRY_NOT_FOUND'),
      decide(face, { now }) {
        // The word is about the picture that was looked at, and about no other that came meanwhile.
        if (takenAt !== undefined && Date.parse(takenAt) !== face.takenAt.getTime()) refuse('BIOMETRY_RETAKEN');
        checkMayDecide(face, operatorId, now);
        const jpeg = Buffer.from(secrets.decrypt(face.contentSealed), 'base64');
        return {
          answer: stateOf({ ...face, status }, now),
          writes: [
            decidedFragment(face, { status, by: { operatorId, name }, reason }, now),
            ...portraitOf(status, borrowerId, jpeg),
          ],
          audit: {
            action: 'biometry.decided',
            subject: borrowerId,
            customerId: borrowerId,
            detail: { status },
          },
          missed: { biometry_face: 'BIOMETRY_DECIDED' },
        };
      },
    }),
  );
}
