import { forgettingStep } from '../../kernel/day-close/forgetting-step.ts';

/** Visits that are over for a day. */
export const forgetBudgetVisits = forgettingStep('budgets.forget-visits', {
  table: 'budget_visits',
  key: ['key_hash'],
  since: 'ends_at',
  days: 1,
});

/** Conversations that are over for a day. */
export const forgetConversations = forgettingStep('budgets.forget-conversations', {
  table: 'chat_conversations',
  key: ['counted_as'],
  since: 'ends_at',
  days: 1,
});

/** Which messages were answered, once no messenger tells them again. */
export const forgetChatMessages = forgettingStep('budgets.forget-chat-messages', {
  table: 'chat_messages',
  key: ['id_hash'],
  since: 'received_at',
  days: 7,
});

/** Budgets by a messenger; a sale that followed says so itself. */
export const forgetChatBudgets = forgettingStep('budgets.forget-chat-budgets', {
  table: 'chat_budgets',
  key: ['borrower_id', 'retailer_id', 'on_day'],
  since: 'answered_at',
  days: 90,
});
