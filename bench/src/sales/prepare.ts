import { newId } from '../../../server/src/kernel/ids.ts';
import type { Platform } from '../../../server/src/kernel/platform.ts';
import { payInstallments } from '../../../server/src/modules/payments/index.ts';
import {
  by,
  givenCustomer,
  givenSale,
  givenShop,
  givenVerifiedOffer,
  type Shop,
  paymentsPorts,
} from '../../../server/src/testing/shop.ts';
import type { Act } from './bench-sales.ts';
import type { Client } from './client.ts';
import { readRows, type Rows } from './rows.ts';

const SALE = { cents: 60_000, count: 6 };

export interface Prepared {
  shop: Shop;
  /** The customer to copy: with a verified offer, or with a sale to receive from. */
  template: string;
  /** What the product writes for one such act, done once by its own use cases. */
  rows: Rows;
}

async function firstInstallment(client: Client, borrowerId: string): Promise<string> {
  const text = 'select id from installments where borrower_id = $1 and number = 1';
  const { rows } = await client.query<{ id: string }>(text, [borrowerId]);
  return rows[0]?.id ?? newId();
}

export async function prepareAct(platform: Platform, client: Client, act: Act): Promise<Prepared> {
  const shop = await givenShop(platform);
  const template = await givenCustomer(platform, shop);
  const example = await givenCustomer(platform, shop);
  await givenSale(platform, shop, example, SALE);
  if (act === 'accept') {
    await givenVerifiedOffer(platform, shop, template, SALE);
    return { shop, template, rows: await readRows(client, example, 'ORIGINATION') };
  }
  await givenSale(platform, shop, template, SALE);
  const installmentIds = [await firstInstallment(client, example)];
  await payInstallments(platform, paymentsPorts, by(shop, 'POST /pay'), {
    installmentIds,
    storeId: shop.storeId,
  });
  return { shop, template, rows: await readRows(client, example, 'PAYMENT') };
}
