import { tablesOf } from '../../kernel/db/table.ts';
import type { Module } from '../../kernel/module.ts';
import { forgetLoginCodes, forgetLoginFailures, forgetSessions } from './forget-sign-ins.ts';
import { identityRoutes } from './routes.ts';
import * as tables from './tables.ts';

export const identity: Module<unknown, { makeCode: () => string }> = {
  name: 'identity',
  tables: tablesOf(tables),
  routes: ({ platform, makeCode }) => identityRoutes(platform, { makeCode }),
  closeSteps: () => ({ 800: forgetSessions, 810: forgetLoginFailures, 815: forgetLoginCodes }),
};
