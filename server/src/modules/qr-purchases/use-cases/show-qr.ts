import { cents } from '@balcao/credit-math';
import { act } from '../../../kernel/act/act.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { rowOf, scalar, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { contractNumber, contractOfRetailer } from '../../contracts/index.ts';
import { renderQrLabel } from '../../documents/index.ts';
import { storeFact } from '../../retailers/index.ts';
import { statusAt } from '../rules/status.ts';
import { canceledFragment } from '../store.ts';
import { type QrView, qrView } from '../views.ts';
import { findAtTill } from '../visits.ts';

/** Where a purchase of the caller's retailer stands. @throws Refusal QR_NOT_FOUND, also for another retailer's. */
export async function showQrPurchase(platform: Platform, { retailerId }: Actor, id: string): Promise<QrView> {
  return qrView(platform, await findAtTill(platform.db, retailerId, id), platform.clock.now());
}

/** The label that goes with the goods. @throws Refusal QR_NOT_FOUND, CONTRACT_HAS_NO_ACCEPTED_PROPOSAL before it is accepted. */
export async function renderLabel({ db }: Platform, { retailerId }: Actor, id: string): Promise<Uint8Array> {
  const { storeId, valueCents, settledAt, contractId, creditCents, status } = await findAtTill(db, retailerId, id);
  if (status !== 'ACCEPTED' || contractId === null || settledAt === null || creditCents === null)
    return refuse('CONTRACT_HAS_NO_ACCEPTED_PROPOSAL');
  const number = scalar(contractNumber, sql`from ${contractOfRetailer({ contractId, retailerId })}`);
  const found = await rowOf(db, select({ store: storeFact(retailerId, storeId), number }));
  const store = found?.store ?? refuse('QR_NOT_FOUND');
  return renderQrLabel({
    retailerName: store.retailerName,
    storeName: store.name,
    zone: store.zone,
    contractNumber: found?.number ?? '',
    soldAt: settledAt.toISOString(),
    valueCents,
    creditCents,
    restCents: cents(valueCents - creditCents),
  });
}

/** Ends a purchase that nobody accepted. @throws Refusal QR_NOT_FOUND, QR_SETTLED once it is accepted or declined. */
export function cancelQrPurchase(platform: Platform, by: Operator, id: string): Promise<QrView> {
  return act(platform, {
    principal: by,
    read: (db) => findAtTill(db, by.actor.retailerId, id),
    decide(row, { now }) {
      const status = statusAt(row, now);
      if (status === 'CANCELED' || status === 'EXPIRED') return { unchanged: qrView(platform, row, now) };
      if (status === 'ACCEPTED' || status === 'DECLINED') refuse('QR_SETTLED');
      return {
        answer: qrView(platform, { ...row, status: 'CANCELED' }, now),
        writes: [canceledFragment(row, now)],
        audit: { action: 'qr-purchase.canceled', subject: id, storeId: row.storeId, detail: { status } },
      };
    },
  });
}
