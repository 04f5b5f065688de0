import type { Handled } from '@balcao/contract';
import { describe, expect, test } from 'vitest';
import { asOperator } from '../../kernel/act/principal.ts';
import type { Actor } from '../../kernel/auth/actor.ts';
import { sql } from '../../kernel/db/sql.ts';
import { borrowersPorts } from '../../bindings.ts';
import { centsIfAny } from '../../testing/in-cents.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { expectRefusal } from '../../testing/refusals.ts';
import { by as keyed, givenCustomer, givenSale, givenShop, paymentsPorts } from '../../testing/shop.ts';
import { completeCpf } from '../borrowers/index.ts';
import { cancelContract } from '../cancellation/index.ts';
import { givenIncentiveRule } from '../credit/testing.ts';
import { givenOperator } from '../identity/testing.ts';
import { drainProjections } from '../projection/index.ts';
import { saveConfiguration } from '../retailers/index.ts';
import { rankOperators, rankStores } from './use-cases/rank.ts';
import { serveCustomer } from './use-cases/serve-customer.ts';
import { showConversion } from './use-cases/show-conversion.ts';
import { showHome } from './use-cases/show-home.ts';
import { showPerformance } from './use-cases/show-performance.ts';

const { database, platform, clock, shop } = prepareCounter({ shopPer: 'test' });

const promoter = (): Actor => ({ ...shop.actor, role: 'promoter' });
const manager = (): Actor => ({ ...shop.actor, role: 'manager' });
let made = 0;
const nextCpf = () => completeCpf(String(700_000_000 + (made += 1)));
const given = async (options: Parameters<typeof givenCustomer>[2] = {}) => {
  const cpf = nextCpf();
  return { cpf, id: await givenCustomer(platform, shop, { cpf, ...options }) };
};
const serve = (cpf: string, over: Partial<Handled<'GET /operator-service-center'>['query']> = {}, actor = promoter()) =>
  serveCustomer(platform, borrowersPorts, asOperator(actor), { document: cpf, storeId: shop.storeId, ...over });
const sell = (id: string, cents = 60_000) => givenSale(platform, shop, id, { cents, count: 6 });

describe('a customer who is looked up', () => {
  test('and may buy has the limit, and what the sale earns', async () => {
    await givenIncentiveRule(database.db, { retailerId: shop.retailerId });
    const { cpf, id } = await given({ limitCents: 250_000 });
    expect(await serve(cpf)).toMatchObject({
      page: 'BORROWER',
      restriction: null,
      borrower: { id, document: `${cpf.slice(0, 3)}.***.***-${cpf.slice(9)}` },
      credit: { limit: 250_000, availableLimit: 250_000, disablePurchase: false, lateDays: 0 },
      operator: { incentiveType: 'percentage' },
      options: { isContractSimulationAllowed: true, maxSimulationValue: 250_000 },
    });
  });

  test('is told by status, by block, and from the first day late', async () => {
    const denied = await given({ status: 'DENIED' });
    const open = await given({ status: 'INCOMPLETE' });
    const disabled = await given({ isPurchaseDisabled: true });
    const late = await given();
    await sell(late.id);
    const off = { safeLists: { reevaluation: '' } };
    await saveConfiguration(platform, { retailerId: shop.retailerId, storeId: shop.storeId }, off);
    expect(await serve(denied.cpf)).toMatchObject({ page: 'RESTRICTION', restriction: 'NOT_APPROVED' });
    await saveConfiguration(platform, { retailerId: shop.retailerId, storeId: shop.storeId }, {});
    expect(await serve(denied.cpf)).toMatchObject({ page: 'REEVALUATION', application: { shouldReevaluate: true } });
    expect(await serve(open.cpf)).toMatchObject({ page: 'APPLICATION', restriction: null });
    expect(await serve(disabled.cpf)).toMatchObject({ page: 'RESTRICTION', restriction: 'PURCHASE_BLOCKED' });
    clock.set('2026-12-23T15:00:00Z');
    const { page, restriction, credit } = await serve(late.cpf);
    expect([page, restriction, credit.lateDays]).toEqual(['RESTRICTION', 'LIMIT_BLOCKED', 2]);
  });

  test('counts for who looked, also when nobody has the CPF; a store that is none counts nothing', async () => {
    const { cpf } = await given();
    await serve(cpf);
    await expectRefusal(serve(nextCpf()), 'BORROWER_NOT_FOUND');
    const other = await givenShop(platform);
    await expectRefusal(serve(cpf, { storeId: other.storeId }), 'STORE_NOT_FOUND');
    expect(await showConversion(platform, promoter(), { period: 'today' })).toMatchObject({ lookups: 2 });
  });
});

