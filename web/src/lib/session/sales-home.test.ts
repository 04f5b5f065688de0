import type { Role } from '@balcao/contract';
import { expect, test } from 'vitest';
import { aStoredStore, aUser } from '../../testing/sessions.ts';
import { defaultConfiguration } from './default-configurations.ts';
import { salesHome } from './sales-home.ts';

const store = aStoredStore();

/** 'p' phone sale, 'c' transactional credit, 's' service centre: what the configuration allows. */
const configured = (allowed: string) => ({
  ...defaultConfiguration,
  smartphoneSale: { ...defaultConfiguration.smartphoneSale, isAllowed: allowed.includes('p') },
  transactionalCredit: { isAllowed: allowed.includes('c') },
  serviceCentre: { isAllowed: allowed.includes('s'), showIncentive: true },
});

test.each<[Role, string, string]>([
  ['promoter', 'pcs', '/venda-celular'],
  ['promoter', 'cs', '/super-compra'],
  ['promoter', 's', '/central-de-vendas'],
  ['promoter', '', '/applications'],
  ['attendant', 'pcs', '/venda-celular'],
  ['representative', 'c', '/super-compra'],
  ['cashier', 'pcs', '/caixa'],
  ['manager', 'pcs', '/caixa'],
  ['analyst', 'pcs', '/'],
  ['retailer_analyst', 'pcs', '/'],
])('%s begins, with "%s" allowed, at %s', (role, allowed, home) => {
  expect(salesHome({ user: aUser({ role }), store, configuration: configured(allowed) })).toBe(home);
});

test.each([null, aStoredStore({ status: 'inactive' })])(
  'at the till, without a store, the setup comes first',
  (none) => {
    const visitor = { user: aUser({ role: 'manager' }), store: none, configuration: defaultConfiguration };
    expect(salesHome(visitor)).toBe('/configuracao');
  },
);
