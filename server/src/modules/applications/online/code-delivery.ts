import { act } from '../../../kernel/act/act.ts';
import type { System } from '../../../kernel/act/principal.ts';
import type { Platform } from '../../../kernel/platform.ts';
import type { WayLeft } from '../../notifications/index.ts';
import { ZONE } from '../applicant.ts';
import type { ApplicationKey } from '../store.ts';
import { linkOf, undeliveredCodeFragment } from './link-store.ts';

/** Kind of the job that hears of a code that its way did not bring. */
export const LINK_CODE_UNDELIVERED_JOB = 'applications.link-code-undelivered';

/** The sending that was not delivered, as the message's watcher carries it. */
export interface SentLinkCode {
  borrowerId: string;
  applicationId: string;
  /** Instant of the sending: what was sent since is another. */
  sentAt: string;
}

const sender: System = { kind: 'system', name: 'registration-code', zone: ZONE };

/** Keeps by which way a code goes now, for the page to say. Of a sending that was replaced, used or noted already, nothing. */
export function noteLinkCodeUndelivered(platform: Platform, asked: SentLinkCode & WayLeft): Promise<undefined> {
  const { borrowerId, applicationId, left, next } = asked;
  const key: ApplicationKey = { borrowerId, id: applicationId };
  return act(platform, {
    principal: sender,
    read: (db) => linkOf(db, key),
    decide(link) {
      const isIt = link?.codeHash !== null && link?.codeSentAt?.getTime() === Date.parse(asked.sentAt);
      if (!link || !isIt || link.codeUndelivered.some((way) => way === left)) return { unchanged: undefined };
      return {
        answer: undefined,
        writes: [undeliveredCodeFragment(link, { left, next })],
        audit: {
          action: 'application-link.code-undelivered',
          subject: borrowerId,
          retailerId: link.retailerId,
          detail: { channel: left, next },
        },
      };
    },
  });
}
