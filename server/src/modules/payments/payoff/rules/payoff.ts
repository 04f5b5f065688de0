import type { Cents, CivilDate } from '@balcao/contract';
import { sumCents } from '@balcao/credit-math';
import { refuse } from '../../../../kernel/refusal.ts';
import type { FeeRow, InstallmentRow } from '../../tables.ts';
import { feesToCollect } from '../../amounts/rules/open-fees.ts';
import { type PayableItem, paidItems } from '../../receiving/rules/paid-items.ts';

/** What pays a contract off on a day; `totalCents = face - discountCents + chargesCents` of its items. */
export interface Payoff {
  items: PayableItem[];
  totalCents: Cents;
  discountCents: Cents;
  chargesCents: Cents;
}

/**
 * Open installments of a contract, lowest number first.
 * @throws Refusal NOTHING_TO_PAY when none is open, INSTALLMENT_IN_RENEGOTIATION when an agreement stands for one.
 */
export function openOf(installments: readonly InstallmentRow[]): InstallmentRow[] {
  const open = installments.filter((row) => row.status === 'OPEN').toSorted((a, b) => a.number - b.number);
  if (open.length === 0) refuse('NOTHING_TO_PAY');
  const agreed = open.find((row) => row.renegotiationId !== null);
  if (agreed) refuse('INSTALLMENT_IN_RENEGOTIATION', { details: { installmentId: agreed.id } });
  return open;
}

/** Open installments, and the fees that paying them takes along (rulings C16, C27), at the amounts of a day. */
export function payoffOn(
  open: readonly InstallmentRow[],
  fees: readonly FeeRow[],
  on: CivilDate,
  newId: () => string,
): Payoff {
  const settled = new Set(open.map(({ id }) => id));
  const items = paidItems(open, feesToCollect(fees, on, settled), on, newId);
  const sum = (of: (item: PayableItem) => number) => sumCents(items.map(of));
  return {
    items,
    totalCents: sum((item) => item.paidCents),
    discountCents: sum((item) => item.discountCents + item.bonusCents),
    chargesCents: sum(
      (item) => item.fineCents + item.lateInterestCents + item.contractInterestCents + item.lateIofCents,
    ),
  };
}

/** What is still open of a contract: its face value, and what pays it off on the same day. */
export function remaining(left: readonly InstallmentRow[], on: CivilDate, newId: () => string) {
  const rest = payoffOn(left, [], on, newId);
  return {
    openInstallments: left.length,
    remainingValue: sumCents(rest.items.map((item) => item.faceCents)),
    remainingPayoff: rest.totalCents,
  };
}
