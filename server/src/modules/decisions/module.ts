import { tablesOf } from '../../kernel/db/table.ts';
import type { Module } from '../../kernel/module.ts';
import * as tables from './tables.ts';

export const decisions: Module = {
  name: 'decisions',
  tables: tablesOf(tables),
  sealed: [
    { table: tables.creditDecisions, key: ['borrowerId', 'id'], columns: ['factsSealed', 'resultSealed'] },
    { table: tables.bureauReports, key: ['borrowerId', 'purpose', 'askedOn'], columns: ['reportSealed'] },
  ],
};
