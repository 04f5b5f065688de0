import { tablesOf } from '../../kernel/db/table.ts';
import type { Module } from '../../kernel/module.ts';
import { auditRoutes } from './routes.ts';
import * as tables from './tables.ts';
import { keepChecking } from './use-cases/keep-checking.ts';

export const audit: Module = {
  name: 'audit',
  tables: tablesOf(tables),
  routes: ({ platform }) => auditRoutes(platform),
  chores: ({ platform }) => [() => keepChecking(platform)],
};
