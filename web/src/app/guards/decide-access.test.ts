import type { Role } from '@balcao/contract';
import { expect, test } from 'vitest';
import { defaultConfiguration } from '../../lib/session/default-configurations.ts';
import { morePages } from '../../domain/menu/more-pages.ts';
import { tiles } from '../../domain/menu/tiles.ts';
import { salesPaths } from '../../lib/session/sales-home.ts';
import { aStoredStore, aUser } from '../../testing/sessions.ts';
import { type Decision, decideAccess } from './decide-access.ts';
import { type GuardedPath, type RouteAccess, routeAccess } from './route-access.ts';

/** Every page is there; that flags take some away is tested below. */
const everyPage = { ...defaultConfiguration, flags: { ...defaultConfiguration.flags, reportsPage: true } };
const stores = { active: aStoredStore(), inactive: aStoredStore({ status: 'inactive' }), none: null };

function outcome(role: Role, path: GuardedPath, store: keyof typeof stores, wantsMenu = false): string {
  const decision: Decision = decideAccess(
    { user: aUser({ role }), store: stores[store], configuration: everyPage },
    path,
    wantsMenu,
  );
  return decision.kind === 'go' ? decision.to : decision.kind;
}

const everyRole: Role[] = [
  'cashier',
  'manager',
  'attendant',
  'analyst',
  'retailer_analyst',
  'representative',
  'promoter',
];
const paths = Object.keys(routeAccess) as GuardedPath[];

/**
 * The pages of the spec's matrix with an active store; columns in the order of `everyRole`. 'ok' is allowed, anything
 * else is where the user is sent. A page that is not in the spec needs no row: its line in `routeAccess` says who enters.
 */
