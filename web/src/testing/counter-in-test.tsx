import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { configure, render } from '@testing-library/react';
import { STORE_ID } from '../domain/testing/customers.ts';
import { sessionChanged } from '../lib/session/session.ts';
import { configurationItem, loggedUserItem, storeItem, tokenItem, userItem } from '../lib/session/stored-items.ts';
import { defaultConfiguration } from '../lib/session/default-configurations.ts';
import { ToastRegion } from '../ui/toast/toast-region.tsx';
import { CashierHome } from '../features/counter/screens/cashier-home.tsx';
import { Payments } from '../features/payments/screens/payments.tsx';
import { PurchaseByCpf } from '../features/purchase/screens/by-cpf.tsx';
import { PurchaseFinished } from '../features/purchase/screens/finished.tsx';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 5_000 });

const RETAILER = { id: 'retailer-1', fantasyName: 'Norte Móveis' };

interface SignedIn {
  hasStore?: boolean;
  hasSettings?: boolean;
  hasTills?: boolean;
}

/** Ana at the till of Loja Centro. */
export function signIn({ hasStore = true, hasSettings = true, hasTills = false }: SignedIn = {}): void {
  const user = { id: 'ana', name: 'Ana Lima', role: 'cashier' as const, exp: Math.floor(Date.now() / 1000) + 3600 };
  const settings = hasSettings ? { captureMethod: 'BY_CPF' as const, canReceivePayments: true } : null;
  tokenItem.write('token');
  userItem.write({ ...user, retailerId: RETAILER.id, storeId: STORE_ID });
  loggedUserItem.write({ ...user, store: null, retailer: RETAILER });
  configurationItem.write({
    ...defaultConfiguration,
    flags: { ...defaultConfiguration.flags, localCashierSelector: hasTills },
  });
  const store = { id: STORE_ID, name: 'Loja Centro', retailerId: RETAILER.id, status: 'active' as const };
  if (hasStore) storeItem.write({ ...store, settings, exp: Date.now() + 60_000 });
  else storeItem.remove();
  sessionChanged();
}

/** The cashier's pages in one window; rendering again on the same history is a refresh. */
export function openCounter(path: string, history = createMemoryHistory({ initialEntries: [path] })) {
  const root = createRootRoute({
    component: () => (
      <>
        <Outlet />
        <ToastRegion />
      </>
    ),
  });
  const page = (at: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path: at, component });
  const router = createRouter({
    history,
    routeTree: root.addChildren([
      page('/caixa', CashierHome),
      page('/caixa/compras', PurchaseByCpf),
      page('/caixa/compras/$id/confirmacao', PurchaseFinished),
      page('/caixa/pagamentos', Payments),
      page('/configuracao', () => <h1>Configuração de Loja</h1>),
    ]),
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return { view, history, path: () => history.location.pathname };
}
