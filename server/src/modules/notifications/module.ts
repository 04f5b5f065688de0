import { tablesOf } from '../../kernel/db/table.ts';
import type { Module } from '../../kernel/module.ts';
import { forgetMessages } from './forget-messages.ts';
import { notificationsInvariants } from './invariants.ts';
import type { MessagesPort } from './ports.ts';
import { notificationsRoutes } from './routes.ts';
import { messages as messageRows } from './tables.ts';
import { SEND_JOB } from './store.ts';
import * as tables from './tables.ts';
import { sendMessage } from './use-cases/send-message.ts';

export const notifications: Module<unknown, { messages: MessagesPort }> = {
  name: 'notifications',
  tables: tablesOf(tables),
  routes: ({ platform, messages }) => notificationsRoutes(platform, messages),
  jobs: ({ platform, messages }) => ({ [SEND_JOB]: sendMessage(platform, messages.sender) }),
  sealed: [
    {
      table: messageRows,
      key: ['dedupKey'],
      columns: ['recipientSealed', 'textSealed'],
      hashes: [{ purpose: 'message-recipient', of: 'recipientSealed', column: 'recipientHash' }],
    },
  ],
  closeSteps: () => ({ 850: forgetMessages }),
  invariants: notificationsInvariants,
};
