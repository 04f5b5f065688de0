import { createElement, lazy, type ReactElement } from 'react';

const PortalDoor = lazy(() => import('./portal/door.tsx').then((door) => ({ default: door.PortalDoor })));

/**
 * Pages by their address, each loaded when it is asked for. A full page load leads from one to the next, so a table is
 * all the router that a customer's phone has to carry.
 */
const pages: Readonly<Record<string, ReactElement>> = {
  '/c/comprovante': createElement(
    lazy(() => import('./screens/receipt-check.tsx').then(({ ReceiptCheck }) => ({ default: ReceiptCheck }))),
  ),
  '/c/cadastro': createElement(
    lazy(() =>
      import('./screens/online-registration.tsx').then(({ OnlineRegistration }) => ({ default: OnlineRegistration })),
    ),
  ),
  '/c/compra': createElement(
    lazy(() => import('./screens/qr-purchase.tsx').then(({ QrPurchase }) => ({ default: QrPurchase }))),
  ),
  '/c/dados': createElement(
    lazy(() => import('./screens/customer-data.tsx').then(({ CustomerData }) => ({ default: CustomerData }))),
  ),
  '/c/recibo': createElement(
    lazy(() => import('./screens/linked-receipts.tsx').then(({ LinkedReceipts }) => ({ default: LinkedReceipts }))),
  ),
  '/c/meus-dados': createElement(
    lazy(() => import('./screens/operator-data.tsx').then(({ OperatorData }) => ({ default: OperatorData }))),
  ),
  '/c/entrar': createElement(
    lazy(() => import('./screens/portal-entry.tsx').then(({ PortalEntry }) => ({ default: PortalEntry }))),
  ),
  '/c/inicio': createElement(PortalDoor, { at: '/c/inicio' }),
  '/c/parcelas': createElement(PortalDoor, { at: '/c/parcelas' }),
  '/c/compras': createElement(PortalDoor, { at: '/c/compras' }),
  '/c/extrato': createElement(PortalDoor, { at: '/c/extrato' }),
  '/c/rosto': createElement(
    lazy(() => import('./screens/purchase-face.tsx').then(({ PurchaseFace }) => ({ default: PurchaseFace }))),
  ),
};

/** Every page of customers, as a router would write its address. */
export const addresses: readonly string[] = [...Object.keys(pages), '/c/loja/$code'];

const StorePurchase = lazy(() =>
  import('./screens/store-purchase.tsx').then((page) => ({ default: page.StorePurchase })),
);

/** The page of an address, with or without a slash at its end; undefined where there is none. */
export function pageAt(path: string): ReactElement | undefined {
  const plain = path.replace(/\/+$/, '');
  // As it is printed: the code of a store is no secret.
  const code = /^\/c\/loja\/([\w-]{8,12})$/.exec(plain)?.[1];
  if (code !== undefined) return createElement(StorePurchase, { code });
  return Object.hasOwn(pages, plain) ? pages[plain] : undefined;
}
