import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { keyOf, raced, readBatch, shownBatch } from '../desk.ts';
import { moving } from '../house.ts';
import { emailFragments } from '../messages.ts';
import { emailedBatchFragment, lostEmailFragment } from '../store.ts';

type Call = Handled<'POST /backofficeOriginations/batches/{batchId}/email'>;

/**
 * Tells the retailer once more.
 * @throws Refusal of `moving`, BATCH_NOT_FOUND, EMAIL_NOT_SENT for a retailer without an address or a batch that is not there.
 */
export const sendEmail = (
  platform: Platform,
  by: Keyed,
  batchId: string,
  { retailerId }: Call['body'],
): Promise<Call['answer']> =>
  moving(platform, by.actor, retailerId, async () => {
    await act(platform, {
      principal: by,
      read: (db) => readBatch(db, retailerId, batchId),
      decide(facts, { now }) {
        const { status, paidCents, reversedAt } = facts.batch;
        const isThere = status === 'AT_RETAILER' && paidCents > 0 && reversedAt === null;
        const email = isThere ? emailFragments(platform, facts, now) : [];
        if (email.length === 0) refuse('EMAIL_NOT_SENT');
        return {
          answer: null,
          writes: [emailedBatchFragment(keyOf(facts)), ...email],
          audit: { action: 'transfer.email-sent', subject: batchId, detail: { retailer: retailerId } },
          ...raced,
        };
      },
    });
    return shownBatch(platform.db, { retailerId, id: batchId }, by.actor.operatorId);
  });

/** What became of an e-mail that nobody took. */
export interface LostEmail {
  retailerId: string;
  batchId: string;
  /** Which of the batch. */
  number: number;
}

/** Marks the newest e-mail of a batch as not sent; an older one was sent again since. */
export const noteLostEmail = (
  platform: Pick<Platform, 'db' | 'clock'>,
  { retailerId, batchId, number }: LostEmail,
): Promise<void> =>
  act(platform, {
    principal: { kind: 'system', name: 'messages', retailerId, zone: 'America/Manaus' },
    read: () => Promise.resolve(null),
    decide: () => ({
      answer: undefined,
      writes: [lostEmailFragment({ retailerId, id: batchId }, number)],
      audit: { none: 'the batch says it, and its message is a row of the outbox' },
    }),
  });
