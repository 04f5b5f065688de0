import { tablesOf } from '../../kernel/db/table.ts';
import type { Module } from '../../kernel/module.ts';
import { paymentsInvariants } from './invariants.ts';
import { markOverdue } from './amounts/mark-overdue.ts';
import type { PaymentsPorts } from './ports.ts';
import { paymentsReach } from './reach.ts';
import { paymentsRoutes } from './routes.ts';
import * as tables from './tables.ts';

export const payments: Module<{ paymentsPorts: PaymentsPorts }> = {
  name: 'payments',
  tables: tablesOf(tables),
  routes: ({ platform, paymentsPorts }) => paymentsRoutes(platform, paymentsPorts),
  namedBy: () => paymentsReach,
  closeSteps: () => ({ 110: markOverdue }),
  invariants: paymentsInvariants,
};
