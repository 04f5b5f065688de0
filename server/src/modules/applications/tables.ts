import type { DeskCause, PhoneCodeChannel } from '@balcao/contract';
import { boolean, cents, instant, integer, json, nullable, optional, text, uuid } from '../../kernel/db/columns.ts';
import { type RowOf, table } from '../../kernel/db/table.ts';

/** Where a registration stands; OPEN until it is sent. */
export type ApplicationPhase = 'OPEN' | 'UNDER_ANALYSIS' | 'MANUAL_ANALYSIS' | 'PRE_APPROVED' | 'APPROVED' | 'DENIED';
/** What the rules said before there were data and photographs; CONTINUE where they could not say. */
export type PreDecision = 'APPROVED' | 'DENIED' | 'CONTINUE';

/** Registrations, one running a customer; each reevaluation is another. */
export const applications = table('applications', 'credit', {
  borrowerId: uuid('borrower_id'),
  id: uuid('id'),
  kind: text<'REGISTRATION' | 'REEVALUATION'>('kind'),
  /** Of the store that began it. */
  retailerId: uuid('retailer_id'),
  storeId: uuid('store_id'),
  storeName: text('store_name'),
  operatorId: nullable(uuid('operator_id')),
  operatorName: nullable(text('operator_name')),
  borrowerName: optional(text('borrower_name')),
  status: text<ApplicationPhase>('status'),
  preDecision: nullable(text<PreDecision>('pre_decision')),
  preDecidedAt: nullable(instant('pre_decided_at')),
  skippedDocumentCapture: optional(boolean('skipped_document_capture')),
  livenessCheckExecuted: optional(boolean('liveness_check_executed')),
  reasons: optional(json<string[]>('reasons')),
  cause: nullable(text<DeskCause>('cause')),
  /** What the rules would grant; null where they would not. */
  suggestedCents: nullable(cents('suggested_cents')),
  /** The record of the decision. */
  decisionId: nullable(uuid('decision_id')),
  createdAt: instant('created_at'),
  submittedAt: nullable(instant('submitted_at')),
  decidedAt: nullable(instant('decided_at')),
  claimedBy: nullable(uuid('claimed_by')),
  claimedByName: nullable(text('claimed_by_name')),
  claimedUntil: nullable(instant('claimed_until')),
  /** Null of a decision that no person made. */
  decidedBy: nullable(uuid('decided_by')),
  decidedByName: nullable(text('decided_by_name')),
  decisionReason: nullable(text('decision_reason')),
  reviewAskedAt: nullable(instant('review_asked_at')),
  /** What a person said of a denial before data and photographs. */
  preReviewedAt: nullable(instant('pre_reviewed_at')),
  preReviewedBy: nullable(uuid('pre_reviewed_by')),
  preReviewedByName: nullable(text('pre_reviewed_by_name')),
  preReviewReason: nullable(text('pre_review_reason')),
  reviewTextSealed: nullable(text('review_text_sealed')),
});

/** Links with which a customer goes on with a registration, one a registration, by the hash of their token. */
export const applicationLinks = table('application_links', 'credit', {
  borrowerId: uuid('borrower_id'),
  applicationId: uuid('application_id'),
  retailerId: uuid('retailer_id'),
  tokenHash: text('token_hash'),
  createdAt: instant('created_at'),
  expiresAt: instant('expires_at'),
  /** Held by the page that opened it. */
  keyHash: nullable(text('key_hash')),
  openedAt: nullable(instant('opened_at')),
  /** Of what the browser that opened it calls itself; null where it keeps nothing. */
  deviceHash: nullable(text('device_hash')),
  codeHash: nullable(text('code_hash')),
  codeAttempts: optional(integer('code_attempts')),
  codeSentAt: nullable(instant('code_sent_at')),
  codeExpiresAt: nullable(instant('code_expires_at')),
  codeChannel: nullable(text<PhoneCodeChannel>('code_channel')),
  /** By which ways the newest code did not arrive. */
  codeUndelivered: optional(json<PhoneCodeChannel[]>('code_undelivered')),
  /** Until when a code says that the customer holds the page. */
  identifiedUntil: nullable(instant('identified_until')),
  /** To the analysis of credit, and to the use of the photographs for it. */
  consentedAt: nullable(instant('consented_at')),
});

export type ApplicationRow = RowOf<typeof applications>;
export type LinkRow = RowOf<typeof applicationLinks>;
