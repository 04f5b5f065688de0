import { bankHolidays, easter } from '../calendar/bank-holidays.ts';
import { nextBankBusinessDay } from '../calendar/business-days.ts';
import { civilDate } from '../calendar/civil-date.ts';
import { earlyPayoff } from '../debt/early-payoff.ts';
import { lateCharges } from '../debt/late-charges.ts';
import { reaisText } from '../money/money.ts';
import { rateFromPercent } from '../money/rate.ts';
import { asText, dateIn, fieldsOf, listIn, moneyIn, numberIn, optionalText, textIn } from './reading.ts';
import type { Fields } from './reading.ts';
import type { GoldenKind } from './run.ts';

/** Kinds about paying: late, early, and the calendar of the banks. */
export const paymentKinds: Readonly<Record<string, GoldenKind>> = {
  late: ({ input }) => ({ expected: lateAnswer(fieldsOf(input)) }),
  prepay: ({ input }) => {
    const request = fieldsOf(input);
    const payoff = earlyPayoff({
      rateMonthly: textIn(request, 'monthlyRate'),
      payoffOn: dateIn(request, 'payoffDate'),
      installments: listIn(request, 'installments').map((one) => ({
        dueOn: dateIn(one, 'due'),
        amountCents: moneyIn(one, 'amount'),
      })),
    });
    return {
      expected: {
        items: payoff.items.map((item) => ({
          due: item.dueOn,
          amount: reaisText(item.amountCents),
          days: item.days,
          presentValue: reaisText(item.presentValueCents),
        })),
        payoff: reaisText(payoff.payoffCents),
        discount: reaisText(payoff.discountCents),
      },
    };
  },
  bank_holidays: (item) => {
    const year = numberIn(item, 'year');
    return { easter: easter(year), days: bankHolidays(year) };
  },
  next_business_day: ({ input }) => ({ expected: nextBankBusinessDay(civilDate(asText(input, 'input'))) }),
};

function lateAnswer(input: Fields): unknown {
  const chargesContract = input['chargeContractInterest'] === true;
  const late = {
    installmentCents: moneyIn(input, 'installment'),
    dueOn: dateIn(input, 'due'),
    paidOn: dateIn(input, 'paidOn'),
    fineRate: rateFromPercent(optionalText(input, 'finePct') ?? '2'),
    lateInterestMonthlyRate: rateFromPercent(optionalText(input, 'moraMonthlyPct') ?? '1'),
    contractRateMonthly: chargesContract ? textIn(input, 'monthlyRate') : null,
  };
  const charges = lateCharges(late);
  return {
    daysLate: charges.daysLate,
    fineStrictFloor: reaisText(lateCharges({ ...late, fineRounding: 'FLOOR' }).fineCents),
    fine: reaisText(charges.fineCents),
    mora: reaisText(charges.lateInterestCents),
    contractInterest: reaisText(charges.contractInterestCents),
    total: reaisText(charges.totalCents),
  };
}
