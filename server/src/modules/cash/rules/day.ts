import type { CashMoveKind, Cents } from '@balcao/contract';
import { sumCents } from '@balcao/credit-math';

export interface KindSum {
  kind: CashMoveKind;
  count: number;
  amountCents: Cents;
}

/** What moved several drawers, together by kind. */
export function togetherByKind(all: readonly KindSum[]): KindSum[] {
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const of = all.filter((one) => one.kind === kind);
    return {
      kind,
      count: of.reduce((sum, { count }) => sum + count, 0),
      amountCents: sumCents(of.map(({ amountCents }) => amountCents)),
    };
  });
}
