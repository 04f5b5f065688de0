import { tablesOf } from '../../kernel/db/table.ts';
import type { Module } from '../../kernel/module.ts';
import type { PaymentsPorts } from '../payments/index.ts';
import { cancelSettledBoletos } from './close-steps/cancel-settled.ts';
import { invoicesInvariants } from './invariants.ts';
import type { BoletoBankPorts, InvoicesPorts } from './ports.ts';
import { invoicesReach } from './reach.ts';
import { invoicesRoutes } from './routes.ts';
import * as tables from './tables.ts';
import { waitingBoletoPayments } from './waiting.ts';

export const invoices: Module<
  { paymentsPorts: PaymentsPorts; invoicesPorts: InvoicesPorts },
  { boletoBank: BoletoBankPorts }
> = {
  name: 'invoices',
  tables: tablesOf(tables),
  routes: ({ platform, paymentsPorts, invoicesPorts, boletoBank }) =>
    invoicesRoutes(platform, { ...paymentsPorts, ...invoicesPorts }, boletoBank),
  namedBy: () => invoicesReach,
  closeSteps: () => ({ 255: cancelSettledBoletos }),
  metrics: [
    {
      name: 'boleto_payments_waiting',
      help: 'Payments of boletos that wait for a person',
      read: async (db) => (await waitingBoletoPayments(db)).count,
    },
    {
      name: 'boleto_payments_waiting_cents',
      help: 'Cents of the payments of boletos that wait for a person',
      read: async (db) => (await waitingBoletoPayments(db)).cents,
    },
  ],
  invariants: invoicesInvariants,
};
