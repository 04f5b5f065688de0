import type { Contract, Model } from '../model.ts';
import { openOf } from '../settle.ts';
import { cancel, hasLenderOf } from './cancellation.ts';
import type { Command } from './command.ts';
import { letDebtGetLate } from './late-debts.ts';

/** Purchases of which something was paid, whose customer owes the same lender another one that falls due, or is overdue. */
function besideDebts(model: Model): { contract: Contract; isOverdue: boolean }[] {
  const isPaid = (one: Contract) => one.installments.some(({ state }) => state === 'PAID');
  return model
    .sold()
    .filter(isPaid)
    .flatMap((contract) => {
      const others = model.sold(contract.customer).filter((one) => one !== contract && hasLenderOf(contract)(one));
      const rows = others.flatMap(openOf).filter((row) => !row.isAgreed);
      return rows.length === 0 ? [] : [{ contract, isOverdue: rows.some((row) => model.isOverdue(row)) }];
    });
}

/** What it owes the customer pays the other purchase; done when it did. */
export const returningBesideDebt: Command = {
  name: 'return a purchase beside a debt',
  weight: 4,
  isPossible: (model) => besideDebts(model).length > 0,
  run: async (till, picks) => {
    if (!besideDebts(till.model).some(({ isOverdue }) => isOverdue)) letDebtGetLate(till, picks);
    const found = besideDebts(till.model).filter(({ isOverdue }) => isOverdue);
    if (found.length === 0) return false;
    const { contract } = picks.one(found);
    const before = till.model.payments.length;
    const ask = { contract, reason: 'RETURN_OF_GOODS', by: 'manager', cents: undefined } as const;
    const isDone = await cancel(till, picks, ask);
    return isDone && till.model.payments.slice(before).some(({ isSetOff }) => isSetOff);
  },
};
