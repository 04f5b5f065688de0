import { createElement, lazy, type ComponentType, type ReactElement } from 'react';

/** A screen is told the path it stands at. */
type Screen = ComponentType<{ path: string }>;

/** A page of the portal, by the part that its address names. */
const portal = async (at: '/c/inicio' | '/c/parcelas' | '/c/compras' | '/c/extrato'): Promise<Screen> => {
  const { PortalDoor } = await import('./portal/door.tsx');
  return () => createElement(PortalDoor, { at });
};

/**
 * Screens by their address, each loaded when it is asked for. A full page load leads from one to the next, so a table is
 * all the router that a customer's phone has to carry. The build reads this table as text (`web/build/page-files.ts`).
 */
const screens: Readonly<Record<string, () => Promise<Screen>>> = {
  '/c/comprovante': () => import('./screens/receipt-check.tsx').then(({ ReceiptCheck }) => ReceiptCheck),
  '/c/cadastro': () => import('./screens/online-registration.tsx').then((screen) => screen.OnlineRegistration),
  '/c/compra': () => import('./screens/qr-purchase.tsx').then(({ QrPurchase }) => QrPurchase),
  '/c/dados': () => import('./screens/customer-data.tsx').then(({ CustomerData }) => CustomerData),
  '/c/recibo': () => import('./screens/linked-receipts.tsx').then(({ LinkedReceipts }) => LinkedReceipts),
  '/c/meus-dados': () => import('./screens/operator-data.tsx').then(({ OperatorData }) => OperatorData),
  '/c/entrar': () => import('./screens/portal-entry.tsx').then(({ PortalEntry }) => PortalEntry),
  '/c/inicio': () => portal('/c/inicio'),
  '/c/parcelas': () => portal('/c/parcelas'),
  '/c/compras': () => portal('/c/compras'),
  '/c/extrato': () => portal('/c/extrato'),
  '/c/rosto': () => import('./screens/purchase-face.tsx').then(({ PurchaseFace }) => PurchaseFace),
  // As it is printed: the code of a store is no secret.
  '/c/loja/$code': () =>
    import('./screens/store-purchase.tsx').then(
      ({ StorePurchase }) =>
        ({ path }) =>
          createElement(StorePurchase, { code: path.split('/')[3] ?? '' }),
    ),
};

/** Every page of customers, as a router would write its address. */
export const addresses: readonly string[] = Object.keys(screens);

interface Page {
  isAt: (path: string) => boolean;
  load: () => Promise<Screen>;
  Shown: Screen;
}

const pages: readonly Page[] = Object.entries(screens).map(([address, load]) => {
  const pattern = new RegExp(`^${address.replace('$code', String.raw`[\w-]{8,12}`)}/*$`);
  return { isAt: (path) => pattern.test(path), load, Shown: lazy(async () => ({ default: await load() })) };
});

const found = (path: string): Page | undefined => pages.find(({ isAt }) => isAt(path));

/** The page of an address, with or without a slash at its end; undefined where there is none. */
export function pageAt(path: string): ReactElement | undefined {
  const page = found(path);
  return page && createElement(page.Shown, { path });
}

/** The page of an address with its screen in hand; undefined where there is none, and where it cannot be fetched. */
export async function loadPage(path: string): Promise<ReactElement | undefined> {
  const screen = await found(path)
    ?.load()
    .catch(() => undefined);
  return screen && createElement(screen, { path });
}
