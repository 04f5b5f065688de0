import { createElement, lazy, type ReactElement } from 'react';

/**
 * Pages by their address, each loaded when it is asked for. A full page load leads from one to the next, so a table is
 * all the router that a customer's phone has to carry.
 */
const pages: Readonly<Record<string, ReactElement>> = {
  '/c/comprovante': createElement(
    lazy(() => import('./screens/receipt-check.tsx').then(({ ReceiptCheck }) => ({ default: ReceiptCheck }))),
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
  '/c/rosto': createElement(
    lazy(() => import('./screens/purchase-face.tsx').then(({ PurchaseFace }) => ({ default: PurchaseFace }))),
  ),
};

/** The page of an address, with or without a slash at its end; undefined where there is none. */
export function pageAt(path: string): ReactElement | undefined {
  const plain = path.replace(/\/+$/, '');
  return Object.hasOwn(pages, plain) ? pages[plain] : undefined;
}