const matrix = {
  '/': ['/caixa', '/caixa', '/applications', 'ok', 'ok', '/applications', '/applications'],
  '/configuracao': ['ok', 'ok', 'ok', 'ok', '/', 'ok', 'ok'],
  '/operador/configuracao': ['/', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok'],
  '/caixa': ['ok', 'ok', 'ok', 'ok', '/', '/', '/'],
  '/caixa/compras': ['ok', 'ok', 'ok', 'ok', '/', '/', '/'],
  '/caixa/compras/$id/confirmacao': ['ok', 'ok', 'ok', 'ok', '/', '/', '/'],
  '/caixa/pagamentos': ['ok', 'ok', 'ok', 'ok', '/', '/', '/'],
  '/caixa/compras/qrcode': ['ok', 'ok', 'ok', 'ok', '/', '/', '/'],
  '/colaboradores': ['/', 'ok', '/', 'ok', '/', '/', '/'],
  '/colaboradores/novo': ['/', 'ok', '/', 'ok', '/', '/', '/'],
  '/colaboradores/editar': ['/', 'ok', '/', 'ok', '/', '/', '/'],
  '/simulador-parcelamento': ['ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok'],
  '/applications': ['ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok'],
  '/super-compra': ['ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok'],
  '/venda-celular': ['ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok'],
  '/central-de-vendas': ['/', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok'],
  '/financial/originations': ['/', '/', '/', 'ok', 'ok', '/', '/'],
  '/financial/payments': ['/', '/', '/', 'ok', 'ok', '/', '/'],
  '/auditoria': ['/', 'ok', '/', 'ok', 'ok', '/', '/'],
  '/relatorios': ['ok', 'ok', '/', '/', 'ok', '/', '/'],
  '/render/$ids/$type': ['ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok'],
  '/$': ['ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok'],
} satisfies Partial<Record<GuardedPath, string[]>>;

for (const [path, row] of Object.entries(matrix)) {
  test.each(everyRole.map((role, at) => [role, row[at]] as const))(`${path} with a store, %s: %s`, (role, expected) => {
    expect(outcome(role, path as GuardedPath, 'active').replace('allowed', 'ok')).toBe(expected);
  });
}

test.each(paths.filter((path) => path !== '/'))(
  '%s lets in whom its line names, and sends others to the menu',
  (path) => {
    const { roles }: RouteAccess = routeAccess[path];
    const expected = everyRole.map((role) => (roles.includes(role) ? 'allowed' : '/'));
    expect(everyRole.map((role) => outcome(role, path, 'active'))).toEqual(expected);
  },
);

const ofFlags = paths.flatMap((path) => {
  const { flag }: RouteAccess = routeAccess[path];
  return flag === undefined ? [] : [[path, flag] as const];
});
test.each(ofFlags)('%s is there while %s is on', (path, flag) => {
  const configuration = { ...defaultConfiguration, flags: { ...defaultConfiguration.flags, [flag]: false } };
  const visitor = { user: aUser({ role: 'manager' }), store: stores.active, configuration };
  expect(decideAccess(visitor, path)).toEqual({ kind: 'go', to: '/' });
});
test('pages of the manager, of the operator and of reports are switched by their flags', () => {
  expect(ofFlags.map(([path, flag]) => `${flag} ${path}`)).toEqual([
    'operatorSetup /operador/configuracao',
    'managerModule /colaboradores',
    'managerModule /colaboradores/novo',
    'managerModule /colaboradores/editar',
    'managerModule /colaboradores/importar',
    'reportsPage /relatorios',
    'reportsPage /relatorios/panorama',
  ]);
});

test('work that the menu calls of no store asks for none', () => {
  const access: Record<string, RouteAccess> = routeAccess;
  const ofNoStore = [...tiles, ...morePages].filter(({ isOfNoStore }) => isOfNoStore).map(({ to }) => to);
  // The calculator has no guard: it is everybody's.
  expect(ofNoStore.filter((to) => to !== '/calculadora' && access[to]?.needsStore !== false)).toEqual([]);
});

test('pages without a tile are found by whom they let in', () => {
  const access: Record<string, RouteAccess> = routeAccess;
  for (const { to, roles } of morePages) expect([to, roles]).toEqual([to, access[to]?.roles]);
});

// Planted: sellers were sent to a page without a route.
test('every page where sellers may begin has a route', () => {
  expect(salesPaths.filter((path) => !Object.hasOwn(routeAccess, path))).toEqual([]);
});

/** Route files that let anybody in. */
const open = (pages: Record<string, string>) =>
  Object.keys(pages).filter((path) => !/beforeLoad: guard\('/.test(pages[path] ?? ''));

test('every page has its guard, but for the login, the choice of a password, the inbox, the gallery of parts, the calculator, an older address and what only frames pages', () => {
  const found = import.meta.glob<string>('../../routes/**/*.tsx', { eager: true, query: '?raw', import: 'default' });
  const expected = [
    '__root.tsx',
    '_app.tsx',
    // The CPF of the address is kept in the history before the guard of the page itself.
    '_app/applications/$cpf.tsx',
    // It leads on to the first tab, which has its own.
    '_app/financial/index.tsx',
    // And who comes without a customer goes home.
    '_app/simulador-parcelamento.tsx',
    'aquisicao.tsx',
    // Staff and visitors, each in their frame.
    'calculadora.tsx',
    'inbox.tsx',
    'login.tsx',
    'login_.corporativo.tsx',
    'playground.tsx',
    'senha.nova.tsx',
  ];
  expect(open(found).sort()).toEqual(expected.map((name) => `../../routes/${name}`));
  expect(Object.keys(found).length).toBeGreaterThan(10);
  const planted = "createFileRoute('/_app/novo')({ component: Novo });";
  expect(open({ 'novo.tsx': planted })).toEqual(['novo.tsx']);
});

test.each(paths)('nobody enters %s without a session', (path) => {
  expect(decideAccess(null, path)).toEqual({ kind: 'sign-in' });
});

test.each(['none', 'inactive'] as const)('with store %s the till and the menu show the store setup', (store) => {
  for (const path of ['/', '/caixa', '/caixa/compras', '/caixa/pagamentos'] as const) {
    expect(outcome('cashier', path, store)).toBe('/configuracao');
  }
  expect(outcome('promoter', '/', store)).toBe('/configuracao');
});

test('a retailer analyst needs no store and never loops', () => {
  expect(outcome('retailer_analyst', '/', 'none')).toBe('allowed');
  expect(outcome('retailer_analyst', '/configuracao', 'none')).toBe('/');
});

// Against: the provider's analyst, whose house has no store, led from the login and from 'Menu' to a setup without an end.
test('an analyst without a store is at home in the menu; one that was deactivated shows the setup, unless the menu is asked for', () => {
  expect(outcome('analyst', '/', 'none')).toBe('allowed');
  expect(outcome('analyst', '/', 'none', true)).toBe('allowed');
  expect(outcome('analyst', '/caixa', 'none')).toBe('/configuracao');
  expect(outcome('analyst', '/', 'inactive')).toBe('/configuracao');
  expect(outcome('analyst', '/', 'inactive', true)).toBe('allowed');
});

test('nobody is sent on from the setup itself, nor from a receipt', () => {
  for (const role of everyRole) expect(outcome(role, '/render/$ids/$type', 'none')).toBe('allowed');
  expect(outcome('manager', '/configuracao', 'none')).toBe('allowed');
});

test('asking for the menu stays at the menu', () => {
  expect(outcome('cashier', '/', 'active', true)).toBe('allowed');
});

const visits = paths.length * everyRole.length * Object.keys(stores).length;
test(`wherever a guard sends anybody, that page lets them in: ${visits} visits`, () => {
  expect(visits).toBeGreaterThan(200);
  for (const role of everyRole) {
    for (const store of ['active', 'inactive', 'none'] as const) {
      for (const path of paths) {
        let place: GuardedPath = path;
        for (let hop = 0; hop < 3; hop += 1) {
          const next = outcome(role, place, store);
          if (next !== 'allowed') place = next as GuardedPath;
        }
        expect([role, store, path, outcome(role, place, store)]).toEqual([role, store, path, 'allowed']);
      }
    }
  }
});
