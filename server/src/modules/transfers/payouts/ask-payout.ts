import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { keyOf, raced, readBatch, shownBatch } from '../desk.ts';
import { moving } from '../house.ts';
import { checkStep } from '../rules/check-batch.ts';
import { paidOutFragment } from '../store.ts';
import type { PayoutPorts } from './ports.ts';
import { payoutFragment } from './store.ts';

type Call = Handled<'POST /backofficeOriginations/batches/{batchId}/payout'>;

/**
 * Has the bank pay a batch in the transitory account by Pix. It is kept before the bank is told, which the worker does;
 * until the bank answers nobody else pays the batch, and nobody reverses it.
 * @throws Refusal of `moving`, PAYOUT_NOT_OFFERED, BATCH_NOT_FOUND, those of `checkStep`, BATCH_MOVED.
 */
export const askPayout = (
  platform: Platform,
  { provider }: PayoutPorts,
  by: Keyed,
  batchId: string,
  { retailerId }: Call['body'],
): Promise<Call['answer']> =>
  moving(platform, by.actor, retailerId, async () => {
    if (!provider) refuse('PAYOUT_NOT_OFFERED');
    await act(platform, {
      principal: by,
      read: (db) => readBatch(db, retailerId, batchId),
      decide(facts, { now }) {
        const { batch, retailer } = facts;
        checkStep(batch, 'TRANSITORY_TO_RETAILER');
        if (!retailer) refuse('BATCH_NOT_FOUND');
        const { operatorId, name } = by.actor;
        const id = newId();
        const payout = { id, retailerId, batchId, amountCents: batch.paidCents, pixKey: retailer.cnpj };
        const asked = { receiver: retailer.legalName, askedAt: now, askedBy: operatorId, askedByName: name };
        return {
          answer: null,
          writes: [
            paidOutFragment(keyOf(facts), id, null),
            payoutFragment({ ...payout, ...asked, status: 'REQUESTED', dueAt: now }),
          ],
          audit: {
            action: 'transfer.payout-asked',
            subject: batchId,
            detail: { retailer: retailerId, paidCents: batch.paidCents },
          },
          ...raced,
        };
      },
    });
    return shownBatch(platform.db, { retailerId, id: batchId }, by.actor.operatorId);
  });
