import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import { quotaFragment } from '../../../kernel/act/quota.ts';
import { addSeconds } from '../../../kernel/clock.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { newToken } from '../../../kernel/secrets.ts';
import { readConfiguration } from '../../retailers/index.ts';
import { showPage } from '../page.ts';
import { quotas } from '../rules/limits.ts';
import { declinedFragment, openedFragment } from '../store.ts';
import { checkGoesOn, findByToken, findVisit, qrNote, qrSystem } from '../visits.ts';

type Open = Handled<'POST /qr-purchase/open'>;
type Page = Handled<'POST /qr-purchase/page'>['answer'];

/**
 * Opens a QR code, once, however many try at once: the key that it answers is held by the page that opened it alone.
 * @throws Refusal QR_UNKNOWN, QR_USED, QR_EXPIRED, QR_CANCELED, QR_SETTLED, TOO_MANY_REQUESTS.
 */
export async function openQrPurchase(
  platform: Platform,
  { token }: Open['body'],
  address: string,
): Promise<Open['answer']> {
  const key = newToken();
  const found = await findByToken(platform.db, token);
  await act(platform, {
    principal: qrSystem(found),
    async read(db, { now }) {
      const row = checkGoesOn(await findByToken(db, token), now);
      if (row.keyHash !== null) refuse('QR_USED');
      const { qrPurchase } = await readConfiguration({ db, log: platform.log }, row.retailerId, row.storeId);
      return { row, minutes: qrPurchase.minutes };
    },
    decide: ({ row, minutes }, { now }) => ({
      answer: undefined,
      writes: [
        quotaFragment(quotas.doors, platform.secrets.hash('qr-address', address), now),
        openedFragment(row, { key, endsAt: addSeconds(now, minutes * 60) }, now),
      ],
      audit: qrNote(row, 'qr-purchase.opened'),
    }),
  });
  return { key, page: await showPage(platform, key) };
}

/** The customer does not want it. @throws Refusal as every call of the page. */
export async function declineQrPurchase(platform: Platform, key: string): Promise<Page> {
  const found = await findVisit(platform.db, key, platform.clock.now());
  await act(platform, {
    principal: qrSystem(found),
    read: (db, { now }) => findVisit(db, key, now),
    decide: (row, { now }) => ({
      answer: undefined,
      writes: [declinedFragment(row, now)],
      audit: qrNote(row, 'qr-purchase.declined', { status: row.status }),
    }),
  });
  return showPage(platform, key);
}
