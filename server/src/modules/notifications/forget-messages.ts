import { sql } from '../../kernel/db/sql.ts';
import { forgettingStep } from '../../kernel/day-close/forgetting-step.ts';

/** Messages sent over a year ago. Those that were never sent stay for whoever looks into them. */
export const forgetMessages = forgettingStep('notifications.forget-messages', {
  table: 'messages',
  key: ['dedup_key'],
  since: 'sent_at',
  days: 365,
  only: sql`status = 'SENT'`,
});
