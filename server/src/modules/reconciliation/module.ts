import { tablesOf } from '../../kernel/db/table.ts';
import type { Module } from '../../kernel/module.ts';
import type { TransferBank } from '../transfers/index.ts';
import { reconciliationInvariants } from './invariants.ts';
import { reconciliationRoutes } from './routes.ts';
import * as tables from './tables.ts';

export const reconciliation: Module<unknown, { transferBank: TransferBank | null; givesStatements: boolean }> = {
  name: 'reconciliation',
  tables: tablesOf(tables),
  routes: ({ platform, transferBank: bank, givesStatements: isDemonstration }) =>
    reconciliationRoutes(platform, { bank, isDemonstration }),
  invariants: reconciliationInvariants,
};
