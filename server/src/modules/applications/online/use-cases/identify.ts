import type { Handled } from '@balcao/contract';
import { act } from '../../../../kernel/act/act.ts';
import type { Decision } from '../../../../kernel/act/decision.ts';
import { quotaFragment } from '../../../../kernel/act/quota.ts';
import type { Db, Tx } from '../../../../kernel/db/database.ts';
import type { Fragment } from '../../../../kernel/db/guarded-write.ts';
import { newId } from '../../../../kernel/ids.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import { Refusal, refuse } from '../../../../kernel/refusal.ts';
import { sameHash } from '../../../../kernel/secrets.ts';
import { findRegistering, phoneOf } from '../../../borrowers/index.ts';
import { messageFragments, say } from '../../../notifications/index.ts';
import type { LinkRow } from '../../tables.ts';
import type { Engine } from '../../views.ts';
import { LINK_CODE_UNDELIVERED_JOB, type SentLinkCode } from '../code-delivery.ts';
import { findVisit, guessFragment, isIdentified, onlineCodeHash, sentCodeFragment } from '../link-store.ts';
import { type OnlinePage, visitOf } from '../page-views.ts';
import { quotas } from '../rules/limits.ts';
import { asPage } from './acting.ts';
import { showOnlineApplication } from './open-link.ts';

const opened = async (db: Db | Tx, key: string, now: Date) => visitOf(db, await findVisit(db, key, now));

/**
 * Sends a code to the phone that the store verified: whoever holds the link need not be the customer, the store shows it as a QR code.
 * @throws Refusal ONLINE_LINK_UNKNOWN, ONLINE_LINK_EXPIRED, PHONE_CODE_TOO_SOON, TOO_MANY_REQUESTS.
 */
export async function sendOnlineCode(
  platform: Platform,
  engine: Engine,
  makeCode: () => string,
  key: string,
): Promise<OnlinePage> {
  const { db, clock, secrets } = platform;
  const { by } = await opened(db, key, clock.now());
  const code = makeCode();
  await act(platform, {
    principal: asPage(by),
    async read(at, { now }) {
      const registering = await findRegistering(at, by.borrowerId);
      const to = registering && phoneOf(secrets, registering.borrower);
      return { visit: await opened(at, key, now), to: to ?? refuse('ONLINE_LINK_UNKNOWN') };
    },
    decide: ({ visit: { link, application }, to }, { now }) => ({
      answer: undefined,
      writes: [
        quotaFragment(quotas.sends, link.borrowerId, now),
        sentCodeFragment(link, onlineCodeHash(secrets, link, code), now),
        ...codeMessage(platform, { to, code, link, at: now }),
      ],
      audit: { action: 'application-link.code-sent', subject: link.borrowerId, storeId: application.storeId },
    }),
  });
  return showOnlineApplication(platform, engine, key);
}

const sentOf = ({ borrowerId, applicationId }: LinkRow, at: Date): SentLinkCode => ({
  borrowerId,
  applicationId,
  sentAt: at.toISOString(),
});

const codeMessage = (
  platform: Platform,
  { to, code, link, at }: { to: string; code: string; link: LinkRow; at: Date },
): Fragment[] =>
  messageFragments(platform, {
    dedupKey: `registration-link-code:${newId()}`,
    channel: 'SMS',
    purpose: 'REGISTRATION_CODE',
    to,
    words: say('onlineRegistrationCode', { codigo: `${code.slice(0, 3)}-${code.slice(3)}` }),
    retailerId: link.retailerId,
    operatorId: null,
    at,
    watcher: { kind: LINK_CODE_UNDELIVERED_JOB, payload: { ...sentOf(link, at) } },
  });

/**
 * Identifies the customer by the code, for an hour.
 * @throws Refusal ONLINE_LINK_UNKNOWN, ONLINE_LINK_EXPIRED, PHONE_CODE_WRONG, PHONE_CODE_OVER, TOO_MANY_REQUESTS after ten wrong ones a day.
 */
export async function verifyOnlineCode(
  platform: Platform,
  engine: Engine,
  { key, code }: Handled<'POST /online-application/code/verify'>['body'],
): Promise<OnlinePage> {
  const { db, clock, secrets } = platform;
  const { by } = await opened(db, key, clock.now());
  await act(platform, {
    principal: asPage(by),
    read: (at, { now }) => opened(at, key, now),
    decide({ link, application: { storeId } }, { now }): Decision<undefined> {
      // Typed twice, it is none the worse.
      if (link.codeHash === null && isIdentified(link, now)) return { unchanged: undefined };
      const isRight = sameHash(link.codeHash ?? '', onlineCodeHash(secrets, link, code));
      const writes = [
        guessFragment(link, isRight, now),
        quotaFragment(quotas.wrong, link.borrowerId, now, isRight ? 'ask' : 'count'),
      ];
      const note = { subject: link.borrowerId, storeId };
      if (isRight) return { answer: undefined, writes, audit: { action: 'application-link.identified', ...note } };
      const refusal = new Refusal('PHONE_CODE_WRONG');
      return { refusal, writes, audit: { action: 'application-link.wrong-code', ...note } };
    },
  });
  return showOnlineApplication(platform, engine, key);
}
