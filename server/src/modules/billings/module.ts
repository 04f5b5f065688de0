import { countOf, rowOf, select } from '../../kernel/db/select.ts';
import { sql } from '../../kernel/db/sql.ts';
import { tablesOf } from '../../kernel/db/table.ts';
import type { Module } from '../../kernel/module.ts';
import type { BoletoBankPorts } from '../invoices/index.ts';
import type { PixPorts } from '../pix/index.ts';
import { closeWeeks } from './close-steps/close-weeks.ts';
import { expireBillings } from './close-steps/expire.ts';
import { billingsInvariants } from './invariants.ts';
import { billingsRoutes } from './routes.ts';
import { type InvoiceKey, REGISTER_JOB } from './store.ts';
import * as tables from './tables.ts';
import { registerInvoice } from './use-cases/register-invoice.ts';

export const billings: Module<unknown, { boletoBank: BoletoBankPorts; pixBank: PixPorts }> = {
  name: 'billings',
  tables: tablesOf(tables),
  routes: ({ platform, boletoBank, pixBank }) => billingsRoutes(platform, boletoBank, pixBank),
  jobs: ({ platform, boletoBank }) => ({
    [REGISTER_JOB]: (payload) => registerInvoice(platform, boletoBank, payload as unknown as InvoiceKey),
  }),
  closeSteps: () => ({ 260: expireBillings, 400: closeWeeks }),
  metrics: [
    {
      name: 'billing_receipts_waiting',
      help: 'Payments of retailers that wait for a person',
      async read(db) {
        const waiting = countOf(sql`from ${tables.billingReceipts.sql} where outcome = 'WAITING'`);
        return (await rowOf(db, select({ waiting })))?.waiting ?? 0;
      },
    },
  ],
  invariants: billingsInvariants,
};
