import type { ReceiptLinkChannel } from '@balcao/contract';
import { instant, json, text, uuid } from '../../kernel/db/columns.ts';
import { by, table } from '../../kernel/db/table.ts';
import type { LinkedKind } from '../documents/index.ts';

/** Links to receipts, by the hash of their token. */
export const receiptLinks = table('receipt_links', by('token_hash'), {
  tokenHash: text('token_hash'),
  retailerId: uuid('retailer_id'),
  borrowerId: uuid('borrower_id'),
  /** Who sent it. */
  operatorId: uuid('operator_id'),
  kind: text<LinkedKind>('kind'),
  /** Contracts or payments whose receipts it shows. */
  subjectIds: json<string[]>('subject_ids'),
  channel: text<ReceiptLinkChannel>('channel'),
  createdAt: instant('created_at'),
  expiresAt: instant('expires_at'),
});
