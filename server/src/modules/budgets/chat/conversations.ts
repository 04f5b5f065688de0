import type { CivilDate, Cents, BudgetAction } from '@balcao/contract';
import { addSeconds } from '../../../kernel/clock.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { type Fragment, part } from '../../../kernel/db/guarded-write.ts';
import { fact, isTrue, literal, rowOf, scalar, select } from '../../../kernel/db/select.ts';
import { sql, type Template } from '../../../kernel/db/sql.ts';
import type { FactOf } from '../../../kernel/db/table.ts';
import { insertOne } from '../../../kernel/db/write.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { sha256 } from '../../../kernel/secrets.ts';
import { providerIdFact } from '../../retailers/index.ts';
import { VISIT_SECONDS } from '../rules/limits.ts';
import { chatBudgets, chatConversations, chatMessages } from '../tables.ts';

export type Conversation = FactOf<typeof chatConversations>;

/** All that a message is heard by: whether it was answered, and the row of its phone, which may be over. */
export async function readConversation(
  db: Db | Tx,
  { messageId, countedAs }: { messageId: string; countedAs: string },
) {
  const row = sql`from ${chatConversations.sql} chat_f where chat_f.counted_as = ${countedAs}::text`;
  const found = await rowOf(
    db,
    select({
      provider: providerIdFact(),
      isAnswered: isTrue(sql`exists (select 1 from ${chatMessages.sql} where id_hash = ${sha256(messageId)}::text)`),
      conversation: fact(chatConversations.fact('chat_f'), row),
    }),
  );
  if (!found?.provider) refuse('BUDGETS_UNAVAILABLE');
  return { ...found, provider: found.provider };
}

export type Known = Awaited<ReturnType<typeof readConversation>>;

/** A message, once: misses with 'chat_message' when it was answered before. */
export const answeredFragment = (messageId: string, now: Date): Fragment =>
  part(
    'chat_message',
    sql`${insertOne(chatMessages, { idHash: sha256(messageId), receivedAt: now })} on conflict (id_hash) do nothing`,
  );

/**
 * What a phone is asked next; without a step the conversation is over. One row, 'chat_conversation'; misses when another message of
 * the phone was faster.
 */
export function conversationFragment(
  { countedAs, retailerId, before }: { countedAs: string; retailerId: string; before: Conversation | null },
  next: Pick<Conversation, 'step' | 'cpfSealed'> | null,
  now: Date,
): Fragment {
  const version = before?.version ?? 0;
  const endsAt = next === null ? now : addSeconds(now, VISIT_SECONDS);
  const row = { step: 'CPF' as const, cpfSealed: null, ...next, countedAs, retailerId, version: version + 1, endsAt };
  return part(
    'chat_conversation',
    sql`${insertOne(chatConversations, row)} on conflict (counted_as) do update set retailer_id = excluded.retailer_id,
      step = excluded.step, cpf_sealed = excluded.cpf_sealed, version = excluded.version, ends_at = excluded.ends_at
      where chat_conversations.version = ${version}::int`,
  );
}

export interface ChatBudget {
  borrowerId: string;
  retailerId: string;
  storeId: string;
  onDay: CivilDate;
  untilDay: CivilDate;
  action: BudgetAction;
  valueCents: Cents;
}

/** A budget that went by the messenger; another one of the day stands in its place. */
export const chatBudgetFragment = (budget: ChatBudget, now: Date): Fragment =>
  part(
    'chat_budget',
    sql`${insertOne(chatBudgets, { ...budget, answeredAt: now })} on conflict (borrower_id, retailer_id, on_day) do update set
      until_day = greatest(chat_budgets.until_day, excluded.until_day), store_id = excluded.store_id, action = excluded.action,
      value_cents = excluded.value_cents, answered_at = excluded.answered_at`,
  );

/** Scalar subquery: 'chatbot' where a budget by a messenger counts for a customer in a retailer on a day; null elsewhere. */
export const chatChannelFact = (
  borrowerId: string | Template,
  retailerId: string | Template,
  today: CivilDate,
): Template<'chatbot' | null> =>
  scalar(
    literal('chatbot'),
    sql`from ${chatBudgets.sql} chat_f where chat_f.borrower_id = ${borrowerId}::uuid
      and chat_f.retailer_id = ${retailerId}::uuid and chat_f.on_day <= ${today}::date and chat_f.until_day >= ${today}::date limit 1`,
  );
