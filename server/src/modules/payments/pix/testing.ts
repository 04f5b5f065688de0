import type { Cents } from '@balcao/contract';
import { randomBytes } from 'node:crypto';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { claimOf, paymentsPorts, type Shop } from '../../../testing/shop.ts';
import type { PixPorts } from './ports.ts';
import { createCharge } from './use-cases/create-charge.ts';
import { receivePix } from './use-cases/receive-pix.ts';

export const testPix: PixPorts = {
  provider: { createCharge: ({ txid }) => Promise.resolve({ brCode: `br-code-of-${txid}` }) },
  webhookSecret: 'the secret that the bank of the tests signs with',
  chargeMinutes: 60,
  customerPays: null,
};

export const newEndToEndId = () => `E00000000${randomBytes(12).toString('hex').slice(0, 23)}`;

/** Charges installments at the shop, under a fresh key unless one is given. */
export const givenPixCharge = (
  platform: Platform,
  shop: Shop,
  installmentIds: readonly string[],
  { key = newId(), pix = testPix }: { key?: string; pix?: PixPorts } = {},
) =>
  createCharge(platform, pix, shop.actor, claimOf(shop, 'POST /coordinator/pix/charges', key), {
    installmentIds,
    storeId: shop.storeId,
  });

export interface PaidPix {
  txid: string;
  value: number;
  endToEndId?: string;
  paidAt?: Date;
}

/** The bank says that a Pix arrived, now. */
export const arrive = (platform: Platform, { paidAt, value, txid, endToEndId = newEndToEndId() }: PaidPix) =>
  receivePix(platform, paymentsPorts, {
    txid,
    endToEndId,
    value: value as Cents,
    paidAt: (paidAt ?? platform.clock.now()).toISOString(),
  });
