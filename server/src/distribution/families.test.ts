import { expect, test } from 'vitest';
import { nullable, text, uuid } from '../kernel/db/columns.ts';
import { by, retired, table, tablesOf } from '../kernel/db/table.ts';

const borrowerId = uuid('borrower_id');
const retailerId = uuid('retailer_id');
const ofCredit = { family: 'credit', key: 'borrower_id' };
const ofRetailer = { family: 'retailer', key: 'retailer_id' };

test('rows lie by the one key that each of them has', () => {
  expect(table('things', { borrowerId }).placement).toEqual(ofCredit);
  expect(table('things', { retailerId }).placement).toEqual(ofRetailer);
  expect(table('things', { borrowerId, retailerId: nullable(retailerId) }).placement).toEqual(ofCredit);
});

// Planted bug: a guess for a table that does not say puts its rows on machines where their family is not.
test('with both keys, or none, the table says where', () => {
  expect(table('things', { borrowerId, retailerId }).placement).toBeNull();
  expect(table('things', { id: uuid('id') }).placement).toBeNull();
  expect(table('things', { retailerId: nullable(retailerId) }).placement).toBeNull();
  expect(table('things', 'retailer', { borrowerId, retailerId }).placement).toEqual(ofRetailer);
  expect(table('things', by('value'), { value: text('value') }).placement).toEqual({ family: 'things', key: 'value' });
  expect(table('things', by('id', 'credit'), { id: uuid('id') }).placement).toEqual({ family: 'credit', key: 'id' });
  expect(table('things', 'shared', { retailerId }).placement).toEqual({ family: 'shared', key: null });
});

test('the tables of a module are what its file exports, in lists too', () => {
  const things = table('things', { borrowerId });
  const former = retired('former_things');
  expect(tablesOf({ things, EDITION: 1, lists: [former], kinds: ['table'], nothing: null })).toEqual([things, former]);
});
