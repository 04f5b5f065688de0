import { countOf, rowOf, select } from '../../kernel/db/select.ts';
import { sql } from '../../kernel/db/sql.ts';
import { tablesOf } from '../../kernel/db/table.ts';
import type { Module } from '../../kernel/module.ts';
import { cashInvariants } from './invariants.ts';
import { cashRoutes } from './routes.ts';
import * as tables from './tables.ts';

export const cash: Module = {
  name: 'cash',
  tables: tablesOf(tables),
  routes: ({ platform }) => cashRoutes(platform),
  metrics: [
    {
      name: 'cash_sessions_open',
      help: 'Cash sessions that nobody closed yet',
      async read(db) {
        const open = countOf(sql`from ${tables.cashSessions.sql} where closed_at is null`);
        return (await rowOf(db, select({ open })))?.open ?? 0;
      },
    },
  ],
  invariants: cashInvariants,
};
