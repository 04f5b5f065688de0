import { sql } from '../../kernel/db/sql.ts';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { setClock, testPlatform } from '../../testing/platform.ts';
import { checkStore, findStore, saveConfiguration, storeFact, type StoreFact } from './index.ts';
import { givenRetailer, givenStore } from './testing.ts';
import { prepareDatabase } from '../../testing/prepare-counter.ts';

const database = prepareDatabase();
let retailerId: string;
beforeAll(async () => {
  retailerId = await givenRetailer(database.db, {
    fantasyName: 'Casa Norte',
    legalName: 'Casa Norte S.A.',
    zone: 'America/Manaus',
  });
});

test('a store fact says store and retailer', async () => {
  const storeId = await givenStore(database.db, retailerId, { name: 'Centro', captureMethod: 'BY_QR_CODE' });
  expect(await findStore(database.db, retailerId, storeId)).toEqual({
    id: storeId,
    name: 'Centro',
    cnpj: expect.stringMatching(/^\d{14}$/),
    address: 'Rua das Flores, 10, Manaus - AM',
    isActive: true,
    canReceivePayments: true,
    captureMethod: 'BY_QR_CODE',
    retailerId,
    retailerName: 'Casa Norte',
    legalName: 'Casa Norte S.A.',
    retailerCnpj: expect.stringMatching(/^\d{14}$/),
    zone: 'America/Manaus',
    needsCashSession: false,
    contacts: { customerWhatsapp: null, retailerWhatsapp: null },
  });
});

test('a fact works inside a query on columns of that query', async () => {
  const storeId = await givenStore(database.db, retailerId);
  const result = await sql<{ store: StoreFact | null }>`
    select ${storeFact(sql.ref('s.retailer_id'), sql.ref('s.id'))} as store from stores s
    where s.id = ${storeId}`.execute(database.db);
  expect(result.rows[0]?.store?.id).toBe(storeId);
});

test('an unknown, a foreign and a missing store are one answer', async () => {
  const foreign = await givenStore(database.db, await givenRetailer(database.db));
  expect(await findStore(database.db, retailerId, foreign)).toBeNull();
  expect(await findStore(database.db, retailerId, newId())).toBeNull();
  const without = await sql<{ store: null }>`select ${storeFact(retailerId, null)} as store`.execute(database.db);
  expect(without.rows[0]?.store).toBeNull();
  expect(() => checkStore(null)).toThrow(new Refusal('STORE_NOT_FOUND'));
});

test('nothing happens in a closed store', async () => {
  const closed = await givenStore(database.db, retailerId, { isActive: false });
  const fact = await findStore(database.db, retailerId, closed);
  expect(() => checkStore(fact)).toThrow(new Refusal('DEACTIVATED_STORE'));
});

test('support numbers come from the nearest layer that has them', async () => {
  const platform = testPlatform(database.db, setClock('2026-11-21T10:00:00Z'));
  const storeId = await givenStore(database.db, retailerId);
  const sibling = await givenStore(database.db, retailerId);
  await saveConfiguration(platform, {}, { support: { customerWhatsapp: '1', retailerWhatsapp: '2' } });
  await saveConfiguration(platform, { retailerId }, { support: { retailerWhatsapp: '3' } });
  await saveConfiguration(platform, { retailerId, storeId }, { support: { customerWhatsapp: '4' } });
  const contactsOf = async (id: string) => (await findStore(database.db, retailerId, id))?.contacts;
  expect(await contactsOf(storeId)).toEqual({ customerWhatsapp: '4', retailerWhatsapp: '3' });
  expect(await contactsOf(sibling)).toEqual({ customerWhatsapp: '1', retailerWhatsapp: '3' });
});
