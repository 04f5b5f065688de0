import type { Role } from '@balcao/contract';
import { expect, test } from 'vitest';
import { aStoredStore, aUser } from '../../testing/sessions.ts';
import { defaultConfiguration } from './default-configurations.ts';
import { salesHome, type SalesPath, salesPaths } from './sales-home.ts';

const store = aStoredStore();
const every = new Set(salesPaths);
const [phone, credit, centre, registration] = salesPaths;

/** 'p' phone sale, 'c' transactional credit, 's' service centre: what the configuration allows. */
const configured = (allowed: string) => ({
  ...defaultConfiguration,
  smartphoneSale: { ...defaultConfiguration.smartphoneSale, isAllowed: allowed.includes('p') },
  transactionalCredit: { isAllowed: allowed.includes('c') },
  serviceCentre: { isAllowed: allowed.includes('s'), showIncentive: true },
});

test.each<[Role, string, ReadonlySet<SalesPath>, string | undefined]>([
  ['promoter', 'pcs', every, phone],
  ['promoter', 'cs', every, credit],
  ['promoter', 's', every, centre],
  ['promoter', '', every, registration],
  ['attendant', 'pcs', every, phone],
  ['representative', 'c', every, credit],
  ['cashier', 'pcs', every, '/caixa'],
  ['manager', 'pcs', every, '/caixa'],
  ['analyst', 'pcs', every, '/'],
  ['retailer_analyst', 'pcs', every, '/'],
  // Planted: a page that is allowed, and not there yet.
  ['promoter', 'pcs', new Set([centre as SalesPath]), centre],
  ['promoter', 'pc', new Set([centre as SalesPath]), '/'],
  ['attendant', 'pcs', new Set(), '/'],
])('%s begins, with "%s" allowed and %o built, at %s', (role, allowed, built, home) => {
  expect(salesHome({ user: aUser({ role }), store, configuration: configured(allowed) }, built)).toBe(home);
});

test.each([null, aStoredStore({ status: 'inactive' })])(
  'at the till, without a store, the setup comes first',
  (none) => {
    const visitor = { user: aUser({ role: 'manager' }), store: none, configuration: defaultConfiguration };
    expect(salesHome(visitor)).toBe('/configuracao');
  },
);
