import { tablesOf } from '../../kernel/db/table.ts';
import type { Module } from '../../kernel/module.ts';
import { accrue } from './close-steps/accrue.ts';
import { accountingInvariants } from './invariants.ts';
import type { AccountingPorts } from './ports.ts';
import { accountingRoutes } from './routes.ts';
import * as tables from './tables.ts';

export const accounting: Module<{ accountingPorts: AccountingPorts }> = {
  name: 'accounting',
  tables: tablesOf(tables),
  routes: ({ platform, accountingPorts }) => accountingRoutes(platform, accountingPorts),
  // After everything that a day's close does to debts.
  closeSteps: () => ({ 270: accrue }),
  invariants: accountingInvariants,
};
