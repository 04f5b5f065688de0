import { hash } from '@node-rs/argon2';
import { sql } from '../../kernel/db/sql.ts';
import { newId } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { testPolicy } from '../../modules/contracts/testing.ts';
import {
  givenCampaign,
  givenEvaluationPolicy,
  givenIncentiveRule,
  wideLimitChanges,
} from '../../modules/credit/testing.ts';
import { givenOperator } from '../../modules/identity/testing.ts';
import { givenCorrectionIndex, givenPolicyDocument } from '../../modules/policies/testing.ts';
import { testRenegotiationPolicy } from '../../modules/renegotiation/testing/policy.ts';
import { saveConfiguration } from '../../modules/retailers/index.ts';
import { givenRetailer, givenStore } from '../../modules/retailers/testing.ts';
import { agreed } from './lender/lender.ts';
import type { Clerk } from './world.ts';
import { givenStaff } from '../counter.ts';
import { givenShop, type Shop } from '../shop.ts';

/** Stores of the retailer: each sells by another policy. */
export const storeNames = ['main', 'bonus', 'own', 'odd'] as const;
export type StoreName = (typeof storeNames)[number];

export interface Counter {
  retailerId: string;
  stores: Record<StoreName, string>;
  /** A device at a fixed price, and one at a price to agree on. */
  products: Record<'fixed' | 'range', string>;
  operators: Record<Clerk, string>;
  /** The retailer whose person somebody is: the provider's own of a treasurer. */
  houseOf: (clerk: Clerk) => string;
  /** What everybody types who approves. */
  password: string;
  emailOf: (clerk: Clerk) => string;
  /** Undoes what a run changed of these rows. */
  restore(): Promise<void>;
}

/** Terms the model knows as well; everything in cents. */
export const terms = {
  minimumPurchase: 2_000,
  /** A month, at the store that pays the interest of what is paid in time. */
  bonusRate: '0.05',
  minimumFirstPurchase: 3_000,
  /** The highest total that one analyst sets; above it a raise waits so many days for a colleague. */
  limitAlone: 200_000,
  requestDays: 2,
  /** Half of the late charges of a payment, its fees, and both together so much. */
  waiver: { maximum: 2_000 },
  /** Above it two persons take a down payment that no catalogue says. */
  downAlone: 100_000,
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
  const stores = {
    main: shop.storeId,
    bonus: await givenStore(db, retailerId, { name: 'Norte' }),
    own: await givenStore(db, retailerId, { name: 'Sul' }),
    odd: await givenStore(db, retailerId, { name: 'Leste' }),
  };
  const policy = (storeId: string | null, variant: string | undefined, document: object) =>
    givenPolicyDocument(db, { kind: 'pricing', variant, retailerId, storeId, document });
  await policy(stores.bonus, 'INTEREST_PAID_BY_RETAILER', testPolicy);
  const own = {
    ...testPolicy,
    lenderType: 'STORE_OWN',
    plans: [{ dueDateRule: 'MONTHLY', rateMonthly: '0.009', counts: [1, 2, 4] }],
  };
  await policy(stores.own, undefined, own);
  await policy(stores.odd, undefined, { plans: [] });
  await policy(stores.main, 'SUPER_PURCHASE', testPolicy);
  await policy(stores.main, 'SMARTPHONE_SALE', testPolicy);
  const products = await givenDevices(platform);
  const { coupon, extra } = terms;
  await givenCampaign(db, {
    retailerId,
    percent: String(coupon.percent / 100),
    minimumPurchaseCents: coupon.minimum,
    maximumDiscountCents: coupon.cap,
    validityDays: coupon.days,
    fundedBy: 'RETAILER',
  });
  const extraCredit = {
    limitShare: String(extra.share / 100),
    minimumCents: extra.minimum,
    maximumCents: extra.maximum,
    validDays: extra.days,
    restDays: extra.restDays,
    reviewAboveCents: extra.reviewAbove,
  };
  for (const storeId of [stores.main, stores.own]) {
    await givenEvaluationPolicy(db, { retailerId, storeId, ...extraCredit });
    await givenPolicyDocument(db, { kind: 'renegotiation', retailerId, storeId, document: testRenegotiationPolicy });
  }
  const alone = { ...wideLimitChanges, aloneMaximumCents: terms.limitAlone, requestDays: terms.requestDays };
  await givenPolicyDocument(db, { kind: 'limit-changes', retailerId, document: alone });
  const waiver = { chargesShare: '0.5', feesShare: '1', maximumCents: terms.waiver.maximum };
  await givenPolicyDocument(db, { kind: 'waiver', document: waiver });
  await givenPolicyDocument(db, { kind: 'settlement', retailerId, document: agreed[0] ?? {} });
  await givenCorrectionIndex(db);
  await givenIncentiveRule(db, { retailerId, rate: '0.01', category: 'gold' });
  const restore = async () => {
    await sql`update stores set is_active = true, can_receive_payments = true`.execute(db);
  };
  const { operators, houseOf } = await givenPeople(platform, shop);
  await saveConfiguration(platform, { retailerId }, { invoices: { isAllowed: true } });
  const password = await givenPasswords(platform);
  const emailOf = (clerk: Clerk) => `${operators[clerk]}@equipe.example`;
  return { retailerId, stores, products, operators, houseOf, password, emailOf, restore };
}

/** The shop's people, and two analysts of the provider. */
async function givenPeople(platform: Platform, shop: Shop): Promise<Pick<Counter, 'operators' | 'houseOf'>> {
  const provider = await givenRetailer(platform.db, { isProvider: true });
  const staff = await givenStaff(platform, shop);
  const treasurer = (name: string) => givenOperator(platform, { retailerId: provider, role: 'analyst', name });
  const operators = {
    cashier: staff.cashier.operatorId,
    manager: staff.manager.operatorId,
    analyst: staff.analyst.operatorId,
    colleague: (await givenStaff(platform, shop)).analyst.operatorId,
    office: staff.retailer_analyst.operatorId,
    treasurer: await treasurer('TINA'),
    second: await treasurer('SARA'),
  };
  const isOfProvider = (clerk: Clerk) => clerk === 'treasurer' || clerk === 'second';
  return { operators, houseOf: (clerk) => (isOfProvider(clerk) ? provider : shop.retailerId) };
}

/** One for all of the staff, whose hash takes no time: it says what it costs. */
async function givenPasswords({ db }: Platform): Promise<string> {
  const password = 'a password of the model';
  const quick = await hash(password, { memoryCost: 128, timeCost: 1, parallelism: 1 });
  await sql`update operators set password_hash = ${quick}::text`.execute(db);
  return password;
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
