import { tablesOf } from '../../kernel/db/table.ts';
import type { Module } from '../../kernel/module.ts';
import { decisionsReach } from './reach.ts';
import { decisionsRoutes } from './routes.ts';
import * as tables from './tables.ts';

export const decisions: Module = {
  name: 'decisions',
  tables: tablesOf(tables),
  routes: ({ platform }) => decisionsRoutes(platform),
  namedBy: decisionsReach,
  sealed: [
    { table: tables.creditDecisions, key: ['borrowerId', 'id'], columns: ['factsSealed', 'resultSealed'] },
    { table: tables.bureauReports, key: ['borrowerId', 'purpose', 'askedOn'], columns: ['reportSealed'] },
  ],
};
