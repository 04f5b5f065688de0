import { civilDate, daysBetween, isLateOn, taxPeriodOf } from '@balcao/credit-math';
import { boletoCredit } from '../../modules/books/index.ts';
import { askedOn, billOf } from '../../modules/invoices/rules/bill.ts';
import { installmentItem } from '../../modules/payments/index.ts';
import { testLateIof, testRow } from '../../modules/payments/testing.ts';
import { groupedBy } from './compare.ts';
import type { MonthFile, MonthInput } from './file.ts';
import { plansOf } from './plans.ts';

/** What each payment of a month was owed, brought and left, as the till and the bank count it. */
export function paymentsOf(input: MonthInput) {
  return input.payments.map(({ id, contract: ofContract, installment, paidOn, method, why }) => {
    const contract = plansOf(input).find((plan) => plan.id === ofContract);
    const one = contract?.installments.find(({ number }) => number === installment);
    if (!contract || !one) throw new Error(`${id} pays nothing of the month`);
    const on = civilDate(paidOn);
    const row = testRow({
      dueOn: one.dueOn,
      number: one.number,
      amountCents: one.amountCents,
      principalCents: one.principalCents,
      interestCents: one.amountCents - one.principalCents,
      rateMonthly: contract.rateMonthly,
      isOwnedByStore: !contract.isLoan,
      chargesContractRate: contract.isLoan,
      releasedOn: contract.soldOn,
      lateIof: contract.isLoan ? testLateIof('ABSORB') : null,
    });
    const item = installmentItem('item', row, on);
    const bill = billOf(row, [], one.dueOn);
    const isBoleto = method === 'BOLETO';
    const received = isBoleto ? askedOn(bill, on, []) : item.paidCents;
    return {
      id,
      contract: ofContract,
      installment,
      paidOn,
      method,
      ...(why !== undefined && { why }),
      dueOn: one.dueOn,
      face: one.amountCents,
      principal: item.principalCents,
      interest: item.interestCents,
      daysLate: isLateOn(one.dueOn, on) ? daysBetween(one.dueOn, on) : 0,
      fine: item.fineCents,
      mora: item.lateInterestCents,
      contractInterest: item.contractInterestCents,
      discount: item.discountCents,
      owed: item.paidCents,
      ...(isBoleto && {
        boletoInterestPerDay: bill.lateDailyCents,
        creditedOn: boletoCredit(on, item.paidCents, []).on,
      }),
      received,
      difference: item.paidCents - received,
      ...(contract.isLoan && { iofAbsorbed: item.lateIofAbsorbedCents }),
    };
  });
}

/** The tax of sales and of late payments by the ten days it falls due in. */
export function taxOf({ input }: Pick<MonthFile, 'input'>, last: string) {
  // What is undone on its own day owes nothing.
  const undone = new Set(input.returns.map(({ contract, on }) => `${contract} ${on}`));
  const standing = plansOf(input).filter(({ id, soldOn }) => !undone.has(`${id} ${soldOn}`));
  const sold = standing.map(({ soldOn, plan }) => ({ on: soldOn, value: plan.iofCents as number }));
  const late = paymentsOf(input).map(({ paidOn, iofAbsorbed = 0 }) => ({ on: civilDate(paidOn), value: iofAbsorbed }));
  const periods = groupedBy([...sold, ...late], ({ on }) => taxPeriodOf(on).start);
  return [...periods.entries()]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([start, all]) => {
      const { end, remitBy } = taxPeriodOf(start);
      const value = all.reduce((sum, one) => sum + one.value, 0);
      return { start, end, remitBy, value, remitted: remitBy <= last };
    })
    .filter(({ value, start }) => value > 0 && start <= last);
}
