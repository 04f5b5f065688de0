import { tablesOf } from '../../kernel/db/table.ts';
import type { Module } from '../../kernel/module.ts';
import { forgetDataLinks, forgetDataVisits, forgetPhoneChanges } from './forget.ts';
import { dataUpdatesRoutes } from './routes.ts';
import * as tables from './tables.ts';

export const dataUpdates: Module<unknown, { makeCode: () => string }> = {
  name: 'data-updates',
  tables: tablesOf(tables),
  routes: ({ platform, makeCode }) => dataUpdatesRoutes(platform, makeCode),
  sealed: [
    { table: tables.dataVisits, key: ['keyHash'], columns: ['newPhoneSealed'] },
    { table: tables.phoneChanges, key: ['personId', 'id'], columns: ['oldPhoneSealed', 'newPhoneSealed'] },
  ],
  closeSteps: () => ({ 821: forgetDataLinks, 822: forgetDataVisits, 823: forgetPhoneChanges }),
};
