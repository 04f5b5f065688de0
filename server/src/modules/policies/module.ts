import { tablesOf } from '../../kernel/db/table.ts';
import type { Module } from '../../kernel/module.ts';
import { policiesRoutes } from './routes.ts';
import * as tables from './tables.ts';

export const policies: Module = {
  name: 'policies',
  tables: tablesOf(tables),
  routes: ({ platform }) => policiesRoutes(platform),
};
