import { tablesOf } from '../../kernel/db/table.ts';
import type { Module } from '../../kernel/module.ts';
import { forgetEventCounts } from './forget-counts.ts';
import { eventsRoutes } from './routes.ts';
import * as tables from './tables.ts';

export const events: Module = {
  name: 'events',
  tables: tablesOf(tables),
  routes: ({ platform }) => eventsRoutes(platform),
  closeSteps: () => ({ 860: forgetEventCounts }),
};
