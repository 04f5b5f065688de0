import type { SupportStatus } from '@balcao/contract';
import { instant, nullable, optional, text, uuid } from '../../kernel/db/columns.ts';
import { table } from '../../kernel/db/table.ts';

/** Help that somebody of the staff asked for; what was typed is sealed, it may name a customer. */
export const supportRequests = table('support_requests', {
  retailerId: uuid('retailer_id'),
  id: uuid('id'),
  subjectSealed: text('subject_sealed'),
  textSealed: text('text_sealed'),
  /** As the store was called then. */
  storeName: nullable(text('store_name')),
  page: nullable(text('page')),
  traceId: nullable(text('trace_id')),
  askedBy: uuid('asked_by'),
  askedByName: text('asked_by_name'),
  askedAt: instant('asked_at'),
  status: optional(text<SupportStatus>('status')),
  /** Who answers. */
  claimedBy: nullable(uuid('claimed_by')),
  claimedByName: nullable(text('claimed_by_name')),
  answerSealed: nullable(text('answer_sealed')),
  answeredAt: nullable(instant('answered_at')),
  closedAt: nullable(instant('closed_at')),
});
