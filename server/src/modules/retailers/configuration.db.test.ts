import { sql } from '../../kernel/db/sql.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { InvalidConfiguration, readConfiguration, readPublicConfiguration } from './index.ts';
import { saveConfiguration, savePublicConfiguration } from './store.ts';
import { givenRetailer, givenStore } from './testing.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { prepared } from '../../testing/prepared.ts';
import { silentLog } from '../../testing/platform.ts';

const counter = prepareCounter({ at: '2026-11-21T10:00:00Z' });
const logged = vi.fn<(...said: unknown[]) => void>();

const { database } = counter;
beforeEach(async () => {
  await sql`delete from configurations`.execute(database.db);
  await sql`delete from public_configurations`.execute(database.db);
  logged.mockReset();
});
const platform = prepared(() => ({ ...counter.platform, log: { ...silentLog, error: logged } }));
const givenPlace = async () => {
  const retailerId = await givenRetailer(database.db);
  return { retailerId, storeId: await givenStore(database.db, retailerId) };
};
const own = prepared(givenPlace, { per: 'test' });

/** Writes a layer as an older or a careless hand would: unchecked. */
const storeUnchecked = (retailer: string | null, store: string | null, document: unknown) =>
  sql`insert into configurations values (${newId()}, ${retailer}, ${store}, ${JSON.stringify(document)}::jsonb, now())`.execute(
    database.db,
  );

test('without a stored layer the documented defaults hold', async () => {
  const configuration = await readConfiguration(platform, own.retailerId, own.storeId);
  expect(configuration.application).toMatchObject({ version: 'v3', hasPhoneVerification: true, submitBiometry: false });
  expect(configuration.smartphoneSale.isAllowed).toBe(false);
});

test('default, retailer and store layers are merged in that order', async () => {
  await saveConfiguration(platform, {}, { budgets: { isAllowed: true }, flags: { reportsPage: true } });
  await saveConfiguration(
    platform,
    { retailerId: own.retailerId },
    { flags: { reportsPage: false, localCashierSelector: true } },
  );
  await saveConfiguration(
    platform,
    { retailerId: own.retailerId, storeId: own.storeId },
    { flags: { localCashierSelector: false } },
  );
  const other = await givenStore(database.db, own.retailerId);

  const ofStore = await readConfiguration(platform, own.retailerId, own.storeId);
  expect(ofStore.budgets.isAllowed).toBe(true);
  expect(ofStore.flags).toMatchObject({ reportsPage: false, localCashierSelector: false });
  expect((await readConfiguration(platform, own.retailerId, other)).flags.localCashierSelector).toBe(true);
  expect((await readConfiguration(platform, own.retailerId, null)).flags.localCashierSelector).toBe(true);
  const foreign = await givenRetailer(database.db);
  expect((await readConfiguration(platform, foreign, own.storeId)).flags.reportsPage).toBe(true);
});

test('saving again replaces the layer', async () => {
  await saveConfiguration(platform, { retailerId: own.retailerId }, { budgets: { isAllowed: true } });
  await saveConfiguration(platform, { retailerId: own.retailerId }, { flags: { reportsPage: true } });
  const configuration = await readConfiguration(platform, own.retailerId, own.storeId);
  expect(configuration.budgets.isAllowed).toBe(false);
  expect(configuration.flags.reportsPage).toBe(true);
});

test('a document that does not fit is refused with the path', async () => {
  const wrong = saveConfiguration(platform, { retailerId: own.retailerId }, { application: { version: 'v9' } });
  await expect(wrong).rejects.toThrow(InvalidConfiguration);
  await expect(wrong).rejects.toThrow(/application\.version: /);
  await expect(savePublicConfiguration(platform, '*', { theme: { primary: 'red' } })).rejects.toThrow(
    /theme\.primary: /,
  );
  const withoutRetailer = saveConfiguration(platform, { storeId: own.storeId }, {});
  await expect(withoutRetailer).rejects.toThrow(/retailerId/);
});

test('a stored layer that does not fit is logged and left out, the others hold', async () => {
  await storeUnchecked(null, null, { budgets: { isAllowed: true } });
  await storeUnchecked(own.retailerId, null, { budgets: { isAllowed: 'sim' }, flags: { reportsPage: true } });
  await storeUnchecked(own.retailerId, own.storeId, { flags: { cashierLimitDisplay: true } });
  const configuration = await readConfiguration(platform, own.retailerId, own.storeId);
  expect(configuration.budgets.isAllowed).toBe(true);
  expect(configuration.flags).toMatchObject({ reportsPage: false, cashierLimitDisplay: true });
  expect(logged).toHaveBeenCalledExactlyOnceWith(
    { layer: 'retailer', faults: [expect.stringMatching(/^budgets\.isAllowed: /)] },
    'configuration layer ignored',
  );
});

test('the public configuration is chosen by hostname, "*" serves the others', async () => {
  await savePublicConfiguration(platform, '*', { featureFlags: { enableBudgetsMenuButton: true } });
  await savePublicConfiguration(platform, 'Loja.Example', { app: { name: 'Crediário Loja' } });
  const read = (hostname?: string) =>
    readPublicConfiguration(platform, hostname, { isInboxEmbedded: true, signOn: () => null });

  expect((await read('loja.example:443')).app.name).toBe('Crediário Loja');
  expect((await read('loja.example')).featureFlags.enableBudgetsMenuButton).toBe(false);
  expect((await read('other.example')).featureFlags.enableBudgetsMenuButton).toBe(true);
  expect((await read()).app.name).toBe('UME');
});

// Planted: a document of one hostname sent its pages to sign on at an issuer of its own.
test('the inbox and the sign-on come from the platform and not from a document', async () => {
  const signOn = { issuer: 'https://elsewhere.example', clientId: 'x' };
  const watching = { chat: 'https://elsewhere.example/chat.js' };
  await savePublicConfiguration(platform, '*', { inbox: { isEmbedded: true }, signOn, watching });
  const read = await readPublicConfiguration(platform, 'x', { isInboxEmbedded: false, signOn: () => null });
  expect(read).toMatchObject({ app: { name: 'UME' }, inbox: { isEmbedded: false }, signOn: { issuer: null } });
  expect(read.watching).toEqual({ tagManager: null, chat: null, errors: null });
});

test('a public document that does not fit is logged and "*" serves instead', async () => {
  await savePublicConfiguration(platform, '*', { app: { name: 'Geral' } });
  await sql`insert into public_configurations values ('loja.example', '{"app": 3}', now())`.execute(database.db);
  const read = await readPublicConfiguration(platform, 'loja.example', { isInboxEmbedded: false, signOn: () => null });
  expect(read.app.name).toBe('Geral');
  expect(logged).toHaveBeenCalledOnce();
});
