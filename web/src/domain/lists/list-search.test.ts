import { describe, expect, test } from 'vitest';
import { askedOf, type ListShape, searchOf, sortAfter, sortShown } from './list-search.ts';

const shape: ListShape<'loja' | 'mes', 'soldAt' | 'name'> = {
  name: 'sales',
  filters: ['loja', 'mes'],
  sorts: ['-soldAt', 'name'],
};

describe('an address', () => {
  test('asks the usual when it says nothing', () => {
    expect(askedOf(shape, {})).toEqual({ filters: {}, sort: '-soldAt', cursor: undefined });
  });

  test('asks what it says, a number among it', () => {
    const search = { loja: 'Centro', mes: 11, ordem: '-name', depois: 'abc' };
    expect(askedOf(shape, search)).toEqual({ filters: { loja: 'Centro', mes: '11' }, sort: '-name', cursor: 'abc' });
  });

  test.each([{ ordem: 'cpf' }, { ordem: ['name'] }, { ordem: '--' }, { loja: '' }, { loja: { a: 1 } }, { mes: null }])(
    'asks nothing that the list does not know: %j',
    (search) => expect(askedOf(shape, search)).toEqual({ filters: {}, sort: '-soldAt', cursor: undefined }),
  );

  test('comes back from what it asked, with what belongs to others', () => {
    const asked = { filters: { loja: 'Centro' }, sort: 'name', cursor: 'abc' } as const;
    const search = searchOf(shape, { part: 'list', mes: '10' }, asked);
    expect(search).toEqual({ part: 'list', loja: 'Centro', mes: undefined, ordem: 'name', depois: 'abc' });
    expect(askedOf(shape, search)).toEqual(asked);
    expect(searchOf(shape, {}, { filters: {}, sort: '-soldAt', cursor: undefined })['ordem']).toBeUndefined();
  });
});

test('a header begins as the list names it, then turns round', () => {
  expect(sortAfter(shape, 'name', 'soldAt')).toBe('-soldAt');
  expect(sortAfter(shape, '-soldAt', 'soldAt')).toBe('soldAt');
  expect(sortAfter(shape, 'soldAt', 'soldAt')).toBe('-soldAt');
  expect(sortShown('-soldAt')).toEqual({ column: 'soldAt', direction: 'descending' });
  expect(sortShown('name')).toEqual({ column: 'name', direction: 'ascending' });
});
