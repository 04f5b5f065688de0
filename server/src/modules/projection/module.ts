import { tablesOf } from '../../kernel/db/table.ts';
import type { Module } from '../../kernel/module.ts';
import { saleChangesLagSeconds } from '../contracts/index.ts';
import { projectionInvariants } from './invariants.ts';
import * as tables from './tables.ts';
import { keepPortfolios } from './use-cases/keep-portfolios.ts';
import { keepProjections } from './use-cases/keep-projections.ts';

export const projection: Module = {
  name: 'projection',
  tables: tablesOf(tables),
  chores: ({ platform }) => [() => keepProjections(platform), () => keepPortfolios(platform)],
  metrics: [
    {
      name: 'projection_lag_seconds',
      help: 'Age of the oldest change of a sale that no report knows yet',
      read: saleChangesLagSeconds,
    },
  ],
  invariants: projectionInvariants,
};
