import { describe, expect, test } from 'vitest';
import { aPolicy, idOf, pricing, RETAILER } from '../testing/policies.ts';
import { validityText, placeText, authorText, planText } from '../texts.ts';
import { dayAfter } from './day-after.ts';
import { linesOf, mayEnter } from './lines.ts';
import { placesOf } from './places.ts';

const everybody = { scope: 'PROVIDER', retailer: null } as const;
const inStore = (number: number, storeName: string) =>
  ({ scope: 'STORE', storeId: idOf(number), storeName, retailer: RETAILER }) as const;

describe('lines', () => {
  test('variants stand in the order of their kind, and the widest place first', () => {
    const lines = linesOf(pricing, [
      aPolicy({ ...inStore(6, 'Loja Sul') }),
      aPolicy({ ...everybody, variant: 'SUPER_PURCHASE' }),
      aPolicy({ ...inStore(5, 'Loja Água') }),
      aPolicy(),
      aPolicy(everybody),
    ]);
    expect(lines.map(({ title, place }) => `${title}: ${place}`)).toEqual([
      'Compra comum: Todas as redes',
      'Compra comum: Norte Móveis',
      'Compra comum: Loja Água, Norte Móveis',
      'Compra comum: Loja Sul, Norte Móveis',
      'Super Compra: Todas as redes',
    ]);
  });

  test('what waits comes next, what was withdrawn is past, and nothing holds where none does', () => {
    const [line, ...others] = linesOf(pricing, [
      aPolicy({ id: idOf(1), status: 'WAITING' }),
      aPolicy({ id: idOf(2), status: 'FUTURE' }),
      aPolicy({ id: idOf(3), status: 'WITHDRAWN' }),
      aPolicy({ id: idOf(4), status: 'PAST' }),
    ]);
    expect(others).toEqual([]);
    expect(line?.current).toBeUndefined();
    expect(line?.next.map(({ id }) => id)).toEqual([idOf(1), idOf(2)]);
    expect(line?.past.map(({ id }) => id)).toEqual([idOf(3), idOf(4)]);
  });

  test('a variant of a newer server is shown by its code', () => {
    expect(linesOf(pricing, [aPolicy({ variant: 'NEWER' })])[0]?.title).toBe('NEWER');
    expect(linesOf(pricing, [])).toEqual([]);
  });

  test('who may change a place is said by the kind', () => {
    expect(mayEnter(pricing, { scope: 'STORE' })).toBe(true);
    expect(mayEnter(pricing, { scope: 'PROVIDER' })).toBe(false);
  });
});

describe('places', () => {
  const offered = {
    kind: pricing,
    stores: [{ value: idOf(5), label: 'Loja Centro' }],
    retailers: [],
    ownRetailer: 'Lojas Aurora',
    source: undefined,
  };

  test('of a retailer: all of it, then its stores', () => {
    expect(placesOf(offered).map(({ label, place }) => [label, place])).toEqual([
      ['Lojas Aurora', { scope: 'RETAILER' }],
      ['Loja Centro', { scope: 'STORE', storeId: idOf(5) }],
    ]);
  });

  test('the place of what is copied comes first, and once', () => {
    const source = aPolicy({ ...inStore(5, 'Loja Centro') });
    const places = placesOf({ ...offered, source });
    expect(places.map(({ place }) => place)).toEqual([{ scope: 'STORE', storeId: idOf(5) }, { scope: 'RETAILER' }]);
  });

  test('what the provider said for everybody is copied to where one may publish', () => {
    const places = placesOf({ ...offered, source: aPolicy(everybody) });
    expect(places.map(({ label }) => label)).toEqual(['Lojas Aurora', 'Loja Centro']);
  });

  test('the provider names the retailer of what it copies, and publishes in no store of its own', () => {
    const kind = { ...pricing, scopes: ['PROVIDER' as const, 'RETAILER' as const, 'STORE' as const] };
    const source = aPolicy({ ...inStore(6, 'Loja Norte') });
    const places = placesOf({ ...offered, kind, retailers: [RETAILER], source });
    expect(places.map(({ label, place }) => [label, place])).toEqual([
      ['Loja Norte, Norte Móveis', { scope: 'STORE', storeId: idOf(6), retailerId: RETAILER.id }],
      ['Todas as redes', { scope: 'PROVIDER' }],
      ['Norte Móveis', { scope: 'RETAILER', retailerId: RETAILER.id }],
    ]);
  });

  test('of a kind that only others change there is no place', () => {
    expect(placesOf({ ...offered, kind: { ...pricing, scopes: [] }, source: aPolicy() })).toEqual([]);
  });
});

test.each([
  ['2026-11-30', '2026-12-01'],
  ['2026-12-31', '2027-01-01'],
  ['2028-02-28', '2028-02-29'],
  ['2027-02-28', '2027-03-01'],
] as const)('the day after %s is %s', (day, next) => {
  expect(dayAfter(day as never)).toBe(next);
});

test('a policy says where, until when and by whom, also where a name is not for the reader', () => {
  expect(placeText(aPolicy(inStore(5, 'Loja Centro')))).toBe('Loja Centro, Norte Móveis');
  expect(validityText({ validFrom: '2026-01-10', validUntil: null })).toBe('desde 10/01/2026');
  expect(validityText({ validFrom: '2026-01-10', validUntil: '2026-01-10' })).toBe('de 10/01/2026 a 10/01/2026');
  expect(authorText(aPolicy({ author: { kind: 'SYSTEM', operatorId: null, name: null } }))).toBe('Sistema');
  expect(authorText(aPolicy({ author: { kind: 'OPERATOR', operatorId: idOf(7), name: null } }))).toBe('Provedor');
  expect([planText(3, 'MONTHLY'), planText(4, 'WEEKLY'), planText(2, 'BIWEEKLY')]).toEqual([
    '3x',
    '4x por semana',
    '2x a cada 14 dias',
  ]);
});
