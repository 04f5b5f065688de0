import type { Module } from '../../kernel/module.ts';
import { paymentsInvariants } from './invariants.ts';
import { markOverdue } from './amounts/mark-overdue.ts';
import type { PaymentsPorts } from './ports.ts';
import { paymentsRoutes } from './routes.ts';

export const payments: Module<{ paymentsPorts: PaymentsPorts }> = {
  name: 'payments',
  routes: ({ platform, paymentsPorts }) => paymentsRoutes(platform, paymentsPorts),
  closeSteps: () => ({ 110: markOverdue }),
  invariants: paymentsInvariants,
};
