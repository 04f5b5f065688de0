import type { CashHandMove, CashMoveKind, Cents } from '@balcao/contract';
import type { ReceiptParties } from './receipts.ts';

/** The Z of a cash session: what was in the drawer, what came and went, what was counted. Nothing of a customer. */
export interface CashReport extends Omit<ReceiptParties, 'customer' | 'contacts'> {
  drawer: string;
  /** Of the drawer, from 1. */
  number: number;
  openedAt: string;
  closedAt: string;
  closedByName: string;
  floatCents: Cents;
  /** What moved it, together by kind; Pix is told beside the drawer. */
  sums: readonly { kind: CashMoveKind; count: number; amountCents: Cents }[];
  /** By hand. */
  moves: readonly {
    kind: CashMoveKind | CashHandMove;
    amountCents: Cents;
    reason: string;
    approvedBy: string | null;
  }[];
  pieces: readonly { valueCents: Cents; pieces: number }[];
  countedCents: Cents;
  expectedCents: Cents;
  differenceCents: Cents;
  /** Why there is a difference. */
  reason: string | null;
  /** How often it was counted. */
  counts: number;
}

/** The Z of a store: all drawers of a day together. */
export interface CashDayReport extends Omit<ReceiptParties, 'customer' | 'contacts'> {
  day: string;
  printedAt: string;
  sessions: readonly {
    drawer: string;
    number: number;
    operatorName: string;
    countedCents: Cents;
    differenceCents: Cents;
  }[];
  floatCents: Cents;
  sums: CashReport['sums'];
  /** What landed in no drawer; in no other figure of the paper. */
  unassigned: CashReport['sums'];
  countedCents: Cents;
  expectedCents: Cents;
  differenceCents: Cents;
}
