import { instant, integer, nullable, optional, text, uuid } from '../../kernel/db/columns.ts';
import { by, table } from '../../kernel/db/table.ts';

/** Who was sent a code to enter, by the hash of the key that the page holds. */
export const portalEntries = table('portal_entries', by('key_hash'), {
  keyHash: text('key_hash'),
  /** The provider: in whose chain it is recorded. */
  retailerId: uuid('retailer_id'),
  /** Null of a CPF that nobody has. */
  borrowerId: nullable(uuid('borrower_id')),
  countedAs: text('counted_as'),
  codeHash: text('code_hash'),
  attempts: optional(integer('attempts')),
  expiresAt: instant('expires_at'),
  enteredAt: nullable(instant('entered_at')),
});

/** Customers who are signed in, by the hash of their token. */
export const customerSessions = table('customer_sessions', by('token_hash'), {
  tokenHash: text('token_hash'),
  retailerId: uuid('retailer_id'),
  borrowerId: uuid('borrower_id'),
  createdAt: instant('created_at'),
  lastSeenAt: instant('last_seen_at'),
  endsAt: instant('ends_at'),
  leftAt: nullable(instant('left_at')),
});
