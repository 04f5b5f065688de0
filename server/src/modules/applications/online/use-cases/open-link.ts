import type { Handled } from '@balcao/contract';
import { act } from '../../../../kernel/act/act.ts';
import { quotaFragment } from '../../../../kernel/act/quota.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { newToken } from '../../../../kernel/secrets.ts';
import type { Engine } from '../../views.ts';
import { findLink, findVisit, openedFragment } from '../link-store.ts';
import { type OnlinePage, pageOf, visitOf } from '../page-views.ts';
import { quotas } from '../rules/limits.ts';
import { asPage } from './acting.ts';

type Call = Handled<'POST /online-application/open'>;

/**
 * Opens a link, once, however many try at once: the key that it answers is held by the page that opened it alone.
 * @throws Refusal ONLINE_LINK_UNKNOWN, ONLINE_LINK_DONE, ONLINE_LINK_EXPIRED, ONLINE_LINK_USED, TOO_MANY_REQUESTS.
 */
export async function openOnlineApplication(
  platform: Platform,
  engine: Engine,
  { token, device }: Call['body'],
  address: string,
): Promise<Call['answer']> {
  const key = newToken();
  const { by } = await visitOf(platform.db, await findLink(platform.db, token));
  await act(platform, {
    principal: asPage(by),
    read: async (db) => visitOf(db, await findLink(db, token)),
    decide({ link, application }, { now }) {
      if (application.status !== 'OPEN') refuse('ONLINE_LINK_DONE');
      if (link.expiresAt <= now) refuse('ONLINE_LINK_EXPIRED');
      if (link.keyHash !== null) refuse('ONLINE_LINK_USED');
      return {
        answer: undefined,
        writes: [
          quotaFragment(quotas.doors, platform.secrets.hash('registration-link-address', address), now),
          openedFragment(link, { key, device }, now),
        ],
        audit: { action: 'application-link.opened', subject: link.borrowerId, storeId: application.storeId },
      };
    },
  });
  return { key, page: await showOnlineApplication(platform, engine, key) };
}

/** @throws Refusal ONLINE_LINK_UNKNOWN, ONLINE_LINK_EXPIRED. */
export async function showOnlineApplication(platform: Platform, engine: Engine, key: string): Promise<OnlinePage> {
  const { db, clock } = platform;
  return pageOf(platform, engine, await visitOf(db, await findVisit(db, key, clock.now())));
}
