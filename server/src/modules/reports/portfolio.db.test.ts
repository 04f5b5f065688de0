import { expect, test } from 'vitest';
import { sql } from '../../kernel/db/sql.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { expectRefusal } from '../../testing/refusals.ts';
import { by as keyed, givenCustomer, givenSale, givenShop, paymentsPorts, type Shop } from '../../testing/shop.ts';
import { cancelContract } from '../cancellation/index.ts';
import { drainPortfolios, drainProjections } from '../projection/index.ts';
import { givenRetailer } from '../retailers/testing.ts';
import { showPortfolio } from './use-cases/show-portfolio.ts';

const { database, platform, clock, shop } = prepareCounter({ at: '2026-11-21T15:00:00Z', shopPer: 'test' });

const sell = async (by: Shop = shop) =>
  givenSale(platform, by, await givenCustomer(platform, by), { cents: 60_000, count: 6 });
const summed = async () => {
  await drainProjections(platform);
  await drainPortfolios(platform);
};
const show = (query: Parameters<typeof showPortfolio>[2] = {}, actor = shop.actor) =>
  showPortfolio(platform, { ...actor, role: actor.role === 'cashier' ? 'manager' : actor.role }, query);
const sum = (of: readonly { open: number }[]) => of.reduce((all, { open }) => all + open, 0);

test('what is owed by how late it is, by month due and by month of the sale: each list sums to the total', async () => {
  expect(await show()).toMatchObject({ madeAt: null, total: { contracts: 0, open: 0 }, months: [] });
  await sell();
  const canceled = await sell();
  await cancelContract(
    platform,
    paymentsPorts,
    keyed({ actor: { ...shop.actor, role: 'analyst' } }, 'POST /cancellation'),
    { contractId: canceled, reason: 'DEFECT', value: undefined, storeId: shop.storeId },
  );
  await summed();
  const sold = await show({ storeId: shop.storeId });
  expect(sold.madeAt).toBe('2026-11-21T15:00:00.000Z');
  // Planted: the cancelled sale counted.
  expect(sold.total).toMatchObject({ contracts: 1, installments: 6, late: 0 });
  expect(sold.total.open).toBe(sold.total.face);
  expect(sold.months.map(({ month }) => month.slice(0, 7))).toEqual([
    '2026-12',
    '2027-01',
    '2027-02',
    '2027-03',
    '2027-04',
    '2027-05',
  ]);
  expect(sold.vintages).toMatchObject([{ month: '2026-11-01', contracts: 1, installments: 6 }]);

  clock.set('2027-01-25T15:00:00Z');
  await sell();
  await summed();
  const later = await show();
  const standing = Object.fromEntries(later.ageing.map((one) => [one.standing, one.installments]));
  expect(standing).toMatchObject({ PAID: 0, DUE: 10, LATE_30: 1, LATE_60: 1, LATE_90: 0 });
  expect([sum(later.ageing), sum(later.months), sum(later.vintages)]).toEqual(Array(3).fill(later.total.open));
  const [first, second] = later.vintages;
  expect([first?.month, second?.month]).toEqual(['2026-11-01', '2027-01-01']);
  expect(first?.late).toBeGreaterThan(first?.late30 ?? 0);
  expect([first?.late90, second?.late]).toEqual([0, 0]);
  expect(first?.late30).toBeGreaterThan(0);
});

test('it is summed again after six hours, once however many workers try', async () => {
  await sell();
  await summed();
  clock.set('2026-11-21T20:59:00Z');
  await sell();
  await summed();
  expect((await show()).total.contracts).toBe(1);
  clock.set('2026-11-21T21:00:00Z');
  await Promise.all([summed(), drainPortfolios(platform), drainPortfolios(platform)]);
  expect((await show()).total.contracts).toBe(2);
  const kept = await sql<{ times: number }>`select count(distinct made_at)::integer as times from portfolio_cells
    where retailer_id = ${shop.retailerId}::uuid`.execute(database.db);
  expect(kept.rows).toEqual([{ times: 1 }]);
});

test('a retailer sees its own; the provider’s analyst any, and all of them', async () => {
  const other = await givenShop(platform);
  await sell();
  await sell(other);
  await summed();
  await expectRefusal(show({ retailerId: other.retailerId }), 'RETAILER_NOT_FOUND');
  expect((await show()).total.contracts).toBe(1);
  await sql`update retailers set is_provider = false`.execute(database.db);
  const provider = await givenRetailer(database.db, { isProvider: true });
  const analyst = { ...shop.actor, retailerId: provider, role: 'analyst' as const };
  expect((await show({ retailerId: other.retailerId }, analyst)).total.contracts).toBe(1);
  expect((await show({}, analyst)).total.contracts).toBeGreaterThanOrEqual(2);
  await expectRefusal(
    show({ retailerId: other.retailerId }, { ...analyst, role: 'manager' as const }),
    'RETAILER_NOT_FOUND',
  );
});
