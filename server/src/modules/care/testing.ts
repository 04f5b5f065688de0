import { guardedWrite } from '../../kernel/db/guarded-write.ts';
import { newId } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { type CareKey, newRequestFragment } from './store.ts';

export type { CareKey } from './store.ts';

/** An erasure that somebody else of the retailer asked for. */
export async function givenCareRequest(platform: Platform, retailerId: string, borrowerId: string): Promise<CareKey> {
  const key = { borrowerId, id: newId() };
  const asked = { kind: 'ERASURE' as const, reason: 'Pedido do cliente', askedBy: newId(), askedByName: 'ANALISTA' };
  const decided = { decidedBy: null, decidedByName: null, decidedAt: null, decisionReason: null };
  await guardedWrite(platform.db, [
    newRequestFragment({
      ...key,
      ...asked,
      ...decided,
      retailerId,
      borrowerName: 'Cliente',
      duplicateId: null,
      duplicateName: null,
      askedAt: platform.clock.now(),
      status: 'WAITING',
      photosUntil: null,
      photosErasedAt: null,
    }),
  ]);
  return key;
}
