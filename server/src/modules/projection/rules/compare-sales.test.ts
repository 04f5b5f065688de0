import { cents } from '@balcao/credit-math';
import { describe, expect, test } from 'vitest';
import type { SaleFact } from '../facts.ts';
import { compareSales } from './compare-sales.ts';

const sale = (over: Partial<SaleFact> = {}): SaleFact => ({
  contractId: 'one',
  borrowerId: 'customer',
  storeId: 'store',
  operatorId: 'operator',
  borrowerName: 'Cliente',
  acceptedAt: '2026-11-21T15:00:00+00:00',
  soldOn: '2026-11-21',
  canceledOn: null,
  sourceProduct: null,
  principalCents: cents(60_000),
  couponCents: cents(5_000),
  returnedCents: cents(0),
  mdrCents: cents(2_400),
  netCents: cents(57_600),
  iofCents: cents(700),
  ...over,
});
const nothing = { principalCents: 0, couponCents: 0, returnedCents: 0, mdrCents: 0, netCents: 0, iofCents: 0 };
const day = { soldOn: '2026-11-21', storeId: 'store' };

describe('rows of sales', () => {
  test('that are as the sales are change nothing', () => {
    expect(compareSales([sale()], [sale()])).toEqual({ changed: [], gone: [], days: [] });
  });

  test('are made, and counted once a day and store', () => {
    const sales = [sale(), sale({ contractId: 'two' }), sale({ contractId: 'three', storeId: 'other' })];
    const { changed, days } = compareSales(sales, []);
    expect(changed).toEqual(sales);
    expect(days.map(({ storeId, sales: count, netCents }) => [storeId, count, netCents])).toEqual([
      ['store', 2, 115_200],
      ['other', 1, 57_600],
    ]);
  });

  test('of a cancelled sale move the day by what is new alone', () => {
    const canceled = sale({ canceledOn: '2026-11-22', returnedCents: cents(60_000) });
    const { changed, days } = compareSales([canceled], [sale()]);
    expect(changed).toEqual([canceled]);
    expect(days).toEqual([{ ...day, ...nothing, sales: 0, canceled: 1, returnedCents: 60_000 }]);
  });

  test('of another name leave the day alone', () => {
    const { changed, days } = compareSales([sale({ borrowerName: 'Outra' })], [sale()]);
    expect([changed.length, days]).toEqual([1, []]);
  });

  test('that went to another day are counted there and no longer here', () => {
    const { days } = compareSales([sale({ soldOn: '2026-11-20' })], [sale()]);
    expect(days.map(({ soldOn, sales }) => [soldOn, sales])).toEqual([
      ['2026-11-20', 1],
      ['2026-11-21', -1],
    ]);
  });

  test('of no sale go, with what they counted', () => {
    const { gone, days } = compareSales([], [sale({ canceledOn: '2026-11-22' })]);
    expect(gone).toEqual(['one']);
    expect(days).toMatchObject([{ ...day, sales: -1, canceled: -1, principalCents: -60_000 }]);
  });
});
