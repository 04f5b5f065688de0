import { act } from '../../../kernel/act/act.ts';
import { addSeconds } from '../../../kernel/clock.ts';
import { GuardMissed } from '../../../kernel/db/guarded-write.ts';
import type { Platform } from '../../../kernel/platform.ts';
import type { PayoutPorts, PayoutState } from './ports.ts';
import { settlePayout, systemOf } from './settle-payout.ts';
import { acceptedPayoutFragment, claimedPayoutFragment, duePayouts } from './store.ts';

/** How soon the bank is asked again that has not said how a payout ended. */
const AGAIN_SECONDS = 60;
const A_TURN = 5;

type Due = Awaited<ReturnType<typeof duePayouts>>[number];

/** Of two workers at once one tells the bank. */
async function isClaimed(platform: Platform, payout: Due): Promise<boolean> {
  try {
    return await act(platform, {
      principal: await systemOf(platform, payout.retailerId),
      read: () => Promise.resolve(payout),
      decide: (_, { now }) => ({
        answer: true,
        writes: [claimedPayoutFragment(payout, addSeconds(now, AGAIN_SECONDS))],
        audit: { none: 'who asked for it, and what the bank says, are recorded' },
      }),
    });
  } catch (error) {
    if (error instanceof GuardMissed) return false;
    throw error;
  }
}

const noteAccepted = async (platform: Platform, { id, retailerId }: Due) =>
  act(platform, {
    principal: await systemOf(platform, retailerId),
    read: () => Promise.resolve(null),
    decide: () => ({
      answer: undefined,
      writes: [acceptedPayoutFragment(id)],
      audit: { none: 'the payout says it' },
    }),
  });

/**
 * The chore of the worker: tells the bank what it is to pay, and asks how far it is, a few a turn. A bank that does not
 * answer is asked again; so is one whose answer was lost, under the same id.
 */
export async function keepPayouts(platform: Platform, { provider }: PayoutPorts): Promise<void> {
  if (!provider) return;
  for (const payout of await duePayouts(platform.db, platform.clock.now(), A_TURN)) {
    if (!(await isClaimed(platform, payout))) continue;
    const { id, pixKey, receiver, amountCents } = payout;
    const said: PayoutState | null = await provider
      .pay({ id, pixKey, receiver, amountCents })
      .catch((error: unknown) => {
        platform.log.warn({ err: error, payoutId: id }, 'the bank did not take a payout');
        return null;
      });
    if (said === null) continue;
    if (said.status === 'PROCESSING') await noteAccepted(platform, payout);
    else await settlePayout(platform, { ...said, id });
  }
}
