import { tablesOf } from '../../kernel/db/table.ts';
import type { Module } from '../../kernel/module.ts';
import { cancellationInvariants } from './invariants.ts';
import { cancellationReach } from './reach.ts';
import { cancellationRoutes } from './routes.ts';
import * as tables from './tables.ts';

export const cancellation: Module = {
  name: 'cancellation',
  tables: tablesOf(tables),
  routes: ({ platform }) => cancellationRoutes(platform),
  namedBy: () => cancellationReach,
  invariants: cancellationInvariants,
};
