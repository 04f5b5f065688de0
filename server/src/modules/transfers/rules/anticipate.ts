import type { CivilDate } from '@balcao/contract';
import { type Cents, cents, earlyPayoff } from '@balcao/credit-math';

export interface LaterSale {
  id: string;
  dueOn: CivilDate;
  amountCents: Cents;
}

/** What sales that are due later are worth on a day, V / (1 + i)^(days / 30), each HALF_UP. */
export function anticipate<T extends LaterSale>(sales: readonly T[], rateMonthly: string, paidOn: CivilDate) {
  const { items, payoffCents, discountCents } = earlyPayoff({ rateMonthly, payoffOn: paidOn, installments: sales });
  return {
    discounts: sales.map((sale, index) => ({ sale, discountCents: items[index]?.discountCents ?? cents(0) })),
    faceCents: cents(payoffCents + discountCents),
    paidCents: payoffCents,
    discountCents,
  };
}
