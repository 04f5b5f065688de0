import { tablesOf } from '../../kernel/db/table.ts';
import type { Module } from '../../kernel/module.ts';
import type { ContractsPorts } from '../contracts/index.ts';
import type { CreditBureau } from '../decisions/index.ts';
import { forgetBudgetVisits } from './forget.ts';
import { budgetsRoutes } from './routes.ts';
import * as tables from './tables.ts';

interface Providers {
  creditBureau: CreditBureau;
  makeCode: () => string;
}

export const budgets: Module<{ contractsPorts: ContractsPorts }, Providers> = {
  name: 'budgets',
  tables: tablesOf(tables),
  routes: ({ platform, contractsPorts, creditBureau, makeCode }) =>
    budgetsRoutes(platform, { ports: contractsPorts, bureau: creditBureau }, makeCode),
  sealed: [{ table: tables.budgetVisits, key: ['keyHash'], columns: ['phoneSealed'] }],
  closeSteps: () => ({ 837: forgetBudgetVisits }),
};
