import { parseArgs } from 'node:util';
import { today } from '@balcao/contract/kernel';
import {
  addDays,
  addMonths,
  annualRate,
  cents,
  civilDate,
  IOF_NATURAL_PERSON,
  MAX_INSTALLMENTS,
  parseReais,
  percentText,
  pricePlan,
  reaisText,
} from '@balcao/credit-math';
import type { CivilDate, DueDateRule, PlanRequest, PricedPlan } from '@balcao/credit-math';

const USAGE = `npm run quote -- --principal 1000 --monthly-rate 0.05 --count 6
  --first-due YYYY-MM-DD   default: one period after the release
  --released YYYY-MM-DD    default: today in Manaus
  --rule MONTHLY           or WEEKLY, BIWEEKLY
  --fees 0                 reais financed together with the principal
  --lender FINANCIAL_INSTITUTION   charges IOF; STORE_OWN does not
  --json                   amounts in cents`;

const RULES: readonly DueDateRule[] = ['MONTHLY', 'WEEKLY', 'BIWEEKLY'];
const LENDERS = ['FINANCIAL_INSTITUTION', 'STORE_OWN'] as const;

/** Reads an option's value; an error begins with the option's name. */
function option<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new RangeError(`--${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function required(name: string, value: string | undefined): string {
  if (value === undefined) throw new RangeError(`--${name} is missing`);
  return value;
}

function oneOf<T extends string>(name: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((one) => one === value);
  if (found === undefined) throw new RangeError(`--${name}: '${value}' is none of ${allowed.join(', ')}`);
  return found;
}

function amount(name: string, text: string, least: number): ReturnType<typeof cents> {
  return option(name, () => {
    const value = parseReais(text);
    if (value < least) throw new RangeError(`must be at least ${reaisText(cents(least))}: '${text}'`);
    return value;
  });
}

function countOf(text: string): number {
  const count = Number(text);
  if (/^\d+$/.test(text) && count >= 1 && count <= MAX_INSTALLMENTS) return count;
  throw new RangeError(`--count: must be a whole number from 1 to ${MAX_INSTALLMENTS}: '${text}'`);
}

function onePeriodAfter(date: CivilDate, rule: DueDateRule): CivilDate {
  return rule === 'MONTHLY' ? addMonths(date, 1) : addDays(date, rule === 'WEEKLY' ? 7 : 14);
}

function readArguments(argv: string[]): { request: PlanRequest; isJson: boolean } {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: argv,
    options: {
      principal: text,
      'monthly-rate': text,
      count: text,
      'first-due': text,
      released: text,
      rule: text,
      fees: text,
      lender: text,
      json: { type: 'boolean', default: false },
    },
  });
  const rule = oneOf('rule', values.rule ?? 'MONTHLY', RULES);
  const lender = oneOf('lender', values.lender ?? 'FINANCIAL_INSTITUTION', LENDERS);
  const rateMonthly = required('monthly-rate', values['monthly-rate']);
  option('monthly-rate', () => percentText(rateMonthly));
  const releasedOn = option('released', () => civilDate(values.released ?? today()));
  const firstDueOn = option('first-due', () => civilDate(values['first-due'] ?? onePeriodAfter(releasedOn, rule)));
  if (firstDueOn <= releasedOn)
    throw new RangeError(`--first-due: ${firstDueOn} must come after the release, ${releasedOn}`);
  const request = {
    netCents: amount('principal', required('principal', values.principal), 1),
    financedFeesCents: amount('fees', values.fees ?? '0', 0),
    feesPaidWithFirstInstallmentCents: cents(0),
    rateMonthly,
    releasedOn,
    firstDueOn,
    count: countOf(required('count', values.count)),
    rule,
    iof: lender === 'STORE_OWN' ? null : IOF_NATURAL_PERSON,
  };
  return { request, isJson: values.json };
}

function table(plan: PricedPlan, { rateMonthly }: PlanRequest): string {
  const header = ['n', 'due', 'days', 'payment', 'interest', 'principal', 'balance'];
  const lines = plan.rows.map((row) => [
    String(row.number),
    row.dueOn,
    String(row.days),
    reaisText(row.paymentCents),
    reaisText(row.interestCents),
    reaisText(row.principalCents),
    reaisText(row.balanceCents),
  ]);
  const width = (column: number): number => Math.max(...[header, ...lines].map((line) => line[column]?.length ?? 0));
  const write = (line: string[]): string => line.map((cell, column) => cell.padStart(width(column))).join('  ');
  return [
    `financed     ${reaisText(plan.financedCents)} (IOF ${reaisText(plan.iofDailyCents)} + ${reaisText(plan.iofAdditionalCents)})`,
    `installments ${plan.rows.length} x ${reaisText(plan.installmentCents)}, last ${reaisText(plan.lastInstallmentCents)}`,
    `total        ${reaisText(plan.totalCents)}`,
    `rate         ${percentText(rateMonthly)} % a month, ${percentText(annualRate(rateMonthly))} % a year`,
    `CET          ${plan.cetAnnualPct} % a year, ${plan.cetMonthlyPct} % a month`,
    '',
    ...[header, ...lines].map(write),
  ].join('\n');
}

/** Prints one priced plan as a table, or as JSON in cents; bad arguments name themselves and exit 2. */
function main(argv: string[]): void {
  try {
    const { request, isJson } = readArguments(argv);
    const plan = pricePlan(request);
    console.log(isJson ? JSON.stringify({ request, plan }, null, 2) : table(plan, request));
    if (plan.amortizesNegatively)
      console.error('this plan must not be offered: an installment does not pay its own interest');
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    console.error(USAGE);
    process.exitCode = 2;
  }
}

main(process.argv.slice(2));
