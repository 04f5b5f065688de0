import { tablesOf } from '../../kernel/db/table.ts';
import type { Module } from '../../kernel/module.ts';
import { forgetLikenesses, forgetLivenessChecks } from './forget.ts';
import { biometryReach } from './reach.ts';
import { biometryRoutes } from './routes.ts';
import * as tables from './tables.ts';

export const biometry: Module = {
  name: 'biometry',
  tables: tablesOf(tables),
  routes: ({ platform }) => biometryRoutes(platform),
  namedBy: () => biometryReach,
  sealed: [
    { table: tables.biometryFaces, key: ['borrowerId'], columns: ['contentSealed'] },
    { table: tables.biometryLikenesses, key: ['retailerId', 'borrowerId'], columns: ['contentSealed'] },
    { table: tables.biometryDocuments, key: ['borrowerId', 'side'], columns: ['contentSealed'] },
  ],
  closeSteps: () => ({ 831: forgetLikenesses, 832: forgetLivenessChecks }),
};
