import { cet, cetPeriodic } from '../cet/cet.ts';
import { dueDates } from '../calendar/due-dates.ts';
import { complementaryIof, iof, IOF_NATURAL_PERSON } from '../plan/iof.ts';
import type { IofRates } from '../plan/iof.ts';
import { reaisText } from '../money/money.ts';
import { pricePlan, unroundedFinanced } from '../plan/price.ts';
import type { PlanTerms } from '../plan/plan-curve.ts';
import { priceSchedule, unroundedInstallment } from '../plan/schedule.ts';
import type { ScheduleRow } from '../plan/schedule.ts';
import { WideDecimal } from '../money/rate.ts';
import { dateIn, fieldsOf, listIn, moneyIn, numberIn, optionalText, ruleIn, textIn } from './reading.ts';
import type { Fields } from './reading.ts';
import type { GoldenKind } from './run.ts';

/** Kinds about a plan before it is signed: schedule, IOF and CET. */
export const planKinds: Readonly<Record<string, GoldenKind>> = {
  due_dates: ({ input }) => {
    const plan = fieldsOf(input);
    const [firstDueOn, count, rule] = [dateIn(plan, 'firstDue'), numberIn(plan, 'count'), ruleIn(plan, 'rule')];
    return { expected: dueDates({ firstDueOn, count, rule }) };
  },
  price_schedule: ({ input }) => {
    const plan = principalPlan(fieldsOf(input));
    const schedule = priceSchedule(plan);
    return {
      expected: {
        installmentRaw: unroundedInstallment(plan),
        installment: reaisText(schedule.installmentCents),
        lastInstallment: reaisText(schedule.lastInstallmentCents),
        rows: schedule.rows.map(rowText),
        total: reaisText(schedule.totalCents),
      },
    };
  },
  plan_validation: ({ input }) => {
    const schedule = priceSchedule(principalPlan(fieldsOf(input)));
    return {
      expected: {
        installment: reaisText(schedule.installmentCents),
        minPrincipalPortion: reaisText(schedule.minPrincipalCents),
        negativeAmortization: schedule.amortizesNegatively,
      },
    };
  },
  iof: ({ input }) => ({ expected: iofAnswer(fieldsOf(input)) }),
  iof_complementary: ({ input }) => {
    const late = fieldsOf(input);
    const owed = complementaryIof({
      installmentPrincipalCents: moneyIn(late, 'installmentPrincipal'),
      daysToDue: numberIn(late, 'daysToDue'),
      daysLate: numberIn(late, 'daysLate'),
      rates: iofRates(late),
    });
    return { expected: reaisText(owed) };
  },
  iof_financed: ({ input }) => ({ expected: financedAnswer(fieldsOf(input)) }),
  cet: ({ input }) => {
    const flow = fieldsOf(input);
    const contract = {
      releasedOn: dateIn(flow, 'releaseDate'),
      netCents: moneyIn(flow, 'fc0'),
      payments: listIn(flow, 'payments').map((one) => ({
        paidOn: dateIn(one, 'date'),
        amountCents: moneyIn(one, 'amount'),
      })),
    };
    const [shown, audited] = [cet(contract), cet({ ...contract, decimals: 10 })];
    return {
      expected: {
        cetAnnualPct: shown.annualPct,
        cetMonthlyPct: shown.monthlyPct,
        cetAnnualPct10: audited.annualPct,
        cetMonthlyPct10: audited.monthlyPct,
      },
    };
  },
  cet_periodic_bcb_faq: ({ input }) => {
    const flow = fieldsOf(input);
    const loan = {
      netCents: moneyIn(flow, 'fc0'),
      paymentCents: moneyIn(flow, 'payment'),
      months: numberIn(flow, 'months'),
    };
    const [shown, audited] = [cetPeriodic(loan), cetPeriodic({ ...loan, decimals: 8 })];
    return {
      expected: {
        monthlyPct: shown.monthlyPct,
        annualPct: shown.annualPct,
        monthlyPct8: audited.monthlyPct,
        annualPct8: audited.annualPct,
      },
    };
  },
};

function financedAnswer(input: Fields): unknown {
  const request = {
    ...terms(input),
    netCents: moneyIn(input, 'netToStore'),
    financedFeesCents: moneyIn(input, 'financedFees'),
    feesPaidWithFirstInstallmentCents: moneyIn(input, 'feesPaidWithFirstInstallment'),
    iof: iofRates(input),
  };
  const plan = pricePlan(request);
  const payments = plan.rows.map((row) => ({ paidOn: row.dueOn, amountCents: row.paymentCents }));
  const audited = cet({ releasedOn: request.releasedOn, netCents: request.netCents, payments, decimals: 8 });
  return {
    financed: reaisText(plan.financedCents),
    iofDaily: reaisText(plan.iofDailyCents),
    iofAdditional: reaisText(plan.iofAdditionalCents),
    iofTotal: reaisText(plan.iofCents),
    roundingDelta: reaisText(plan.roundingDeltaCents),
    installment: reaisText(plan.installmentCents),
    lastInstallment: reaisText(plan.lastInstallmentCents),
    total: reaisText(plan.totalCents),
    cetAnnualPct: plan.cetAnnualPct,
    cetMonthlyPct: plan.cetMonthlyPct,
    cetAnnualPct8: audited.annualPct,
    cetMonthlyPct8: audited.monthlyPct,
    closedFormFinanced: unroundedFinanced(request),
    rows: plan.rows.map(rowText),
  };
}

function iofAnswer(input: Fields): unknown {
  const rates = iofRates(input);
  const tax = iof({ ...principalPlan(input), rates });
  return {
    iofDaily: reaisText(tax.iofDailyCents),
    iofAdditional: reaisText(tax.iofAdditionalCents),
    iofTotal: reaisText(tax.iofCents),
    perInstallment: tax.perInstallment.map(({ number, days, cappedDays, principalCents }) => ({
      n: number,
      days,
      cappedDays,
      principal: reaisText(principalCents),
      iofDailyRaw: new WideDecimal(principalCents).div(100).times(rates.dailyRate).times(cappedDays).toFixed(),
    })),
  };
}

function terms(input: Fields): PlanTerms {
  return {
    rateMonthly: textIn(input, 'monthlyRate'),
    releasedOn: dateIn(input, 'releaseDate'),
    firstDueOn: dateIn(input, 'firstDue'),
    count: numberIn(input, 'count'),
    rule: ruleIn(input, 'rule'),
  };
}

function principalPlan(input: Fields): PlanTerms & { principalCents: ReturnType<typeof moneyIn> } {
  return { ...terms(input), principalCents: moneyIn(input, 'principal') };
}

function iofRates(input: Fields): IofRates {
  return {
    dailyRate: optionalText(input, 'dailyRate') ?? IOF_NATURAL_PERSON.dailyRate,
    additionalRate: optionalText(input, 'additionalRate') ?? IOF_NATURAL_PERSON.additionalRate,
    capDays: numberIn(input, 'capDays', IOF_NATURAL_PERSON.capDays),
  };
}

function rowText(row: ScheduleRow): unknown {
  return {
    n: row.number,
    due: row.dueOn,
    days: row.days,
    payment: reaisText(row.paymentCents),
    interest: reaisText(row.interestCents),
    principal: reaisText(row.principalCents),
    balance: reaisText(row.balanceCents),
  };
}
