import { act } from '../../../kernel/act/act.ts';
import type { System } from '../../../kernel/act/principal.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import type { Platform } from '../../../kernel/platform.ts';
import type { WayLeft } from '../../notifications/index.ts';
import { undeliveredFragment } from '../store.ts';
import { verificationFact } from '../views.ts';

/** Kind of the job that hears of a code or a link that its way did not deliver. */
export const UNDELIVERED_JOB = 'contracts.code-undelivered';

/** The sending that was not delivered, as the message's watcher carries it. */
export interface SentAsk {
  borrowerId: string;
  proposalId: string;
  retailerId: string;
  storeId: string;
  /** Instant of the sending: what was asked for since is another. */
  sentAt: string;
}

const sender: System = { kind: 'system', name: 'purchase-code', zone: 'America/Manaus' };

/** Keeps by which way a code goes now, for the till to say. Of a sending that was replaced, or that was noted, nothing. */
export function noteUndelivered(platform: Platform, asked: SentAsk & WayLeft): Promise<undefined> {
  const { borrowerId, proposalId, retailerId, storeId, left, next } = asked;
  return act(platform, {
    principal: sender,
    read: (db) => rowOf(db, select({ verification: verificationFact(borrowerId, proposalId) })),
    decide(found) {
      const verification = found?.verification;
      const isIt = verification?.status === 'PENDING' && Date.parse(verification.sentAt) === Date.parse(asked.sentAt);
      if (!isIt || verification.undelivered.includes(left)) return { unchanged: undefined };
      return {
        answer: undefined,
        writes: [undeliveredFragment(verification, { left, next })],
        audit: {
          action: 'verification.undelivered',
          subject: proposalId,
          customerId: borrowerId,
          retailerId,
          storeId,
          detail: { channel: left, next },
        },
      };
    },
  });
}
