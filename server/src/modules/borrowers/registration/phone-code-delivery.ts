import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Operator, System } from '../../../kernel/act/principal.ts';
import type { Platform } from '../../../kernel/platform.ts';
import type { WayLeft } from '../../notifications/index.ts';
import { findServed } from './facts.ts';
import { phoneAmong, phonesOf, undeliveredCodeFragment } from './phones.ts';

/** Kind of the job that hears of a code that its way did not bring. */
export const CODE_UNDELIVERED_JOB = 'borrowers.phone-code-undelivered';

/** The sending that was not delivered, as the message's watcher carries it. */
export interface SentPhoneCode {
  borrowerId: string;
  phoneId: string;
  retailerId: string;
  storeId: string | null;
  /** Instant of the sending: what was sent since is another. */
  sentAt: string;
}

const sender: System = { kind: 'system', name: 'registration-code', zone: 'America/Manaus' };

/** Keeps by which way a code goes now, for the screen to say. Of a sending that was replaced, or that was noted, nothing. */
export function noteCodeUndelivered(platform: Platform, asked: SentPhoneCode & WayLeft): Promise<undefined> {
  const { borrowerId, phoneId, retailerId, storeId, left, next } = asked;
  return act(platform, {
    principal: sender,
    read: (db) => phonesOf(db, borrowerId),
    decide(phones) {
      const phone = phones.find(({ id }) => id === phoneId);
      const isIt = phone?.codeHash !== null && phone?.codeSentAt?.getTime() === Date.parse(asked.sentAt);
      if (!phone || !isIt || phone.codeUndelivered.some((way) => way === left)) return { unchanged: undefined };
      return {
        answer: undefined,
        writes: [undeliveredCodeFragment(phone, { left, next })],
        audit: {
          action: 'registration.code-undelivered',
          subject: borrowerId,
          retailerId,
          storeId,
          detail: { channel: left, next, phoneId },
        },
      };
    },
  });
}

type Call = Handled<'GET /borrowers/{id}/phones/{phoneId}/verification-code'>;

/**
 * By which way the newest code of a phone went, and by which it did not arrive.
 * @throws Refusal BORROWER_NOT_FOUND, PHONE_NOT_FOUND.
 */
export async function showCodeDelivery(
  { db, clock }: Platform,
  by: Operator,
  { id, phoneId }: Call['params'],
): Promise<Call['answer']> {
  const { phones } = await findServed(db, by, id, clock.now());
  const { codeChannel, codeUndelivered } = phoneAmong(phones, phoneId);
  return {
    channel: codeChannel,
    undeliveredChannels: codeUndelivered,
    isUndelivered: codeChannel !== null && codeUndelivered.includes(codeChannel),
  };
}
