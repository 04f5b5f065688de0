import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../../kernel/db/sql.ts';
import { newId } from '../../../kernel/ids.ts';
import { call, givenStaff } from '../../../testing/counter.ts';
import { prepareCounter } from '../../../testing/prepare-counter.ts';
import { prepared } from '../../../testing/prepared.ts';
import { givenCustomer, givenSale, givenShop, grant } from '../../../testing/shop.ts';
import { givenCampaign, givenCoupon } from '../testing.ts';

const { database, platform, shop, staff, app } = prepareCounter();
const other = prepared(async () => {
  const elsewhere = await givenShop(platform);
  return { shop: elsewhere, staff: await givenStaff(platform, elsewhere) };
});

beforeEach(() => sql`delete from policy_documents where kind = 'coupon-campaign'`.execute(database.db));

const LIST = 'GET /coordinator/coupon-campaigns';
const COUPONS = 'GET /coordinator/borrowers/{id}/coupons';
const GIVE = 'POST /coordinator/borrowers/{id}/coupons';
const WITHDRAW = 'POST /coordinator/borrowers/{id}/coupons/{couponId}/withdraw';
const analyst = () => staff.analyst.token;

/** A customer whom the analyst of the shop looked up. */
async function customer(): Promise<string> {
  const id = await givenCustomer(platform, shop);
  await grant(platform, { ...shop, actor: { ...shop.actor, operatorId: staff.analyst.operatorId } }, id);
  return id;
}
const give = (id: string, campaignId: string, over: { key?: string; token?: string } = {}) =>
  call(app, GIVE, { params: { id }, body: { campaignId, reason: 'Demora na entrega' }, token: analyst(), ...over });
const couponsOf = async (id: string) =>
  ((await call(app, COUPONS, { params: { id }, token: analyst() })).body as { items: { id: string }[] }).items;
const campaigns = async (token = analyst()) =>
  ((await call(app, LIST, { token })).body as { items: { id: string; figures: object | null }[] }).items;
const withdraw = (id: string, couponId: string) =>
  call(app, WITHDRAW, { params: { id, couponId }, body: { reason: 'Dado por engano' }, token: analyst() });

test('one of a running campaign is given by hand, once, and serves the next purchase; withdrawn it does not', async () => {
  const campaignId = await givenCampaign(database.db, { retailerId: shop.retailerId });
  const id = await customer();
  const key = newId();
  const given = await give(id, campaignId, { key });
  expect(given.body).toMatchObject({
    trigger: 'BY_HAND',
    status: 'ISSUED',
    percentValue: 0.1,
    validThrough: '2026-12-21',
    given: { by: 'analyst', reason: 'Demora na entrega' },
  });
  expect((await give(id, campaignId, { key })).body).toEqual(given.body);
  expect((await give(id, campaignId)).code).toBe('COUPON_GIVEN_ALREADY');
  const couponId = (given.body as { id: string }).id;
  const next = () =>
    call(app, 'GET /coupons/next-purchase', { query: { borrowerId: id, storeId: shop.storeId }, token: analyst() });
  expect((await next()).body).toMatchObject({ id: couponId });
  expect((await withdraw(id, couponId)).body).toEqual({ id: couponId });
  expect((await withdraw(id, couponId)).code).toBe('COUPON_NOT_OPEN');
  expect((await next()).code).toBe('COUPON_NOT_FOUND');
  expect(await couponsOf(id)).toMatchObject([
    { status: 'WITHDRAWN', withdrawal: { because: 'BY_HAND', by: 'analyst', reason: 'Dado por engano' } },
  ]);
  // What was withdrawn may be given again.
  expect((await give(id, campaignId)).code).toBeUndefined();
});

test('of no campaign that is over, to come or another retailer’s; to nobody who was not looked up', async () => {
  const id = await customer();
  const past = await givenCampaign(database.db, { validFrom: '2026-01-01', validUntil: '2026-11-20' });
  const future = await givenCampaign(database.db, { validFrom: '2026-11-22' });
  const theirs = await givenCampaign(database.db, { retailerId: other.shop.retailerId });
  for (const campaignId of [past, future, theirs, newId()])
    expect((await give(id, campaignId)).code).toBe('CAMPAIGN_NOT_RUNNING');
  const running = await givenCampaign(database.db, { retailerId: shop.retailerId });
  expect((await give(await givenCustomer(platform, shop), running)).code).toBe('BORROWER_NOT_FOUND');
  expect((await give(id, running, { token: other.staff.analyst.token })).code).toBe('BORROWER_NOT_FOUND');
  expect((await withdraw(id, newId())).code).toBe('COUPON_NOT_FOUND');
});

test('a campaign tells what became of its coupons, to its own analysts alone', async () => {
  const campaignId = await givenCampaign(database.db, { retailerId: shop.retailerId });
  const ofAll = await givenCampaign(database.db);
  const terms = { id: campaignId, retailerId: shop.retailerId };
  const [first, second] = [await customer(), await customer()];
  await givenCoupon(platform, first, terms);
  await give(first, campaignId);
  await withdraw(second, ((await give(second, campaignId)).body as { id: string }).id);
  const buyer = await customer();
  const couponId = ((await give(buyer, campaignId)).body as { id: string }).id;
  await givenSale(platform, shop, buyer, { cents: 20_000, couponId });
  const found = await campaigns();
  expect(found.find((one) => one.id === campaignId)).toMatchObject({
    trigger: 'PAID_PURCHASE',
    scope: 'RETAILER',
    status: 'IN_FORCE',
    percentValue: 0.1,
    mayChange: true,
    figures: { issued: 4, open: 2, used: 1, givenBack: 1, expired: 0, discount: 20 },
  });
  expect(found.find((one) => one.id === ofAll)).toMatchObject({ mayChange: false, figures: null });
  const elsewhere = await campaigns(other.staff.analyst.token);
  expect(elsewhere.map((one) => one.id)).toEqual([ofAll]);
});

test('one that runs is ended, with what it replaced: it issues nothing from tomorrow on', async () => {
  const END = 'POST /policies/{id}/end';
  const older = await givenCampaign(database.db, { retailerId: shop.retailerId, validFrom: '2026-01-01' });
  const running = await givenCampaign(database.db, { retailerId: shop.retailerId, validFrom: '2026-02-01' });
  const ofAll = await givenCampaign(database.db);
  const end = (id: string, token = analyst()) =>
    call(app, END, { params: { id }, body: { reason: 'Acabou a verba' }, token });
  expect((await end(running, other.staff.analyst.token)).code).toBe('POLICY_DOCUMENT_NOT_FOUND');
  expect((await end(ofAll)).code).toBe('POLICY_OF_THE_PROVIDER');
  expect((await end(older)).code).toBe('POLICY_NOT_RUNNING');
  const both = await Promise.all([end(running), end(running)]);
  expect(both.map(({ code }) => code ?? 'done').toSorted()).toEqual(['POLICY_NOT_RUNNING', 'done']);
  const rows = await sql`select id, valid_until, end_reason from policy_documents
    where id in (${older}::uuid, ${running}::uuid) order by valid_from`.execute(database.db);
  const ended = { valid_until: '2026-11-21', end_reason: 'Acabou a verba' };
  expect(rows.rows).toEqual([
    { id: older, ...ended },
    { id: running, ...ended },
  ]);
});
