import { expect, test } from 'vitest';
import { defaultPublicConfiguration } from '../../../lib/brand/default-public-configuration.ts';
import { actionsOf, type Permissions, type Served } from './actions.ts';

const aServed = (over: Partial<Served> = {}): Served => ({
  status: 'APPROVED',
  options: { isContractSimulationAllowed: true, maxSimulationValue: 2_500 },
  ...over,
});

const all: Permissions = {
  customer: aServed({ status: 'INCOMPLETE' }),
  document: '52998224725',
  role: 'attendant',
  configuration: { budgets: { isAllowed: true }, invoices: { isAllowed: true } },
  flags: { ...defaultPublicConfiguration.featureFlags, enableBudgetsMenuButton: true },
  offersSuperCompra: false,
};
const options = { isContractSimulationAllowed: true, maxSimulationValue: 0 };

// Each action needs its permission, its data, and a page.
test.each<[string, Partial<Permissions>, string]>([
  ['everything', {}, 'sell budget simulate invoice update register'],
  ['no till for a promoter', { role: 'promoter' }, 'budget simulate update register'],
  [
    'no budget',
    { configuration: { ...all.configuration, budgets: { isAllowed: false } } },
    'sell simulate invoice update register',
  ],
  [
    'no boleto',
    { configuration: { ...all.configuration, invoices: { isAllowed: false } } },
    'sell budget simulate update register',
  ],
  [
    'nothing to simulate',
    { customer: aServed({ status: 'INCOMPLETE', options }) },
    'sell budget invoice update register',
  ],
  ['who is registered is not registered again', { customer: aServed() }, 'sell budget simulate invoice update'],
  ['extra credit, of who is registered', { offersSuperCompra: true }, 'sell budget simulate invoice update register'],
  ['extra credit', { offersSuperCompra: true, customer: aServed() }, 'sell superCompra budget simulate invoice update'],
  ['a device is not lent by a cashier', { role: 'cashier' }, 'sell budget simulate invoice register'],
])('%s', (_name, over, expected) => expect(actionsOf({ ...all, ...over }).join(' ')).toBe(expected));
