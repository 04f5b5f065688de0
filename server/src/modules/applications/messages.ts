import { type Cents, formatBrl } from '@balcao/contract';
import type { Fragment } from '../../kernel/db/guarded-write.ts';
import type { Platform } from '../../kernel/platform.ts';
import { messageFragments, say, type Words } from '../notifications/index.ts';

export interface Told {
  applicationId: string;
  to: string | null;
  retailerId: string;
  operatorId: string | null;
  at: Date;
}

type Outcome = { limitCents: Cents } | 'DENIED' | 'WAITS' | 'REVIEW_KEPT' | 'REVIEW_LIFTED';

/** What became of a registration, to the customer's phone; nothing to who has none. */
export function outcomeMessage(platform: Platform, told: Told, outcome: Outcome): Fragment[] {
  const { applicationId, to, retailerId, operatorId, at } = told;
  if (to === null) return [];
  const kind = typeof outcome === 'string' ? outcome.toLowerCase() : 'approved';
  return messageFragments(platform, {
    dedupKey: `registration-result:${applicationId}:${kind}:${at.getTime()}`,
    channel: 'SMS',
    purpose: 'REGISTRATION_RESULT',
    to,
    words: wordsOf(outcome, platform.publicUrl),
    retailerId,
    operatorId,
    at,
  });
}

function wordsOf(outcome: Outcome, publicUrl: string): Words {
  if (outcome === 'WAITS') return say('registrationWaits', {});
  if (outcome === 'REVIEW_LIFTED') return say('registrationReviewLifted', {});
  const link = `${publicUrl}/c/entrar`;
  if (outcome === 'REVIEW_KEPT') return say('registrationReviewKept', { link });
  if (outcome === 'DENIED') return say('registrationDenied', { link });
  return say('registrationApproved', { limite: formatBrl(outcome.limitCents) });
}
