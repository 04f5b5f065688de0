import type { CivilDate } from '@balcao/contract';
import { type Cents, cents, sumCents } from '@balcao/credit-math';
import type { ItemKind } from '../tables.ts';

export interface SummedItem {
  kind: ItemKind;
  onDay: CivilDate;
  principalCents: Cents;
  feeCents: Cents;
  discountCents: Cents;
  amountCents: Cents;
}

/** What a batch of items comes to, with what the one before it left: never paid below zero, the rest is carried. */
export function settle(items: readonly SummedItem[], broughtCents: Cents) {
  const sales = items.filter(({ kind }) => kind === 'SALE');
  const days = sales.map(({ onDay }) => onDay).toSorted();
  const sum = (of: (item: SummedItem) => Cents, among = sales) => sumCents(among.map(of));
  const others = items.filter(({ kind }) => kind !== 'SALE');
  const total = sum(({ amountCents }) => amountCents, [...items]) + broughtCents;
  return {
    originationsStartOn: days[0] ?? null,
    originationsEndOn: days.at(-1) ?? null,
    originationsCount: sales.length,
    principalCents: sum(({ principalCents }) => principalCents),
    feeCents: sum(({ feeCents }) => feeCents),
    discountCents: sum(({ discountCents }) => discountCents),
    adjustedCents: sum(({ amountCents }) => amountCents, others),
    broughtCents,
    paidCents: cents(Math.max(0, total)),
    carriedCents: cents(Math.min(0, total)),
  };
}
