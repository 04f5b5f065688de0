import type { CashHandMove, Handled } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import type { HandMoveFact, SessionRow, WholeSession } from './facts.ts';
import { differenceOf } from './rules/close.ts';

type OpenView = Handled<'POST /coordinator/cash/sessions'>['answer'];
type Detail = Handled<'POST /coordinator/cash/sessions/{id}/close'>['answer'];
type Listed = Handled<'GET /coordinator/cash/sessions'>['answer']['items'][number];
type HandMove = Handled<'POST /coordinator/cash/sessions/{id}/moves'>['answer'];

const headOf = (row: SessionRow) => ({
  id: row.id,
  storeId: row.storeId,
  storeName: row.storeName,
  drawer: row.drawer,
  number: row.number,
  operator: { id: row.operatorId, name: row.operatorName },
  openedAt: row.openedAt.toISOString(),
  openedOn: row.openedOn,
  float: row.floatCents,
});

/** A move by hand; amounts are told as they were typed. */
export const handMoveView = (move: Omit<HandMoveFact, 'movedAt'> & { movedAt: string | Date }): HandMove => ({
  id: move.id,
  kind: move.kind as CashHandMove,
  amount: cents(Math.abs(move.amountCents)),
  reason: move.reason ?? '',
  approvedBy: move.approvedBy,
  movedAt: new Date(move.movedAt).toISOString(),
});

/** An open session to its own cashier: no sum of it, or the count would not be blind. */
export const openView = (row: SessionRow & { handMoves: readonly HandMoveFact[] }): OpenView => ({
  ...headOf(row),
  moves: row.handMoves.map(handMoveView),
});

export function listedView(row: SessionRow): Listed {
  const isClosed = row.closedAt !== null;
  const counted = isClosed ? row.countedCents : null;
  return {
    ...headOf(row),
    closedAt: row.closedAt?.toISOString() ?? null,
    closedBy: row.closedBy === null ? null : { id: row.closedBy, name: row.closedByName ?? '' },
    counted,
    expected: isClosed ? row.cashCents : null,
    difference: counted === null ? null : differenceOf(counted, row.cashCents),
    reason: row.reason,
    counts: row.counts,
  };
}

export const detailView = (row: WholeSession): Detail => ({
  ...listedView(row),
  sums: row.closedAt === null ? [] : row.sums.map(({ amountCents: amount, ...sum }) => ({ ...sum, amount })),
  moves: row.handMoves.map(handMoveView),
  pieces:
    row.closedAt === null ? [] : (row.pieces ?? []).map(({ valueCents, pieces }) => ({ value: valueCents, pieces })),
});
