import type { CashMoveKind, Cents } from '@balcao/contract';
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

/** So many of one note or coin. */
export interface CountedPiece {
  valueCents: Cents;
  pieces: number;
}

/** One operator at one drawer of a store, from its float to its count. */
export const cashSessions = table('cash_sessions', {
  retailerId: uuid('retailer_id'),
  id: uuid('id'),
  storeId: uuid('store_id'),
  drawer: text('drawer'),
  /** Of the drawer, from 1. */
  number: integer('number'),
  operatorId: uuid('operator_id'),
  operatorName: text('operator_name'),
  openedAt: instant('opened_at'),
  openedOn: date('opened_on'),
  floatCents: cents('float_cents'),
  /** What should be in the drawer, and how often it moved. */
  cashCents: cents('cash_cents'),
  moved: optional(bigint('moved')),
  pieces: nullable(json<CountedPiece[]>('pieces')),
  countedCents: nullable(cents('counted_cents')),
  /** `moved` when it was counted: with another the count holds no more. */
  countedMoved: nullable(bigint('counted_moved')),
  counts: optional(integer('counts')),
  closedAt: nullable(instant('closed_at')),
  closedBy: nullable(uuid('closed_by')),
  closedByName: nullable(text('closed_by_name')),
  /** Why another sum was counted than was expected. */
  reason: nullable(text('reason')),
});

/** Money that came to a till or left it; of no session when nobody had one open. */
export const cashMoves = table('cash_moves', {
  retailerId: uuid('retailer_id'),
  id: uuid('id'),
  storeId: uuid('store_id'),
  sessionId: nullable(uuid('session_id')),
  operatorId: uuid('operator_id'),
  kind: text<CashMoveKind>('kind'),
  /** The payment, the contract, the return or the receipt of a Pix; by hand the row itself. */
  subjectId: uuid('subject_id'),
  amountCents: cents('amount_cents'),
  /** Of it what is the retailer's own: paid at its own till of its own credit. */
  keptCents: optional(cents('kept_cents')),
  reason: nullable(text('reason')),
  /** Name of the second person. */
  approvedBy: nullable(text('approved_by')),
  movedAt: instant('moved_at'),
  movedOn: date('moved_on'),
  /** The billing that asks the retailer for it. */
  billingId: nullable(uuid('billing_id')),
});
