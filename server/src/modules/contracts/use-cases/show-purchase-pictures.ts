import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { asSystem } from '../../../kernel/row-security/scope.ts';
import { findPortrait } from '../../borrowers/index.ts';
import { callIsHeldFragment, type CallKey, findCall } from '../calls/purchase-calls.ts';
import { lastTry } from '../faces/purchase-faces.ts';
import { checkMayDecideCall } from '../rules/purchase-calls.ts';
import { reachableCall } from './claim-purchase-call.ts';

type Pictures = Handled<'POST /coordinator/purchase-calls/{borrowerId}/{proposalId}/pictures'>['answer'];

const JPEG = 'image/jpeg';

/**
 * Portrait and last pictures, side by side for who has the call; that they were seen is recorded.
 * @throws Refusal PURCHASE_CALL_NOT_FOUND, PURCHASE_CALL_DECIDED, PURCHASE_CALL_OWN, PURCHASE_CALL_NOT_CLAIMED.
 */
export async function showPurchasePictures(platform: Platform, by: Operator, key: CallKey): Promise<Pictures> {
  await reachableCall(platform, by, key);
  const { operatorId, retailerId } = by.actor;
  const { secrets } = platform;
  return asSystem('purchase-call', () =>
    act(platform, {
      principal: by,
      async read(db) {
        const call = (await findCall(db, retailerId, key)) ?? refuse('PURCHASE_CALL_NOT_FOUND');
        return { call, portrait: await findPortrait(db, key.borrowerId), ...(await lastTry(db, key)) };
      },
      decide({ call, portrait, sealed, reasons }, { now }) {
        checkMayDecideCall(call, operatorId, now);
        return {
          answer: {
            portrait: portrait
              ? { imagebase64: Buffer.from(portrait.bytes).toString('base64'), contentType: portrait.contentType }
              : null,
            shots: sealed.map((content) => ({ imagebase64: secrets.decrypt(content), contentType: JPEG })),
            reasons: [...reasons],
          },
          writes: [callIsHeldFragment(key, operatorId, now)],
          audit: { action: 'purchase-call.pictures-seen', subject: key.proposalId, customerId: key.borrowerId },
          missed: { purchase_call: 'PURCHASE_CALL_NOT_CLAIMED' },
        };
      },
    }),
  );
}
