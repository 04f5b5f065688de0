import { expect, test } from 'vitest';
import { sql } from '../db/sql.ts';
import { nameBorrower } from './name-borrower.ts';
import { type Naming, ofIds, own } from './naming.ts';

const ROUTE = 'GET /contracts/{id}/render';
const ID = '0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90';
const things = ofIds((ids) => sql`select borrower_id, retailer_id from things where id ${ids}`);
const holder = { retailerId: sql<string>`s.retailer_id`, operatorId: sql<string>`s.operator_id`, now: new Date(0) };

const asked = (at: Naming['at'], request: Partial<Record<'params' | 'query' | 'body', unknown>>) =>
  nameBorrower([[ROUTE, own(things, at)]])(ROUTE, { params: {}, query: {}, body: {}, ...request })?.(holder);

test('ids of whatever came are asked for: one, some with commas between, a list', () => {
  expect(asked('params.id', { params: { id: ID } })?.values).toContain(ID);
  expect(asked('query.ids', { query: { ids: `x, ${ID},${ID}` } })?.values).toContain(JSON.stringify([ID, ID]));
  expect(asked('body.ids', { body: { ids: [ID, 7, 'x'] } })?.values).toContain(ID);
});

test('a request that names nothing reaches nobody', () => {
  for (const body of [undefined, null, 'text', {}, { id: 7 }, { id: 'not an id' }, { id: [] }])
    expect(asked('body.id', { body })).toBeUndefined();
  expect(nameBorrower([])(ROUTE, { params: { id: ID }, query: {}, body: {} })).toBeUndefined();
});

// Planted bug: the last of two modules wins, and a route reaches customers by the looser reason.
test('two modules that name the customer of one route stop the start', () => {
  const naming = own(things, 'params.id');
  expect(() =>
    nameBorrower([
      [ROUTE, naming],
      [ROUTE, naming],
    ]),
  ).toThrow('named twice');
});
