import type { CareRequestKind, CareRequestStatus } from '@balcao/contract';
import { date, instant, nullable, optional, text, uuid } from '../../kernel/db/columns.ts';
import { type RowOf, table } from '../../kernel/db/table.ts';

/** What a customer, or an analyst for one, asked for: another person decides; and what an analyst did for one at once, with why. */
export const careRequests = table('care_requests', 'credit', {
  borrowerId: uuid('borrower_id'),
  id: uuid('id'),
  /** Of who asked; the provider's house where the customer did. */
  retailerId: uuid('retailer_id'),
  kind: text<CareRequestKind>('kind'),
  /** Of MERGE: the record that ends. */
  duplicateId: nullable(uuid('duplicate_id')),
  duplicateName: nullable(text('duplicate_name')),
  borrowerName: text('borrower_name'),
  reason: text('reason'),
  /** Null: the customer. */
  askedBy: nullable(uuid('asked_by')),
  askedByName: nullable(text('asked_by_name')),
  askedAt: instant('asked_at'),
  status: optional(text<CareRequestStatus>('status')),
  decidedBy: nullable(uuid('decided_by')),
  decidedByName: nullable(text('decided_by_name')),
  decidedAt: nullable(instant('decided_at')),
  decisionReason: nullable(text('decision_reason')),
  /** Of an erasure that was approved: the last day that photographs are kept, and when they went. */
  photosUntil: nullable(date('photos_until')),
  photosErasedAt: nullable(instant('photos_erased_at')),
  /** Who looks at it now, and until when nobody else decides it. */
  claimedBy: nullable(uuid('claimed_by')),
  claimedByName: nullable(text('claimed_by_name')),
  claimedUntil: nullable(instant('claimed_until')),
});

export type CareRequestRow = RowOf<typeof careRequests>;
