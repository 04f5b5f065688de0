import { readFileSync } from 'node:fs';
import type { CivilDate } from '@balcao/contract';
import { sql } from '../../kernel/db/sql.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { rowOf, select } from '../../kernel/db/select.ts';
import { newId } from '../../kernel/ids.ts';
import { givenRetailer, givenStore } from '../retailers/testing.ts';
import { policyFact } from './facts.ts';
import { givenPolicyDocument } from './testing.ts';
import { prepareDatabase } from '../../testing/prepare-counter.ts';
import { prepared } from '../../testing/prepared.ts';

const database = prepareDatabase();
const givenPlace = async () => {
  const retailerId = await givenRetailer(database.db);
  return { retailerId, storeId: await givenStore(database.db, retailerId) };
};
const own = prepared(givenPlace);
beforeEach(() => sql`delete from policy_documents where kind = 'evaluation'`.execute(database.db));

const given = (name: string, over: object = {}) =>
  givenPolicyDocument(database.db, { kind: 'evaluation', variant: 'SUPER_PURCHASE', document: { name }, ...over });

/** Name of what holds in the store, or in a place, on a day. */
async function heldOn(day: string, place: { retailerId?: string; storeId?: string } = own) {
  const fact = policyFact('evaluation', { ...place, variant: 'SUPER_PURCHASE' }, day as CivilDate);
  return ((await rowOf(database.db, select({ fact })))?.fact as { name?: string } | null | undefined)?.name;
}

describe('what holds', () => {
  test("a store's before a retailer's before the provider's, however new the farther one is", async () => {
    await given('provider', { validFrom: '2026-03-01' });
    expect(await heldOn('2026-04-01')).toBe('provider');
    await given('retailer', { retailerId: own.retailerId, validFrom: '2026-02-01' });
    expect(await heldOn('2026-04-01')).toBe('retailer');
    await given('store', { ...own, validFrom: '2026-01-01' });
    expect([await heldOn('2026-04-01'), await heldOn('2026-04-01', { retailerId: own.retailerId })]).toEqual([
      'store',
      'retailer',
    ]);
    expect(await heldOn('2026-04-01', { retailerId: newId(), storeId: own.storeId })).toBe('provider');
    expect(await heldOn('2026-04-01', {})).toBe('provider');
  });

  test('the newest that has begun and not ended; of one day the one entered last', async () => {
    await given('first', { validFrom: '2026-01-01' });
    await given('campaign', { validFrom: '2026-02-01', validUntil: '2026-02-10' });
    await given('later', { validFrom: '2026-03-01' });
    const days = ['2025-12-31', '2026-01-31', '2026-02-01', '2026-02-10', '2026-02-11', '2026-03-01'];
    const held = await Promise.all(days.map((day) => heldOn(day)));
    expect(held).toEqual([undefined, 'first', 'campaign', 'campaign', 'first', 'later']);
    await given('corrected', { validFrom: '2026-03-01' });
    expect(await heldOn('2026-03-01')).toBe('corrected');
  });

  test('another kind or variant is another line', async () => {
    await given('other', { variant: 'SMARTPHONE_SALE' });
    await givenPolicyDocument(database.db, { kind: 'renegotiation', document: { name: 'other' } });
    expect(await heldOn('2026-04-01')).toBeUndefined();
  });

  test('is found by the index of its line among many', async () => {
    await sql`
      insert into policy_documents (id, kind, variant, retailer_id, revision, valid_from, document, reason, entered_at)
      select gen_random_uuid(), 'evaluation', 'SUPER_PURCHASE', ${own.retailerId}::uuid, n, '2026-01-01', '{}', 'muitas', now()
      from generate_series(1, 5) n`.execute(database.db);
    await sql`
      insert into policy_documents (id, kind, variant, revision, valid_from, document, reason, entered_at)
      select gen_random_uuid(), 'evaluation', 'line ' || n, 1, '2026-01-01', '{}', 'muitas', now() from generate_series(1, 5000) n`.execute(
      database.db,
    );
    await sql`analyze policy_documents`.execute(database.db);
    const place = { ...own, variant: 'SUPER_PURCHASE' as const };
    const plan = await sql<{ 'QUERY PLAN': string }>`
      explain select ${policyFact('evaluation', place, '2026-04-01')}`.execute(database.db);
    const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(text).toContain('policy_documents_line');
    expect(text).not.toContain('Seq Scan');
  });
});

