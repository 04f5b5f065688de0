import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import { quotaFragment } from '../../../kernel/act/quota.ts';
import { addSeconds } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { newToken, sha256 } from '../../../kernel/secrets.ts';
import { checkStore, findStore, readConfiguration } from '../../retailers/index.ts';
import { MINIMUM_CENTS, quotas } from '../rules/limits.ts';
import { newQrFragment } from '../store.ts';
import { addressOf } from '../visits.ts';

type Call = Handled<'POST /payments/qr-code'>;

/**
 * Begins a purchase that the customer makes on their own phone.
 * @throws Refusal STORE_NOT_FOUND, DEACTIVATED_STORE, QR_NOT_IN_STORE, QR_VALUE_TOO_LOW, TOO_MANY_REQUESTS.
 */
export function makeQrPurchase(
  platform: Platform,
  by: Operator,
  { storeId, value }: Call['body'],
): Promise<Call['answer']> {
  const { retailerId, operatorId } = by.actor;
  const [id, token] = [newId(), newToken()];
  return act(platform, {
    principal: by,
    async read(db) {
      const store = checkStore(await findStore(db, retailerId, storeId));
      const { qrPurchase } = await readConfiguration({ db, log: platform.log }, retailerId, storeId);
      return { store, minutes: qrPurchase.minutes };
    },
    decide({ store, minutes }, { now }) {
      if (store.captureMethod !== 'BY_QR_CODE') refuse('QR_NOT_IN_STORE');
      if (value < MINIMUM_CENTS) refuse('QR_VALUE_TOO_LOW');
      return {
        answer: { details: { id, value }, qrCodeString: addressOf(platform, token) },
        writes: [
          quotaFragment(quotas.made, operatorId, now),
          newQrFragment({
            retailerId,
            id,
            storeId,
            operatorId,
            valueCents: value,
            tokenHash: sha256(token),
            tokenSealed: platform.secrets.encrypt(token),
            createdAt: now,
            endsAt: addSeconds(now, minutes * 60),
          }),
        ],
        audit: { action: 'qr-purchase.made', subject: id, storeId, detail: { valueCents: value } },
      };
    },
  });
}
