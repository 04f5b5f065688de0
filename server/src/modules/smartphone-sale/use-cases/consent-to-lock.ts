import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { TERMS_TODAY } from '../../documents/index.ts';
import { readSaleDevice } from '../sale-device.ts';
import { consentFragment } from '../store.ts';

type Ask = Handled<'POST /smartphone-sale/consents'>['body'];
type Answer = Handled<'POST /smartphone-sale/consents'>['answer'];

/**
 * Keeps that the customer signed the term of the lock of the verified device; another IMEI needs another signature.
 * @throws Refusal of {@link readSaleDevice}, DEVICE_NOT_VERIFIED.
 */
export function consentToLock(platform: Platform, by: Operator, { contractId }: Ask): Promise<Answer> {
  return act(platform, {
    principal: by,
    read: (db, { now }) => readSaleDevice(db, by.actor, { contractId }, now),
    decide({ sale, device }, { now }) {
      if (!device || device.status === 'RELEASED') return refuse('DEVICE_NOT_VERIFIED');
      if (device.consentedAt !== null)
        return { unchanged: { contractId, consentedAt: new Date(device.consentedAt).toISOString() } };
      const key = { borrowerId: sale.borrowerId, contractId, imei: device.imei };
      return {
        answer: { contractId, consentedAt: now.toISOString() },
        writes: [consentFragment({ ...key, at: now, byName: by.actor.name })],
        audit: {
          action: 'device.consented',
          subject: contractId,
          storeId: sale.storeId,
          detail: { brand: device.brand, terms: TERMS_TODAY },
        },
        // Another device took its place, or two signed at once.
        missed: { device_consent: 'DEVICE_NOT_VERIFIED' },
      };
    },
  });
}
