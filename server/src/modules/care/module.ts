import { tablesOf } from '../../kernel/db/table.ts';
import type { Module } from '../../kernel/module.ts';
import { erasePhotos } from './erase-photos.ts';
import { careReach } from './reach.ts';
import { careRoutes } from './routes.ts';
import * as tables from './tables.ts';

export const care: Module = {
  name: 'care',
  tables: tablesOf(tables),
  routes: ({ platform }) => careRoutes(platform),
  namedBy: () => careReach,
  closeSteps: () => ({ 848: erasePhotos }),
};
