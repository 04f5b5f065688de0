import type { PolicyKind } from '@balcao/contract';
import { boolean, date, instant, integer, json, nullable, optional, text, uuid } from '../../kernel/db/columns.ts';
import { retired, table } from '../../kernel/db/table.ts';

/** `scope_id` follows from retailer and store: the database writes it. */
export const policyDocuments = table('policy_documents', 'shared', {
  id: uuid('id'),
  kind: text<PolicyKind>('kind'),
  variant: text('variant'),
  retailerId: nullable(uuid('retailer_id')),
  storeId: nullable(uuid('store_id')),
  revision: integer('revision'),
  validFrom: date('valid_from'),
  validUntil: nullable(date('valid_until')),
  document: json<Record<string, unknown>>('document'),
  authorId: nullable(uuid('author_id')),
  authorName: nullable(text('author_name')),
  reason: text('reason'),
  enteredAt: instant('entered_at'),
  supersedes: nullable(uuid('supersedes')),
  withdrawnAt: nullable(instant('withdrawn_at')),
  withdrawnBy: nullable(uuid('withdrawn_by')),
  withdrawnByName: nullable(text('withdrawn_by_name')),
  withdrawalReason: nullable(text('withdrawal_reason')),
  /** Who ended a campaign that ran, and why; its last day is that day. */
  endedBy: nullable(uuid('ended_by')),
  endedByName: nullable(text('ended_by_name')),
  endReason: nullable(text('end_reason')),
  awaitsApproval: optional(boolean('awaits_approval')),
  approvedBy: nullable(uuid('approved_by')),
  approvedByName: nullable(text('approved_by_name')),
  approvedAt: nullable(instant('approved_at')),
});

/** What policies were before: tables of the version of the API before. */
export const formerPolicies = [
  retired('pricing_policies'),
  retired('lending_rules'),
  retired('iof_rates'),
  retired('renegotiation_policies'),
  retired('coupon_campaigns'),
  retired('evaluation_policies'),
  retired('incentive_rules'),
];
