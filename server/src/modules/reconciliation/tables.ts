import type { LineReason, LineState } from '@balcao/contract';
import {
  bigint,
  cents,
  date,
  instant,
  integer,
  json,
  nullable,
  optional,
  text,
  uuid,
} from '../../kernel/db/columns.ts';
import { table } from '../../kernel/db/table.ts';

/** A file in which the bank says what moved on the provider's account. */
export const bankStatements = table('bank_statements', {
  retailerId: uuid('retailer_id'),
  id: uuid('id'),
  contentHash: text('content_hash'),
  fileName: text('file_name'),
  firstDay: date('first_day'),
  lastDay: date('last_day'),
  /** Null where the bank does not say it. */
  balanceCents: nullable(cents('balance_cents')),
  /** The day at whose end it is that; null: the last one. */
  balanceOn: nullable(date('balance_on')),
  /** Lines that an earlier statement brought. */
  knownLines: integer('known_lines'),
  importedAt: instant('imported_at'),
  importedBy: uuid('imported_by'),
  importedByName: text('imported_by_name'),
});

/** Counts the statements of an account: a month that closes holds the version it read. */
export const statementDesks = table('statement_desks', {
  retailerId: uuid('retailer_id'),
  version: bigint('version'),
});

/** What the bank moved once, whichever statements say so. */
export const bankLines = table('bank_lines', {
  retailerId: uuid('retailer_id'),
  id: uuid('id'),
  version: optional(bigint('version')),
  /** The first one that had it. */
  statementId: uuid('statement_id'),
  lineKey: text('line_key'),
  onDay: date('on_day'),
  amountCents: cents('amount_cents'),
  memo: text('memo'),
  /** Words of the bank by which others may know it. */
  references: json<string[]>('bank_references'),
  state: text<LineState>('state'),
  reason: nullable(text<LineReason>('reason')),
  note: nullable(text('note')),
  ownerId: nullable(uuid('owner_id')),
  ownerName: nullable(text('owner_name')),
  /** By which it is in the account bank_differences; null once it has its books. */
  differenceId: nullable(uuid('difference_id')),
  suggestedEvent: nullable(text('suggested_event')),
  suggestedSubjectId: nullable(uuid('suggested_subject_id')),
  suggestedOn: nullable(date('suggested_on')),
  /** The retailer it is about. */
  suggestedFor: nullable(uuid('suggested_for')),
  matchedBy: nullable(uuid('matched_by')),
  matchedByName: nullable(text('matched_by_name')),
  matchedAt: nullable(instant('matched_at')),
});

/** Books of a line: what one event of a subject moved at the bank. */
export const bankMatches = table('bank_matches', {
  retailerId: uuid('retailer_id'),
  subjectId: uuid('subject_id'),
  event: text('event'),
  lineId: uuid('line_id'),
  /** The retailer it is about. */
  movedFor: uuid('moved_for'),
  onDay: date('on_day'),
  amountCents: cents('amount_cents'),
});

/** What the books moved at the bank and no line has, or had not when a statement came: somebody's until one has it. */
export const unseenMoves = table('unseen_moves', {
  retailerId: uuid('retailer_id'),
  subjectId: uuid('subject_id'),
  event: text('event'),
  onDay: date('on_day'),
  amountCents: cents('amount_cents'),
  /** The retailer it is about. */
  movedFor: uuid('moved_for'),
  version: optional(bigint('version')),
  ownerId: uuid('owner_id'),
  ownerName: text('owner_name'),
  /** What a person said of it. */
  note: nullable(text('note')),
});
