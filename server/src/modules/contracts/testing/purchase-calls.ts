import { cents } from '@balcao/credit-math';
import { guardedWrite } from '../../../kernel/db/guarded-write.ts';
import type { Platform } from '../../../kernel/platform.ts';
import type { Shop } from '../../../testing/shop.ts';
import { callEndsAt, type CallKey, newCallFragment } from '../calls/purchase-calls.ts';
import { sentCodeFragment } from '../store.ts';

export type { CallKey } from '../calls/purchase-calls.ts';

interface Offered {
  borrowerId: string;
  offer: { id: string; proposals: readonly { id: string }[] };
  /** Of its proposals, counted from 0. */
  nth: number;
}

/** A purchase that waits for an analyst's call, whatever its policy wants. */
export async function givenPurchaseCall(
  { db, clock }: Platform,
  { retailerId, actor }: Shop,
  { borrowerId, offer, nth }: Offered,
): Promise<CallKey> {
  const now = clock.now();
  const key = { borrowerId, proposalId: offer.proposals[nth]?.id ?? '' };
  const sentAt = now.toISOString();
  const expiresAt = callEndsAt(now).toISOString();
  await guardedWrite(db, [
    sentCodeFragment({
      ...key,
      contractId: offer.id,
      method: 'ANALYST_CALL',
      channel: 'ANALYST_CALL',
      status: 'MANUAL',
      codeHash: '',
      phoneHash: '',
      phoneMasked: '',
      maxAttempts: 5,
      countedOn: null,
      toldTotalCents: null,
      sentAt,
      expiresAt,
    }),
    newCallFragment(
      {
        ...key,
        retailerId,
        reason: 'POLICY',
        customerName: 'CLIENTE DE TESTE',
        storeName: 'LOJA DE TESTE',
        valueCents: cents(10_000),
        operatorId: actor.operatorId,
      },
      now,
    ),
  ]);
  return key;
}
