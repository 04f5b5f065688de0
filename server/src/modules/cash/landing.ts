import type { CashHandMove, CashMoveKind, Cents, CivilDate } from '@balcao/contract';
import { sumCents } from '@balcao/credit-math';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { cast } from '../../kernel/db/select.ts';
import { sql } from '../../kernel/db/sql.ts';
import { insertOne } from '../../kernel/db/write.ts';
import { newId } from '../../kernel/ids.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { cashMoves, cashSessions } from './tables.ts';

/** Where and when an act moves money. */
export interface Till {
  retailerId: string;
  storeId: string;
  /** Whose till it is. */
  operatorId: string;
  at: Date;
  on: CivilDate;
}

/** Money that an act of the product moves. */
export interface Landing {
  kind: Exclude<CashMoveKind, CashHandMove>;
  subjectId: string;
  /** Below zero: handed out. */
  amountCents: Cents;
  /** Of it what is of the retailer's own credit, and stays its own: nobody bills it. */
  keptCents?: Cents;
}

/**
 * Lands money in the session that the operator has open in the store, as the last parts of the write that moves it; in none
 * when nobody has one open. The update itself finds the session and waits for a close that is under way, so that
 * nothing is read before: what comes during a close is counted in it, or lands after it. Once a write.
 * @param isRequired whether the write is refused with CASH_SESSION_REQUIRED when no session is open.
 */
export function landingFragments(
  { retailerId, storeId, operatorId, at: movedAt, on: movedOn }: Till,
  landings: readonly Landing[],
  { isRequired = false } = {},
): Fragment[] {
  const moves = landings.filter(({ amountCents }) => amountCents !== 0);
  if (moves.length === 0) return [];
  // A Pix lies at the bank: it is told in the session, and no count has to be made again for it.
  const cash = moves.filter(({ kind }) => kind !== 'PIX');
  const sum = sumCents(cash.map(({ amountCents }) => amountCents));
  const drawer = sql`update ${cashSessions.sql}
    set cash_cents = cash_cents + ${sum}::bigint, moved = moved + ${cash.length}::bigint
    where retailer_id = ${retailerId}::uuid and operator_id = ${operatorId}::uuid and store_id = ${storeId}::uuid
      and closed_at is null returning id`;
  const rows = isRequired ? 1 : ('any' as const);
  const sessionId = cast('uuid', sql`select id from cash_drawer`);
  return [
    { name: 'cash_drawer', statement: drawer, rows, refusal: new Refusal('CASH_SESSION_REQUIRED') },
    ...moves.map((move, index) => {
      const row = { retailerId, storeId, operatorId, ...move, id: newId(), sessionId, movedAt, movedOn };
      return part(`cash_move_${index + 1}`, insertOne(cashMoves, row));
    }),
  ];
}
