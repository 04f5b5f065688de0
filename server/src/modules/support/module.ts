import { countOf, rowOf, select } from '../../kernel/db/select.ts';
import { sql } from '../../kernel/db/sql.ts';
import { tablesOf } from '../../kernel/db/table.ts';
import type { Module } from '../../kernel/module.ts';
import { forgetSupportRequests } from './forget-requests.ts';
import type { SignChatToken } from './ports.ts';
import { supportRoutes } from './routes.ts';
import * as tables from './tables.ts';

const { supportRequests } = tables;

export const support: Module<unknown, { liveChat: { sign: SignChatToken } }> = {
  name: 'support',
  tables: tablesOf(tables),
  routes: ({ platform, liveChat }) => supportRoutes(platform, liveChat.sign),
  sealed: [
    { table: supportRequests, key: ['retailerId', 'id'], columns: ['subjectSealed', 'textSealed', 'answerSealed'] },
  ],
  closeSteps: () => ({ 870: forgetSupportRequests }),
  metrics: [
    {
      name: 'support_requests_open',
      help: 'Requests for help that nobody answered yet',
      async read(db) {
        const open = countOf(sql`from ${supportRequests.sql} where status = 'OPEN'`);
        return (await rowOf(db, select({ open })))?.open ?? 0;
      },
    },
  ],
};
