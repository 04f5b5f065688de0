import type { Principal } from '../act/principal.ts';
import {
  bigint,
  date,
  instant,
  instants,
  integer,
  json,
  jsonAsWritten,
  nullable,
  optional,
  text,
  uuid,
} from './columns.ts';
import { by, table } from './table.ts';

export const auditEntries = table('audit_entries', {
  retailerId: uuid('retailer_id'),
  id: uuid('id'),
  at: instant('at'),
  operatorId: nullable(uuid('operator_id')),
  /** The customer who acted. */
  borrowerId: nullable(uuid('borrower_id')),
  /** Null in entries from before there were three kinds. */
  principal: nullable(text<Principal['kind']>('principal')),
  storeId: nullable(uuid('store_id')),
  action: text('action'),
  subject: text('subject'),
  detail: json<Record<string, unknown>>('detail'),
  /** Place in the retailer's chain, with both hashes; null until it is sealed. */
  position: nullable(bigint('position')),
  previousHash: nullable(text('previous_hash')),
  hash: nullable(text('hash')),
});

/** The newest link of each retailer's chain. */
export const auditHeads = table('audit_heads', {
  retailerId: uuid('retailer_id'),
  position: bigint('position'),
  hash: text('hash'),
});

export const claims = table('claims', by('claimant_id'), {
  /** An operator, a customer, or the system's one id. */
  claimantId: uuid('claimant_id'),
  claimantKind: optional(text<Principal['kind']>('claimant_kind')),
  key: text('key'),
  route: text('route'),
  bodyHash: text('body_hash'),
  answer: jsonAsWritten<unknown>('answer'),
  /** By the database's clock. */
  createdAt: optional(instant('created_at')),
});

export const jobs = table('jobs', by('id'), {
  id: uuid('id'),
  kind: text('kind'),
  payload: json<Record<string, unknown>>('payload'),
  dedupKey: nullable(text('dedup_key')),
  runAt: instant('run_at'),
  attempts: optional(integer('attempts')),
  lockedUntil: nullable(instant('locked_until')),
  doneAt: nullable(instant('done_at')),
  failedAt: nullable(instant('failed_at')),
  lastError: nullable(text('last_error')),
});

/** When a subject used a quota, as far as it still counts. */
export const quotaUses = table('quota_uses', by('subject'), {
  /** An id, or a keyed hash. */
  subject: text('subject'),
  quota: text('quota'),
  uses: instants('uses'),
  forgetAfter: instant('forget_after'),
});

/** One row for each secret that data may be sealed with. */
export const secretCanaries = table('secret_canaries', 'shared', {
  canary: text('canary'),
  addedAt: optional(instant('added_at')),
  /** Null while something may be sealed with it. */
  retiredAt: nullable(instant('retired_at')),
});

/** Steps of each day's close, and how far each has come. */
export const dayClosings = table('day_closings', 'shared', {
  day: date('day'),
  step: text('step'),
  position: integer('position'),
  cursor: nullable(text('cursor')),
  rows: optional(bigint('rows')),
  startedAt: instant('started_at'),
  doneAt: nullable(instant('done_at')),
});

/** A check of the books: of everything, or of what changed since the last of everything. */
export const bookChecks = table('book_checks', 'shared', {
  id: uuid('id'),
  kind: text<'WHOLE' | 'CHANGED'>('kind'),
  /** The business day it was the server's own nightly check of. */
  night: nullable(date('night')),
  startedAt: instant('started_at'),
  finishedAt: nullable(instant('finished_at')),
  /** Rules that did not hold; of a check of what changed those of the check it builds on too. */
  broken: nullable(bigint('broken')),
});

/** The version of each customer's limit when everything was last checked. */
export const checkedLimits = table('checked_limits', {
  borrowerId: uuid('borrower_id'),
  version: bigint('version'),
});
