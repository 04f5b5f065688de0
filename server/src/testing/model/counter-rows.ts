import { sql } from 'kysely';
import { newId } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { testPolicy } from '../../modules/contracts/testing.ts';
import { testRenegotiationPolicy } from '../../modules/renegotiation/testing/policy.ts';
import { givenStore } from '../../modules/retailers/testing.ts';
import { givenStaff } from '../counter.ts';
import { givenShop } from '../shop.ts';

/** Stores of the retailer: each sells by another policy. */
export const storeNames = ['main', 'bonus', 'own', 'odd'] as const;
export type StoreName = (typeof storeNames)[number];

export interface Counter {
  retailerId: string;
  stores: Record<StoreName, string>;
  /** A device at a fixed price, and one at a price to agree on. */
  products: Record<'fixed' | 'range', string>;
  operators: Record<'cashier' | 'manager' | 'analyst', string>;
  /** Undoes what a run changed of these rows. */
  restore(): Promise<void>;
}

/** Terms the model knows as well; everything in cents. */
export const terms = {
  minimumPurchase: 2_000,
  minimumFirstPurchase: 3_000,
  coupon: { percent: 10, minimum: 5_000, cap: 3_000, days: 30 },
  device: {
    fixed: { price: 50_000, down: 10_000 },
    /** Shares of a hundred. */
    range: { price: 60_000, least: 50, down: 20, most: 40_000 },
  },
  extra: { share: 50, minimum: 10_000, maximum: 60_000, days: 7, restDays: 20, reviewAbove: 40_000 },
} as const;

/** The retailer, its stores and what they sell by: rows that stay for all runs of a database. */
export async function givenCounter(platform: Platform): Promise<Counter> {
  const { db } = platform;
  const shop = await givenShop(platform);
  const { retailerId } = shop;
  const staff = await givenStaff(platform, shop);
  const stores = {
    main: shop.storeId,
    bonus: await givenStore(db, retailerId, { name: 'Norte' }),
    own: await givenStore(db, retailerId, { name: 'Sul' }),
    odd: await givenStore(db, retailerId, { name: 'Leste' }),
  };
  const policy = (storeId: string | null, product: string | null, document: object) =>
    sql`
    insert into pricing_policies (id, retailer_id, store_id, source_product, valid_from, document)
    values (${newId()}::uuid, ${retailerId}::uuid, ${storeId}::uuid, ${product}::text, '2020-01-01', ${JSON.stringify(document)}::jsonb)`.execute(
      db,
    );
  await policy(stores.bonus, 'INTEREST_PAID_BY_RETAILER', testPolicy);
  const own = {
    ...testPolicy,
    lenderType: 'STORE_OWN',
    plans: [{ dueDateRule: 'MONTHLY', rateMonthly: '0.0094', counts: [1, 2, 4] }],
  };
  await policy(stores.own, null, own);
  await policy(stores.odd, null, { plans: [] });
  await policy(stores.main, 'SUPER_PURCHASE', testPolicy);
  await policy(stores.main, 'SMARTPHONE_SALE', testPolicy);
  const products = await givenDevices(platform);
  const { coupon, extra } = terms;
  await sql`
    insert into coupon_campaigns (id, retailer_id, trigger, percent, minimum_purchase_cents, maximum_discount_cents, validity_days,
      funded_by, valid_from)
    values (${newId()}::uuid, ${retailerId}::uuid, 'PAID_PURCHASE', ${coupon.percent / 100}::numeric, ${coupon.minimum}::bigint,
      ${coupon.cap}::bigint, ${coupon.days}::int, 'RETAILER', '2020-01-01')`.execute(db);
  for (const storeId of [stores.main, stores.own]) {
    await sql`
      insert into evaluation_policies (id, retailer_id, store_id, source_product, valid_from, limit_share, minimum_cents, maximum_cents,
        valid_days, rest_days, review_above_cents)
      values (${newId()}::uuid, ${retailerId}::uuid, ${storeId}::uuid, 'SUPER_PURCHASE', '2020-01-01', ${extra.share / 100}::numeric,
        ${extra.minimum}::bigint, ${extra.maximum}::bigint, ${extra.days}::int, ${extra.restDays}::int, ${extra.reviewAbove}::bigint)`.execute(
      db,
    );
  }
  for (const storeId of [stores.main, stores.own]) {
    await sql`
      insert into renegotiation_policies (id, retailer_id, store_id, valid_from, document)
      values (${newId()}::uuid, ${retailerId}::uuid, ${storeId}::uuid, '2020-01-01', ${JSON.stringify(testRenegotiationPolicy)}::jsonb)`.execute(
      db,
    );
  }
  await sql`
    insert into incentive_rules (id, retailer_id, event, kind, rate, category, valid_from)
    values (${newId()}::uuid, ${retailerId}::uuid, 'SALE', 'PERCENTAGE', 0.01, 'gold', '2020-01-01')`.execute(db);
  const restore = async () => {
    await sql`update stores set is_active = true, can_receive_payments = true`.execute(db);
  };
  const operators = {
    cashier: staff.cashier.operatorId,
    manager: staff.manager.operatorId,
    analyst: staff.analyst.operatorId,
  };
  return { retailerId, stores, products, operators, restore };
}

async function givenDevices({ db }: Platform): Promise<Counter['products']> {
  const products = { fixed: newId(), range: newId() };
  const { fixed, range } = terms.device;
  for (const [model, id] of Object.entries(products)) {
    await sql`insert into device_products (id, manufacturer, model) values (${id}::uuid, 'Moto', ${model})`.execute(db);
  }
  await sql`
    insert into device_offers (id, product_id, valid_from, price_cents, down_payment_cents, max_down_payment_rate, min_price_rate, max_amount_cents)
    values (${newId()}::uuid, ${products.fixed}::uuid, '2020-01-01', ${fixed.price}, ${fixed.down}, null, 1, null),
      (${newId()}::uuid, ${products.range}::uuid, '2020-01-01', ${range.price}, null, ${range.down / 100}, ${range.least / 100}, ${range.most})`.execute(
    db,
  );
  return products;
}
