import { tablesOf } from '../../kernel/db/table.ts';
import type { Module } from '../../kernel/module.ts';
import type { BorrowersPorts } from '../borrowers/index.ts';
import { serviceCentreRoutes } from './routes.ts';
import * as tables from './tables.ts';

export const serviceCentre: Module<{ borrowersPorts: BorrowersPorts }> = {
  name: 'service-centre',
  tables: tablesOf(tables),
  routes: ({ platform, borrowersPorts }) => serviceCentreRoutes(platform, { borrowersPorts }),
};
