import type { BudgetAction } from '@balcao/contract';
import { cents, date, instant, integer, nullable, optional, text, uuid } from '../../kernel/db/columns.ts';
import { by, table } from '../../kernel/db/table.ts';
import type { ChatStep } from './rules/conversation.ts';

/** Visitors of the calculator, by the hash of the key that their page holds. */
export const budgetVisits = table('budget_visits', by('key_hash'), {
  keyHash: text('key_hash'),
  /** The provider: in whose chain it is recorded. */
  retailerId: uuid('retailer_id'),
  /** Of the address they came by; null without one. */
  storeId: nullable(uuid('store_id')),
  phoneSealed: text('phone_sealed'),
  countedAs: text('counted_as'),
  codeHash: text('code_hash'),
  attempts: optional(integer('attempts')),
  codeEndsAt: instant('code_ends_at'),
  provenAt: nullable(instant('proven_at')),
  endsAt: instant('ends_at'),
});

/** What phones that write to the calculator are asked, by the keyed hash of the phone. */
export const chatConversations = table('chat_conversations', by('counted_as'), {
  countedAs: text('counted_as'),
  retailerId: uuid('retailer_id'),
  step: text<ChatStep>('step'),
  cpfSealed: nullable(text('cpf_sealed')),
  version: integer('version'),
  endsAt: instant('ends_at'),
});

/** Messages that were answered. */
export const chatMessages = table('chat_messages', by('id_hash'), {
  idHash: text('id_hash'),
  receivedAt: instant('received_at'),
});

/** The last budget of a day that a customer got by a messenger, in each retailer. */
export const chatBudgets = table('chat_budgets', 'credit', {
  borrowerId: uuid('borrower_id'),
  retailerId: uuid('retailer_id'),
  onDay: date('on_day'),
  untilDay: date('until_day'),
  storeId: uuid('store_id'),
  action: text<BudgetAction>('action'),
  valueCents: cents('value_cents'),
  answeredAt: instant('answered_at'),
});
