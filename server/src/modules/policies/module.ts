import { tablesOf } from '../../kernel/db/table.ts';
import type { Module } from '../../kernel/module.ts';
import type { PoliciesPorts } from './ports.ts';
import { policiesRoutes } from './routes.ts';
import * as tables from './tables.ts';

export const policies: Module<{ policiesPorts: PoliciesPorts }> = {
  name: 'policies',
  tables: tablesOf(tables),
  routes: ({ platform, policiesPorts }) => policiesRoutes(platform, policiesPorts),
};
