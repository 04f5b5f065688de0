import { z } from 'zod';
import * as accounting from './accounting/schemas.ts';
import * as applicationDesk from './applications/desk-schemas.ts';
import * as applications from './applications/schemas.ts';
import * as billings from './billings/schemas.ts';
import * as registrations from './borrowers/registration-schemas.ts';
import * as borrowers from './borrowers/schemas.ts';
import * as budgets from './budgets/schemas.ts';
import * as cancellation from './cancellation/schemas.ts';
import * as cash from './cash/schemas.ts';
import * as purchaseCalls from './contracts/call-schemas.ts';
import * as purchaseFaces from './contracts/face-schemas.ts';
import * as inProgress from './contracts/in-progress-schemas.ts';
import * as contracts from './contracts/schemas.ts';
import * as campaigns from './credit/campaign-schemas.ts';
import * as extraCredit from './credit/extra-credit-schemas.ts';
import * as payouts from './credit/payout-schemas.ts';
import * as credit from './credit/schemas.ts';
import * as dataUpdates from './data-updates/schemas.ts';
import * as desk from './desk/schemas.ts';
import * as events from './events/schemas.ts';
import * as fields from './fields.ts';
import * as accounts from './identity/account-schemas.ts';
import * as approvals from './identity/approval-schemas.ts';
import * as identity from './identity/schemas.ts';
import * as staff from './identity/staff-schemas.ts';
import * as invoices from './invoices/schemas.ts';
import * as network from './network/schemas.ts';
import * as notifications from './notifications/schemas.ts';
import * as paymentLife from './payments/contract-payment-schemas.ts';
import * as statements from './payments/statement-schemas.ts';
import * as payments from './payments/schemas.ts';
import * as pix from './pix/schemas.ts';
import * as unmatchedPix from './pix/unmatched-schemas.ts';
import * as policies from './policies/schemas.ts';
import * as portal from './portal/schemas.ts';
import * as qrPurchases from './qr-purchases/schemas.ts';
import * as receiptLinks from './receipt-links/schemas.ts';
import * as reconciliation from './reconciliation/schemas.ts';
import * as reference from './reference/schemas.ts';
import * as renegotiation from './renegotiation/schemas.ts';
import * as reports from './reports/schemas.ts';
import * as layers from './retailers/layer-schemas.ts';
import * as retailers from './retailers/schemas.ts';
import * as serviceCentre from './service-centre/schemas.ts';
import * as smartphoneSale from './smartphone-sale/schemas.ts';
import * as support from './support/schemas.ts';
import * as transfers from './transfers/schemas.ts';

const modules: readonly Readonly<Record<string, unknown>>[] = [
  fields,
  retailers,
  layers,
  identity,
  accounts,
  approvals,
  staff,
  notifications,
  borrowers,
  registrations,
  dataUpdates,
  receiptLinks,
  policies,
  credit,
  campaigns,
  extraCredit,
  payouts,
  cash,
  applications,
  applicationDesk,
  contracts,
  purchaseCalls,
  purchaseFaces,
  inProgress,
  qrPurchases,
  cancellation,
  payments,
  paymentLife,
  statements,
  pix,
  unmatchedPix,
  invoices,
  billings,
  renegotiation,
  budgets,
  smartphoneSale,
  transfers,
  accounting,
  reconciliation,
  reports,
  serviceCentre,
  reference,
  network,
  desk,
  events,
  support,
  portal,
];

/** Every schema that a module exports, under its name in the reference: `payoffAnswer` is `PayoffAnswer`. */
export const namedSchemas: readonly (readonly [name: string, schema: z.ZodType])[] = modules.flatMap((module) =>
  Object.entries(module).flatMap(([name, value]): [string, z.ZodType][] =>
    value instanceof z.ZodType ? [[name.charAt(0).toUpperCase() + name.slice(1), value]] : [],
  ),
);
