import { instant, integer, nullable, optional, text, uuid } from '../../kernel/db/columns.ts';
import { by, table } from '../../kernel/db/table.ts';

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
