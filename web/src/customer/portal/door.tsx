import { createElement, lazy, type ReactElement } from 'react';
import { type PortalAddress, PortalPage } from './portal-page.tsx';

// Behind the door: what is loaded after a code was typed is not on the way to the first question.
const parts: Readonly<Record<PortalAddress, ReactElement>> = {
  '/c/inicio': createElement(lazy(() => import('./home.tsx').then(({ HomePart }) => ({ default: HomePart })))),
  '/c/parcelas': createElement(
    lazy(() => import('./installments.tsx').then(({ InstallmentsPart }) => ({ default: InstallmentsPart }))),
  ),
  '/c/compras': createElement(
    lazy(() => import('./purchases.tsx').then(({ PurchasesPart }) => ({ default: PurchasesPart }))),
  ),
  '/c/extrato': createElement(
    lazy(() => import('./statement.tsx').then(({ StatementPart }) => ({ default: StatementPart }))),
  ),
};

/** A page of the portal, of which nothing is loaded or shown without a session. */
export function PortalDoor({ at }: { at: PortalAddress }) {
  return <PortalPage at={at}>{parts[at]}</PortalPage>;
}
