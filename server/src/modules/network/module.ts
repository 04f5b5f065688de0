import { tablesOf } from '../../kernel/db/table.ts';
import type { Module } from '../../kernel/module.ts';
import { networkRoutes } from './routes.ts';
import * as tables from './tables.ts';

export const network: Module = {
  name: 'network',
  tables: tablesOf(tables),
  routes: ({ platform }) => networkRoutes(platform),
};