describe('who works there', () => {
  const colleague = () =>
    givenOperator(platform, { retailerId: shop.retailerId, storeId: shop.storeId, role: 'attendant' });

  test('is the signed-in operator; a colleague only on a login that the store shares', async () => {
    const operatorId = await colleague();
    const { cpf } = await given();
    expect(await showHome(platform, promoter(), {})).toMatchObject({ operator: { id: shop.actor.operatorId } });
    await expectRefusal(showHome(platform, promoter(), { operatorId }), 'FORBIDDEN');
    await expectRefusal(serve(cpf, { operatorId }), 'FORBIDDEN');
    await saveConfiguration(platform, { retailerId: shop.retailerId }, { operator: { isStoreLogin: true } });
    expect(await showHome(platform, promoter(), { operatorId })).toMatchObject({
      operator: { id: operatorId, role: 'attendant' },
      showPerformance: true,
    });
    await serve(cpf, { operatorId });
    expect(await showConversion(platform, promoter(), { period: 'today' })).toMatchObject({ lookups: 0 });
    expect(await showConversion(platform, manager(), { period: 'today', operatorId })).toMatchObject({ lookups: 1 });
  });

  test('is nobody who was blocked, nor of another retailer', async () => {
    const operatorId = await colleague();
    await saveConfiguration(platform, { retailerId: shop.retailerId }, { operator: { isStoreLogin: true } });
    await sql`update operators set is_active = false, deactivated_at = now() where id = ${operatorId}::uuid`.execute(
      database.db,
    );
    await expectRefusal(showHome(platform, promoter(), { operatorId }), 'OPERATOR_NOT_FOUND');
    const other = await givenShop(platform);
    const theirs = other.actor.operatorId;
    await expectRefusal(showPerformance(platform, manager(), { operatorId: theirs }), 'OPERATOR_NOT_FOUND');
  });
});

describe('what came of it', () => {
  test('is what was sold and stands, by day, week and month; the days sum to the month', async () => {
    await givenIncentiveRule(database.db, { retailerId: shop.retailerId });
    const [one, two] = [await given({ limitCents: 500_000 }), await given({ limitCents: 500_000 })];
    clock.set('2026-11-03T15:00:00Z');
    await sell(one.id);
    clock.set('2026-11-17T15:00:00Z');
    const back = await sell(two.id);
    await sell(two.id);
    const by = keyed({ actor: { ...shop.actor, role: 'analyst' } }, 'POST /cancellation');
    await cancelContract(platform, paymentsPorts, by, {
      contractId: back,
      reason: 'DEFECT',
      value: centsIfAny(undefined),
      storeId: shop.storeId,
    });
    clock.set('2026-11-21T15:00:00Z');
    await sell(one.id);
    await drainProjections(platform);
    const found = await showPerformance(platform, promoter(), {});
    const { today, week, month, days } = found;
    expect([today.conversions, week.conversions, month.conversions]).toEqual([1, 2, 3]);
    expect([week.startDate, week.endDate, month.startDate]).toEqual(['2026-11-16', '2026-11-22', '2026-11-01']);
    expect(days).toHaveLength(31);
    expect(days.at(-1)).toMatchObject({ on: '2026-11-21', conversions: 1 });
    const ofMonth = days.filter(({ on }) => on >= month.startDate);
    expect(ofMonth.reduce((sum, { conversions }) => sum + conversions, 0)).toBe(month.conversions);
    expect(ofMonth.reduce((sum, { incentive }) => sum + (incentive ?? 0), 0)).toBe(month.incentive);
    expect(month.incentive).toBeGreaterThan(0);
    expect(await showConversion(platform, promoter(), { period: 'month' })).toMatchObject({
      // What was cancelled before is no purchase.
      firstPurchases: 2,
      recurringPurchases: 1,
    });
    await saveConfiguration(platform, { retailerId: shop.retailerId }, { serviceCentre: { showIncentive: false } });
    const hidden = await showPerformance(platform, promoter(), {});
    expect([hidden.showIncentive, hidden.month.incentive, hidden.month.conversions]).toEqual([false, null, 3]);
  });

  test('is ranked; what colleagues earned only a manager or an analyst sees', async () => {
    await givenIncentiveRule(database.db, { retailerId: shop.retailerId });
    await sell((await given()).id);
    await drainProjections(platform);
    const ask = { period: 'month', by: 'conversions' } as const;
    const colleague = await givenOperator(platform, {
      retailerId: shop.retailerId,
      storeId: shop.storeId,
      role: 'promoter',
    });
    const seen = async (actor: Actor) => (await rankOperators(platform, actor, ask)).items;
    expect(await seen(promoter())).toMatchObject([
      { position: 1, isOwn: true, conversions: 1, name: 'CAIXA DE TESTE' },
    ]);
    const [other] = await seen({ ...promoter(), operatorId: colleague });
    expect([other?.isOwn, other?.incentive]).toEqual([false, null]);
    expect((await seen({ ...manager(), operatorId: colleague }))[0]?.incentive).toBeGreaterThan(0);
    await expectRefusal(rankOperators(platform, promoter(), { ...ask, by: 'incentive' }), 'FORBIDDEN');
    expect((await rankStores(platform, manager(), ask)).items).toMatchObject([{ id: shop.storeId, conversions: 1 }]);
  });
});
