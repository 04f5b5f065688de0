import { tablesOf } from '../../kernel/db/table.ts';
import type { Module } from '../../kernel/module.ts';
import { forgetLoginFailures, forgetSessions } from './forget-sign-ins.ts';
import { identityRoutes } from './routes.ts';
import * as tables from './tables.ts';

export const identity: Module = {
  name: 'identity',
  tables: tablesOf(tables),
  routes: ({ platform }) => identityRoutes(platform),
  closeSteps: () => ({ 800: forgetSessions, 810: forgetLoginFailures }),
};
