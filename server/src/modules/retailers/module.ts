import { tablesOf } from '../../kernel/db/table.ts';
import type { Module } from '../../kernel/module.ts';
import type { PublicFacts } from './public-configuration.ts';
import { retailersRoutes } from './routes.ts';
import * as tables from './tables.ts';

export const retailers: Module<unknown, { messages: PublicFacts }> = {
  name: 'retailers',
  tables: tablesOf(tables),
  routes: ({ platform, messages }) => retailersRoutes(platform, messages),
};