describe('what was in the old tables', () => {
  test('the law came over', async () => {
    const fact = policyFact('lending-rule', { variant: 'STORE_OWN' }, '2026-04-01');
    const law = (await rowOf(database.db, select({ fact })))?.fact;
    expect(law).toMatchObject({ maxRateMonthly: '0.01', maxRateAnnual: '0.12', hasIof: false, lateIof: 'ABSORB' });
    const iof = policyFact('iof', { variant: 'STANDARD' }, '2026-04-01');
    expect((await rowOf(database.db, select({ iof })))?.iof).toMatchObject({ dailyRate: '0.000082', capDays: 365 });
  });

  test('rows move with their ids, figures and order', async () => {
    const ids = [newId(), newId(), newId(), newId(), newId(), newId()];
    const { db } = database;
    await sql`insert into pricing_policies (id, retailer_id, valid_from, valid_until, document) values
      (${ids[0]}::uuid, ${own.retailerId}::uuid, '2026-01-01', null, '{"plans": []}'),
      (${ids[1]}::uuid, ${own.retailerId}::uuid, '2026-02-01', '2026-02-10', '{}'),
      (gen_random_uuid(), ${newId()}::uuid, '2026-02-01', null, '{}')`.execute(db);
    await sql`insert into coupon_campaigns (id, trigger, percent, validity_days, funded_by, valid_from)
      values (${ids[2]}::uuid, 'REGISTRATION', 0.10, 30, 'PROVIDER', '2026-01-01')`.execute(db);
    await sql`insert into evaluation_policies (id, source_product, valid_from, limit_share, minimum_cents, maximum_cents, valid_days)
      values (${ids[3]}::uuid, 'SUPER_PURCHASE', '2026-01-01', 0.5, 1, 2, 7)`.execute(db);
    await sql`insert into incentive_rules (id, event, kind, value_cents, category, valid_from)
      values (${ids[4]}::uuid, 'SALE', 'FIXED_VALUE', 500, 'gold', '2026-01-01')`.execute(db);
    await sql`insert into renegotiation_policies (id, retailer_id, store_id, valid_from, document)
      values (${ids[5]}::uuid, ${own.retailerId}::uuid, ${own.storeId}::uuid, '2026-01-01', '{"counts": [1]}')`.execute(
      db,
    );
    await sql`truncate policy_documents`.execute(db);
    const file = readFileSync(new URL('../../../migrations/0041_policy_documents.sql', import.meta.url), 'utf8');
    await sql.raw(file.slice(file.indexOf('with moved'))).execute(db);
    const { rows } = await sql<{ id: string }>`
      select id, variant, revision, supersedes, valid_until as "validUntil", document from policy_documents
      where kind not in ('lending-rule', 'iof')`.execute(db);
    const byId = ids.map((id) => rows.find((row) => row.id === id));
    expect(rows).toHaveLength(6);
    expect(byId).toMatchObject([
      { variant: 'STANDARD', revision: 1, supersedes: null, validUntil: null, document: { plans: [] } },
      { variant: 'STANDARD', revision: 2, supersedes: ids[0], validUntil: '2026-02-10' },
      { variant: 'REGISTRATION', document: { percent: '0.10', monetaryCents: null, validityDays: 30 } },
      { variant: 'SUPER_PURCHASE', document: { limitShare: '0.5', minimumCents: 1, reviewAboveCents: null } },
      { variant: 'SALE', document: { kind: 'FIXED_VALUE', rate: null, valueCents: 500, category: 'gold' } },
      { variant: 'STANDARD', document: { counts: [1] } },
    ]);
  });
});
