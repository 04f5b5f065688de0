import { cents, type CivilDate, civilDate, IOF_NATURAL_PERSON, pricePlan } from '@balcao/credit-math';
import { dayIn } from '../../kernel/clock.ts';
import type { Account, Posting } from '../../modules/books/index.ts';
import { originationPostings } from '../../modules/contracts/index.ts';
import { type MonthInput, ZONE } from './file.ts';

export const amountIn = (postings: readonly Posting[], account: Account) =>
  postings.filter((one) => one.account === account).reduce((sum, { amountCents }) => sum + amountCents, 0);

/** The contracts of a month as the product prices them, with the day each installment was paid. */
export const plansOf = (input: MonthInput) =>
  input.contracts.map(({ id, borrower, lender, net, rate, count, soldAt, firstDue, retailer }) => {
    const isLoan = lender === 'FINANCIAL_INSTITUTION';
    const soldOn = dayIn(ZONE, new Date(soldAt));
    const plan = pricePlan({
      netCents: cents(net),
      financedFeesCents: cents(0),
      feesPaidWithFirstInstallmentCents: cents(0),
      rateMonthly: rate,
      releasedOn: soldOn,
      firstDueOn: civilDate(firstDue),
      count,
      rule: 'MONTHLY',
      iof: isLoan ? IOF_NATURAL_PERSON : null,
    });
    const origination = isLoan
      ? originationPostings({
          principalCents: cents(net),
          financedCents: plan.financedCents,
          iofCents: plan.iofCents,
          feeCents: cents(0),
          mdrRate: input.retailers[retailer]?.mdr ?? '0',
        })
      : [];
    const mdrCents = cents(0 - amountIn(origination, 'mdr_income'));
    const paidOn = (number: number): CivilDate | null => {
      const paid = input.payments.find((one) => one.contract === id && one.installment === number)?.paidOn;
      return paid === undefined ? null : civilDate(paid);
    };
    const back = input.returns.find((one) => one.contract === id)?.on;
    const returnedOn = back === undefined ? null : civilDate(back);
    const installments = plan.rows.map((row) => ({
      number: row.number,
      dueOn: row.dueOn,
      amountCents: row.paymentCents,
      principalCents: row.principalCents,
      paidOn: paidOn(row.number),
      returnedOn,
    }));
    const priced = { net: cents(net), soldOn, rateMonthly: rate, origination, mdrCents, plan, installments };
    return { id, borrower, retailer, isLoan, ...priced };
  });
export type MonthContract = ReturnType<typeof plansOf>[number];
