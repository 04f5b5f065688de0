import type { Wire } from '@balcao/contract';
import type { VerificationRow } from '../../tables.ts';

type Waits = Wire<'GET /coordinator/contracts/in-progress'>['answer'][number]['waitsFor'];

/** What of an authorisation tells where a sale stands. */
export type Standing = Pick<VerificationRow, 'method' | 'status' | 'sentAt' | 'expiresAt' | 'usableUntil'>;

export interface Waiting {
  waitsFor: Waits;
  /** Until when that counts; null where nobody said. */
  until: Date | null;
}

/** What a sale waits for at an instant, by its last authorisation. */
export function whatItWaitsFor(last: Standing | null, now: Date): Waiting {
  if (!last) return { waitsFor: 'CHOICE', until: null };
  const { method, status } = last;
  if (status === 'DENIED') return { waitsFor: 'REFUSED', until: null };
  if (status === 'APPROVED') return unlessOver('FINISH', last.usableUntil, now);
  // A call that nobody made in time, or that the till gave up, is waited for no more.
  if (status === 'MANUAL' || method === 'ANALYST_CALL') return unlessOver('ANALYST', last.expiresAt, now);
  return unlessOver(method === 'OTP' ? 'CUSTOMER' : 'FACE', last.expiresAt, now);
}

function unlessOver(waitsFor: Waits, until: string | null, now: Date): Waiting {
  const end = until === null ? null : new Date(until);
  return { waitsFor: end !== null && end <= now ? 'EXPIRED' : waitsFor, until: end };
}

/** An offer whose plan nobody chose is given up sooner than one that the customer was asked about. */
export const CHOICE_SECONDS = 30 * 60;
/** How long a begun sale stands on the board. */
export const BOARD_SECONDS = 24 * 60 * 60;

/** Whether a sale still is in progress; `since` is its last step. */
export const isInProgress = ({ waitsFor }: Waiting, since: Date, now: Date): boolean =>
  now.getTime() - since.getTime() < (waitsFor === 'CHOICE' ? CHOICE_SECONDS : BOARD_SECONDS) * 1_000;
