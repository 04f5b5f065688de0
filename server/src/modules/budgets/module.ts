import { tablesOf } from '../../kernel/db/table.ts';
import type { Module } from '../../kernel/module.ts';
import type { ContractsPorts } from '../contracts/index.ts';
import type { CreditBureau } from '../decisions/index.ts';
import { forgetBudgetVisits, forgetChatBudgets, forgetChatMessages, forgetConversations } from './forget.ts';
import type { ChatPort } from './ports.ts';
import { budgetsRoutes } from './routes.ts';
import * as tables from './tables.ts';

interface Providers {
  creditBureau: CreditBureau;
  chatMessenger: ChatPort;
  makeCode: () => string;
}

export const budgets: Module<{ contractsPorts: ContractsPorts }, Providers> = {
  name: 'budgets',
  tables: tablesOf(tables),
  routes: ({ platform, contractsPorts, creditBureau, chatMessenger, makeCode }) =>
    budgetsRoutes(platform, { ports: contractsPorts, bureau: creditBureau }, { chat: chatMessenger, makeCode }),
  sealed: [
    { table: tables.budgetVisits, key: ['keyHash'], columns: ['phoneSealed'] },
    { table: tables.chatConversations, key: ['countedAs'], columns: ['cpfSealed'] },
  ],
  closeSteps: () => ({
    837: forgetBudgetVisits,
    838: forgetConversations,
    839: forgetChatMessages,
    841: forgetChatBudgets,
  }),
};
