import { guardedWrite } from '../../kernel/db/guarded-write.ts';
import type { Platform } from '../../kernel/platform.ts';
import { consentFragments, consentsOf } from '../../modules/borrowers/index.ts';
import { givenCareRequest } from '../../modules/care/testing.ts';
import type { Colleague } from '../../testing/counter.ts';
import { givenCustomer, grant, type Shop } from '../../testing/shop.ts';
import type { WordsAct } from './staff-words.ts';

interface Care {
  platform: Platform;
  shop: Shop;
  analyst: Colleague;
}

/** A customer who owes nothing, looked up by the analyst. */
async function lookedUp({ platform, shop, analyst: { operatorId } }: Care): Promise<string> {
  const borrowerId = await givenCustomer(platform, shop);
  await grant(platform, { ...shop, actor: { ...shop.actor, operatorId } }, borrowerId);
  return borrowerId;
}

/** Acts on what is kept of a customer. */
export function careWords(of: () => Care, TYPED: string): Record<string, WordsAct> {
  return {
    'PATCH /coordinator/care-requests/{borrowerId}/{id} reason': {
      owner: 'care_requests.decision_reason',
      ask: async () => {
        const { platform, shop } = of();
        const key = await givenCareRequest(platform, shop.retailerId, await lookedUp(of()));
        return { params: { ...key }, body: { isApproved: false, reason: TYPED } };
      },
    },
    'POST /coordinator/borrowers/{id}/care-requests reason': {
      owner: 'care_requests.reason',
      ask: async () => ({ params: { id: await lookedUp(of()) }, body: { kind: 'ERASURE', reason: TYPED } }),
    },
    'POST /coordinator/borrowers/{id}/consents/{consentId}/withdraw reason': {
      owner: 'care_requests.reason',
      ask: async () => {
        const { db, clock } = of().platform;
        const id = await lookedUp(of());
        const given = { borrowerId: id, retailerId: of().shop.retailerId };
        await guardedWrite(db, consentFragments(given, ['REGISTRATION_PHOTOS'], clock.now()));
        const [consent] = await consentsOf(db, id);
        return { params: { id, consentId: consent?.id ?? '' }, body: { reason: TYPED } };
      },
    },
    'POST /coordinator/borrowers/{id}/data-export reason': {
      owner: 'care_requests.reason',
      ask: async () => ({ params: { id: await lookedUp(of()) }, body: { reason: TYPED } }),
    },
  };
}
