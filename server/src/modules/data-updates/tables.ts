import type { DataSubject, PhoneChangeHint, PhoneChangeStatus } from '@balcao/contract';
import { instant, integer, json, nullable, optional, text, uuid } from '../../kernel/db/columns.ts';
import { by, table } from '../../kernel/db/table.ts';

/** Links to the page of an operator's own data, by the hash of their token. */
export const dataLinks = table('data_links', {
  retailerId: uuid('retailer_id'),
  tokenHash: text('token_hash'),
  operatorId: uuid('operator_id'),
  createdAt: instant('created_at'),
  expiresAt: instant('expires_at'),
  usedAt: nullable(instant('used_at')),
});

/** Who is on a page of own data, by the hash of the key that the page holds. */
export const dataVisits = table('data_visits', by('key_hash'), {
  keyHash: text('key_hash'),
  subject: text<DataSubject>('subject'),
  /** In whose chain it is recorded: the operator's retailer; the provider for customers. */
  retailerId: uuid('retailer_id'),
  operatorId: nullable(uuid('operator_id')),
  /** Null of a CPF that nobody has. */
  borrowerId: nullable(uuid('borrower_id')),
  countedAs: text('counted_as'),
  codeHash: nullable(text('code_hash')),
  codeAttempts: optional(integer('code_attempts')),
  codeExpiresAt: nullable(instant('code_expires_at')),
  /** Since when a code told who it is. */
  identifiedAt: nullable(instant('identified_at')),
  newPhoneSealed: nullable(text('new_phone_sealed')),
  phoneCodeHash: nullable(text('phone_code_hash')),
  phoneCodeAttempts: optional(integer('phone_code_attempts')),
  phoneCodeExpiresAt: nullable(instant('phone_code_expires_at')),
  expiresAt: instant('expires_at'),
  endedAt: nullable(instant('ended_at')),
});

/** Requests for another phone, by the operator or customer whose it is. */
export const phoneChanges = table('phone_changes', by('person_id'), {
  personId: uuid('person_id'),
  id: uuid('id'),
  subject: text<DataSubject>('subject'),
  /** Whose analysts decide, besides the provider's. */
  retailerId: uuid('retailer_id'),
  name: text('name'),
  oldPhoneSealed: nullable(text('old_phone_sealed')),
  newPhoneSealed: text('new_phone_sealed'),
  askedAt: instant('asked_at'),
  hints: json<PhoneChangeHint[]>('hints'),
  status: optional(text<PhoneChangeStatus>('status')),
  claimedBy: nullable(uuid('claimed_by')),
  claimedByName: nullable(text('claimed_by_name')),
  claimedUntil: nullable(instant('claimed_until')),
  decidedBy: nullable(uuid('decided_by')),
  decidedByName: nullable(text('decided_by_name')),
  decidedAt: nullable(instant('decided_at')),
  decisionReason: nullable(text('decision_reason')),
});
