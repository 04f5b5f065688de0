import { tablesOf } from '../../kernel/db/table.ts';
import type { Module } from '../../kernel/module.ts';
import { forgetQrPurchases, forgetStoreRequests } from './forget.ts';
import { qrPurchasesInvariants } from './invariants.ts';
import { type QrContext, qrPurchasesRoutes } from './routes.ts';
import * as tables from './tables.ts';

type Ports = Pick<QrContext, 'contractsPorts' | 'documentsPorts'>;

export const qrPurchases: Module<Ports, Pick<QrContext, 'makeCode'>> = {
  name: 'qr-purchases',
  tables: tablesOf(tables),
  routes: qrPurchasesRoutes,
  sealed: [{ table: tables.qrPurchases, key: ['retailerId', 'id'], columns: ['tokenSealed'] }],
  closeSteps: () => ({ 828: forgetQrPurchases, 829: forgetStoreRequests }),
  invariants: qrPurchasesInvariants,
};
