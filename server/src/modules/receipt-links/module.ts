import { tablesOf } from '../../kernel/db/table.ts';
import type { Module } from '../../kernel/module.ts';
import type { DocumentsPorts } from '../documents/index.ts';
import { forgetReceiptLinks } from './forget.ts';
import { receiptLinksRoutes } from './routes.ts';
import * as tables from './tables.ts';

export const receiptLinks: Module<{ documentsPorts: DocumentsPorts }> = {
  name: 'receipt-links',
  tables: tablesOf(tables),
  routes: ({ platform, documentsPorts }) => receiptLinksRoutes(platform, documentsPorts),
  closeSteps: () => ({ 824: forgetReceiptLinks }),
};
