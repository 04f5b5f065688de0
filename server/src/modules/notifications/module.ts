import { tablesOf } from '../../kernel/db/table.ts';
import type { Module } from '../../kernel/module.ts';
import { forgetMessages } from './forget-messages.ts';
import { notificationsInvariants } from './invariants.ts';
import type { MessagesPort, NotificationsPorts } from './ports.ts';
import { notificationsRoutes } from './routes.ts';
import { messages as messageRows } from './tables.ts';
import { SEND_JOB } from './store.ts';
import * as tables from './tables.ts';
import { sendMessage } from './use-cases/send-message.ts';

type Ports = { notificationsPorts: NotificationsPorts };

export const notifications: Module<Ports, { messages: MessagesPort }> = {
  name: 'notifications',
  tables: tablesOf(tables),
  routes: ({ platform, messages, notificationsPorts }) => notificationsRoutes(platform, notificationsPorts, messages),
  jobs: ({ platform, messages, notificationsPorts }) => ({
    [SEND_JOB]: sendMessage(platform, notificationsPorts, messages.sender),
  }),
  sealed: [
    {
      table: messageRows,
      key: ['dedupKey'],
      columns: ['recipientSealed', 'textSealed', 'valuesSealed'],
      hashes: [{ purpose: 'message-recipient', of: 'recipientSealed', column: 'recipientHash' }],
    },
  ],
  closeSteps: () => ({ 850: forgetMessages }),
  invariants: notificationsInvariants,
};
