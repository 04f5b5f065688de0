import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import { quotaFragment } from '../../../kernel/act/quota.ts';
import type { Audit } from '../../../kernel/audit/audit.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { newToken, sameHash } from '../../../kernel/secrets.ts';
import { codeHash, findEntry, guessFragment } from '../entries.ts';
import { quotas, session, ZONE } from '../rules/limits.ts';
import { newSessionFragment } from '../sessions.ts';

type Call = Handled<'POST /portal/entries/verify'>;

/**
 * Opens a session by the code that was sent; of many who type it at once, one.
 * @throws Refusal PORTAL_ENTRY_OVER; PORTAL_CODE_WRONG, also for a CPF that nobody has; TOO_MANY_REQUESTS after ten wrong ones a day.
 */
export async function enterPortal(platform: Platform, { key, code }: Call['body']): Promise<Call['answer']> {
  const { db, clock, secrets } = platform;
  const token = newToken();
  const { retailerId, borrowerId, countedAs, codeHash: sent } = await findEntry(db, key, clock.now());
  const note = borrowerId === null ? null : { subject: borrowerId };
  return act(platform, {
    principal:
      borrowerId === null
        ? { kind: 'system', name: 'portal', zone: ZONE }
        : { kind: 'customer', borrowerId, retailerId, zone: ZONE },
    read: () => Promise.resolve(sameHash(sent, codeHash(secrets, key, code))),
    decide(isSame, { now }) {
      const isRight = isSame && borrowerId !== null;
      const guess = [
        guessFragment(key, isRight, now),
        quotaFragment(quotas.wrong, countedAs, now, isRight ? 'ask' : 'count'),
      ];
      if (!isRight) {
        const audit: Audit = note ? { action: 'portal.wrong-code', ...note } : { none: 'a CPF that nobody has' };
        return { refusal: new Refusal('PORTAL_CODE_WRONG'), writes: guess, audit };
      }
      return {
        answer: { token, idleSeconds: session.idleSeconds },
        writes: [...guess, newSessionFragment(token, { retailerId, borrowerId }, now)],
        audit: { action: 'portal.entered', subject: borrowerId },
      };
    },
  });
}
