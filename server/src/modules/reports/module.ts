import { tablesOf } from '../../kernel/db/table.ts';
import type { Module } from '../../kernel/module.ts';
import { reportsRoutes } from './routes.ts';
import * as tables from './tables.ts';

export const reports: Module = {
  name: 'reports',
  tables: tablesOf(tables),
  routes: ({ platform }) => reportsRoutes(platform),
};
