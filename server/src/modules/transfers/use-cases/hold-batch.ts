import type { Handled } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { act } from '../../../kernel/act/act.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { keyOf, raced, readBatch, shownBatch } from '../desk.ts';
import { readHead } from '../facts.ts';
import { moving } from '../house.ts';
import { checkMayHold, checkMayReverse, checkSecondPerson } from '../rules/check-batch.ts';
import { reversalPostings } from '../rules/postings.ts';
import {
  headLock,
  heldBatchFragment,
  moveHeadFragment,
  transferEntry,
  resumedBatchFragment,
  reversedBatchFragments,
} from '../store.ts';

type Reasoned = Handled<'POST /backofficeOriginations/batches/{batchId}/hold'>;
type Answer = Reasoned['answer'];
type Placed = Handled<'POST /backofficeOriginations/batches/{batchId}/resume'>['body'];

/** @throws Refusal of `moving`, BATCH_NOT_FOUND, BATCH_HELD, BATCH_REVERSED, BATCH_MOVED. */
export const holdBatch = (
  platform: Platform,
  by: Keyed,
  batchId: string,
  { retailerId, reason }: Reasoned['body'],
): Promise<Answer> =>
  moving(platform, by.actor, retailerId, async () => {
    await act(platform, {
      principal: by,
      read: (db) => readBatch(db, retailerId, batchId),
      decide(facts, { now }) {
        checkMayHold(facts.batch);
        return {
          answer: null,
          writes: [heldBatchFragment(keyOf(facts), by.actor, reason, now)],
          audit: { action: 'transfer.held', subject: batchId, detail: { retailer: retailerId } },
          ...raced,
        };
      },
    });
    return shownBatch(platform.db, { retailerId, id: batchId }, by.actor.operatorId);
  });

/** @throws Refusal of `moving`, BATCH_NOT_FOUND, those of `checkSecondPerson`, BATCH_MOVED. */
export const resumeBatch = (platform: Platform, by: Keyed, batchId: string, { retailerId }: Placed): Promise<Answer> =>
  moving(platform, by.actor, retailerId, async () => {
    await act(platform, {
      principal: by,
      read: (db) => readBatch(db, retailerId, batchId),
      decide(facts) {
        checkSecondPerson(facts.batch, by.actor.operatorId);
        return {
          answer: null,
          writes: [resumedBatchFragment(keyOf(facts))],
          audit: { action: 'transfer.resumed', subject: batchId, detail: { retailer: retailerId } },
          ...raced,
        };
      },
    });
    return shownBatch(platform.db, { retailerId, id: batchId }, by.actor.operatorId);
  });

/**
 * Undoes a batch: the money is back with the provider, what it held is in none and waits for the next one, and what it
 * took from the one before it is carried again.
 * @throws Refusal of `moving`, BATCH_NOT_FOUND, those of `checkMayReverse`, BATCH_MOVED.
 */
export const reverseBatch = (
  platform: Platform,
  by: Keyed,
  batchId: string,
  { retailerId, reason }: Reasoned['body'],
): Promise<Answer> =>
  moving(platform, by.actor, retailerId, async () => {
    await act(platform, {
      principal: by,
      lock: headLock(retailerId),
      read: async (db) => ({ facts: await readBatch(db, retailerId, batchId), head: await readHead(db, retailerId) }),
      decide({ facts, head }, { now: at, today: on }) {
        const { batch } = facts;
        checkMayReverse(batch, by.actor.operatorId);
        const postings = reversalPostings(batch.status, batch.paidCents);
        // What came off it for billings stays so: the next one pays so much less.
        const carried = cents(head.carriedCents - batch.carriedCents + batch.broughtCents - batch.setOffCents);
        return {
          answer: null,
          writes: [
            moveHeadFragment(retailerId, head, carried),
            ...reversedBatchFragments(keyOf(facts), by.actor, reason, at),
            ...transferEntry({ retailerId, subjectId: batchId, event: 'TRANSFER_REVERSAL', at, on, postings }),
          ],
          audit: {
            action: 'transfer.reversed',
            subject: batchId,
            detail: { retailer: retailerId, paidCents: batch.paidCents, status: batch.status },
          },
          ...raced,
        };
      },
    });
    return shownBatch(platform.db, { retailerId, id: batchId }, by.actor.operatorId);
  });
