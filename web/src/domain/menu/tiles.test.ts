import type { Role } from '@balcao/contract';
import { roles } from '@balcao/contract/constants';
import { expect, test } from 'vitest';
import { defaultPublicConfiguration } from '../../lib/brand/default-public-configuration.ts';
import { defaultConfiguration } from '../../lib/session/default-configurations.ts';
import type { StoredStore } from '../../lib/session/stored-items.ts';
import { aStoredStore, aUser } from '../../testing/sessions.ts';
import { menuOf, sectionsOf, tiles } from './tiles.ts';

const everything = {
  configuration: {
    ...defaultConfiguration,
    transactionalCredit: { isAllowed: true },
    serviceCentre: { isAllowed: true, showIncentive: true },
    smartphoneSale: { ...defaultConfiguration.smartphoneSale, isAllowed: true },
    flags: { ...defaultConfiguration.flags, reportsPage: true },
  },
  flags: { ...defaultPublicConfiguration.featureFlags, enableBudgetsMenuButton: true },
};

const context = (role: Role, { configuration, flags } = everything, store: StoredStore | null = aStoredStore()) => ({
  session: { user: aUser({ role }), store, configuration },
  flags,
});

/** Every page there, every condition met; columns: who sees the tile (shell spec, section 2.4). */
const matrix: Record<string, string> = {
  '/super-compra': 'analyst attendant cashier manager promoter representative retailer_analyst',
  '/central-de-vendas': 'analyst attendant manager promoter representative retailer_analyst',
  '/venda-celular': 'analyst attendant cashier manager retailer_analyst',
  '/caixa': 'analyst attendant cashier manager',
  '/calculadora': 'analyst attendant manager promoter representative',
  '/colaboradores': 'analyst manager',
  '/financial/originations': 'analyst retailer_analyst',
  '/caixa/turno': 'analyst manager',
  '/caixa/fechamentos': 'analyst manager',
  '/auditoria': 'analyst manager retailer_analyst',
  '/configuracao': 'analyst attendant cashier manager promoter representative',
  '/applications': 'attendant promoter representative',
  '/relatorios/carteira': 'analyst manager retailer_analyst',
  '/relatorios': 'cashier manager retailer_analyst',
};

test.each(Object.entries(matrix))('%s is a tile of %s', (to, whose) => {
  const seen = roles.filter((role) => menuOf(context(role)).open.some((tile) => tile.to === to));
  expect([...seen].sort().join(' ')).toBe(whose);
});

// Planted: a tile without its condition.
test('as the defaults stand only pages without a condition, and the till, are shown', () => {
  const plain = { configuration: defaultConfiguration, flags: defaultPublicConfiguration.featureFlags };
  const seen = menuOf(context('manager', plain)).open.map(({ to }) => to);
  expect(seen).toEqual([
    '/caixa',
    '/colaboradores',
    '/relatorios/carteira',
    '/caixa/turno',
    '/caixa/fechamentos',
    '/auditoria',
    '/configuracao',
  ]);
});

test('what the configuration switched off is named to whom it would be open', () => {
  const plain = { configuration: defaultConfiguration, flags: defaultPublicConfiguration.featureFlags };
  expect(menuOf(context('promoter', plain)).off).toEqual([
    'Super Compra',
    'Central de vendas',
    'Calculadora de parcelas',
  ]);
  const closed = { ...plain, flags: { ...plain.flags, enablePurchaseMenuButton: false } };
  expect(menuOf(context('cashier', closed))).toMatchObject({ own: undefined, hasOwnWork: false });
  expect(menuOf(context('promoter'))).toMatchObject({ off: [], hasOwnWork: true });
});

// Against: who registers customers by the defaults found settings and the way out, and was told that there is no work.
test.each(['representative', 'promoter'] as const)(
  'as the defaults stand the own work of %s is to register customers',
  (role) => {
    const plain = { configuration: defaultConfiguration, flags: defaultPublicConfiguration.featureFlags };
    expect(menuOf(context(role, plain)).own?.to).toBe('/applications');
  },
);

test('without a store the menu has what asks for none, and the settings', () => {
  const { open, own, more } = menuOf(context('analyst', everything, null));
  expect(own?.to).toBe('/limites/aprovacoes');
  expect(open.filter(({ isOfNoStore }) => isOfNoStore !== true).map(({ to }) => to)).toEqual(['/configuracao']);
  expect(more.map(({ to }) => to)).not.toContain('/qr-da-loja');
  // Who works for the retailer sets no store and misses none.
  expect(menuOf(context('retailer_analyst', everything, null)).open.map(({ to }) => to)).toContain('/super-compra');
});

test('many tiles stand under headings, each once, the own work above them; a few stand together', () => {
  const menu = menuOf(context('analyst'));
  const sections = sectionsOf(menu);
  expect(sections.map(({ group }) => group)).toEqual([null, 'waiting', 'counter', 'credit', 'money', 'house']);
  expect(sections[0]?.tiles.map(({ to }) => to)).toEqual(['/limites/aprovacoes']);
  const shown = sections.flatMap((section) => section.tiles);
  expect(shown.length).toBe(menu.open.length);
  expect(new Set(shown)).toEqual(new Set(menu.open));
  expect(sectionsOf(menuOf(context('cashier'))).map(({ group }) => group)).toEqual([null]);
  expect(tiles.length).toBeGreaterThan(30);
});

test('the staff is no tile where the module of the manager is off', () => {
  const flags = { ...everything.configuration.flags, managerModule: false };
  const off = { ...everything, configuration: { ...everything.configuration, flags } };
  expect(menuOf(context('manager', off)).open.map(({ to }) => to)).not.toContain('/colaboradores');
});

test.each([
  ['cashier', '/caixa'],
  ['analyst', '/limites/aprovacoes'],
  ['retailer_analyst', '/financial/originations'],
  ['promoter', '/super-compra'],
] as const)('the own work of %s stands first', (role, to) => {
  expect(menuOf(context(role)).open[0]?.to).toBe(to);
});

// Planted: two tiles called 'Central de vendas' (ruling C7).
test('extra credit is the Central de Vendas only where the service centre is not', () => {
  const alone = {
    ...everything,
    configuration: { ...everything.configuration, serviceCentre: { isAllowed: false, showIncentive: true } },
  };
  const named = (given: typeof everything) =>
    menuOf(context('promoter', given)).open.find(({ to }) => to === '/super-compra')?.text;
  expect([named(everything), named(alone)]).toEqual(['Super Compra', 'Central de Vendas']);
});
