import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type CivilDate, civilDate, daysBetween } from '../calendar/civil-date.ts';
import { lenderKinds } from '../golden/lender-kinds.ts';
import { dateIn, type Fields, fieldsOf, listIn, numberIn, textIn } from '../golden/reading.ts';
import { runGolden } from '../golden/run.ts';
import { type Cents, cents } from '../money/money.ts';
import { IOF_NATURAL_PERSON } from '../plan/iof.ts';
import { pricePlan } from '../plan/price.ts';
import { grossReceivable } from './accrual.ts';
import { isLateOn, monthsInDefault, problemSince, spreadsToBorrowerFrom } from './doubtful.ts';
import { level2682 } from './levels-2682.ts';
import { provisionOf } from './provision.ts';
import { taxPeriodOf } from './tax-period.ts';

const month = fieldsOf(JSON.parse(readFileSync(new URL('../../vectors/lender.json', import.meta.url), 'utf8')));
const input = fieldsOf(month['input']);
const expected = fieldsOf(month['expected']);
const cases = fieldsOf(month['cases']);

interface Contract {
  id: string;
  rateMonthly: string;
  soldOn: CivilDate;
  isLoan: boolean;
  /** With the day each left the books, if it did. */
  installments: { dueOn: CivilDate; amountCents: Cents; principalCents: Cents; goneOn: CivilDate | null }[];
}

const returnedOn = (id: string) => listIn(input, 'returns').find((one) => textIn(one, 'contract') === id);
const paidOn = (id: string, n: number) =>
  listIn(input, 'payments').find((one) => textIn(one, 'contract') === id && numberIn(one, 'installment') === n);

function goneOn(id: string, n: number): CivilDate | null {
  const [back, paid] = [returnedOn(id), paidOn(id, n)];
  if (paid) return dateIn(paid, 'paidOn');
  return back ? dateIn(back, 'on') : null;
}

/** Each contract as the product prices it. */
const contracts = listIn(input, 'contracts').map((one): Contract => {
  const id = textIn(one, 'id');
  const told = listIn(expected, 'contracts').find((other) => textIn(other, 'id') === id);
  const soldOn = dateIn(told ?? {}, 'businessDay');
  const isLoan = textIn(one, 'lender') === 'FINANCIAL_INSTITUTION';
  const plan = pricePlan({
    netCents: cents(numberIn(one, 'net')),
    financedFeesCents: cents(0),
    feesPaidWithFirstInstallmentCents: cents(0),
    rateMonthly: textIn(one, 'rate'),
    releasedOn: soldOn,
    firstDueOn: dateIn(one, 'firstDue'),
    count: numberIn(one, 'count'),
    rule: 'MONTHLY',
    iof: isLoan ? IOF_NATURAL_PERSON : null,
  });
  return {
    id,
    rateMonthly: textIn(one, 'rate'),
    soldOn,
    isLoan,
    installments: plan.rows.map((row) => ({
      dueOn: row.dueOn,
      amountCents: row.paymentCents,
      principalCents: row.principalCents,
      goneOn: goneOn(id, row.number),
    })),
  };
});

/** A contract in the books at the end of a day. */
function standingOf({ id, rateMonthly, installments }: Contract, on: CivilDate) {
  const open = installments.filter((one) => one.goneOn === null || one.goneOn > on);
  const oldest = open[0]?.dueOn;
  const since = oldest && problemSince(oldest) <= on ? problemSince(oldest) : null;
  const held = open.length === 0 ? null : grossReceivable({ rateMonthly, on, installments: open, problemSince: since });
  const daysLate = oldest && isLateOn(oldest, on) ? daysBetween(oldest, on) : 0;
  return { contract: id, daysLate, since, held };
}
const onBooks = (on: CivilDate) =>
  contracts
    .filter(({ isLoan, soldOn }) => isLoan && soldOn <= on)
    .map((contract) => standingOf(contract, on))
    .filter(({ held }) => held !== null);

test('every case of the kinds about a lender’s books agrees to the cent', () => {
  const known = Object.fromEntries(Object.entries(cases).filter(([kind]) => kind in lenderKinds));
  const report = runGolden(known, lenderKinds);
  expect(report.differences).toEqual([]);
  expect(Object.keys(known)).toEqual(expect.arrayContaining(Object.keys(lenderKinds)));
  expect(report.passed).toBe(141);
});

test('the contracts of the month are priced as the month says', () => {
  for (const told of listIn(expected, 'contracts')) {
    const contract = contracts.find(({ id }) => id === told['id']);
    const rows = listIn(told, 'installments').map((row) => [row['dueOn'], row['amount'], row['principal']]);
    expect(contract?.installments.map((one) => [one.dueOn, one.amountCents, one.principalCents])).toEqual(rows);
  }
});

test.each(Object.entries(fieldsOf(expected['receivables'])))('receivables of %s', (day, told) => {
  const found = onBooks(civilDate(day)).map(({ contract, held }) => {
    return {
      contract,
      principal: held?.principalCents,
      accrued: held?.accruedCents,
      gross: held?.grossCents,
    };
  });
  const rows = Array.isArray(told) ? told.map(fieldsOf) : [];
  expect(found).toEqual(
    rows.map(({ contract, principal, accrued, gross }) => ({ contract, principal, accrued, gross })),
  );
});

test('every day of every contract is accrued as the month says: 133 entries', () => {
  const days = Object.entries(fieldsOf(expected['dailyAccrual'])).flatMap(([id, list]) => {
    const contract = contracts.find((one) => one.id === id);
    return (Array.isArray(list) ? list : []).map((one) => ({ contract, told: fieldsOf(one) }));
  });
  for (const { contract, told } of days) {
    if (!contract) throw new Error('no contract of that name');
    const { held, daysLate } = standingOf(contract, dateIn(told, 'on'));
    const found = { gross: held?.grossCents ?? 0, accrued: held?.accruedCents ?? 0, daysLate };
    expect({ on: told['on'], ...found }).toEqual({
      on: told['on'],
      gross: told['gross'],
      accrued: told['accrued'],
      daysLate: told['daysLate'],
    });
  }
  expect(days).toHaveLength(133);
});

test.each(Object.entries(fieldsOf(expected['provisions'])))('provisions of %s', (day, told) => {
  const on = civilDate(day);
  const found = onBooks(on).map(({ contract, daysLate, since, held }) => {
    const months = since === null ? 0 : monthsInDefault(since, on);
    const grossCents = held?.grossCents ?? cents(0);
    const provision = provisionOf({ grossCents, daysLate, isProblem: since !== null, monthsInDefault: months });
    const { level, percent } = level2682(daysLate);
    return {
      contract,
      daysLate,
      problemSince: since,
      incurredPct: provision.incurredPercent,
      incurred: provision.incurredCents,
      additional: provision.additionalCents,
      level2682: level,
      pct2682: percent,
    };
  });
  const keys = Object.keys(found[0] ?? {});
  const only = (row: Fields) => Object.fromEntries(keys.map((key) => [key, row[key]]));
  expect(found.map(only)).toEqual(listIn(fieldsOf(told), 'rows').map(only));
});

test('the tax of the month falls into its ten-day periods', () => {
  for (const told of listIn(expected, 'iof')) {
    const { start, end, remitBy } = taxPeriodOf(dateIn(told, 'start'));
    expect({ start, end, remitBy }).toEqual({ start: told['start'], end: told['end'], remitBy: told['remitBy'] });
  }
});

test('a default of one contract makes the borrower’s others doubtful from the end of its month', () => {
  const other = fieldsOf(fieldsOf(cases['drag'])['other']);
  expect(spreadsToBorrowerFrom(civilDate('2026-10-19'))).toBe(other['stopAfter']);
  const grossCents = cents(numberIn(other, 'gross'));
  const { totalCents } = provisionOf({ grossCents, daysLate: 0, isProblem: true, monthsInDefault: 0 });
  expect(totalCents).toBe(other['provision']);
});

test('a debt over 90 days late that nobody calls doubtful is refused', () => {
  const facts = { grossCents: cents(100), daysLate: 91, isProblem: false, monthsInDefault: 0 };
  expect(() => provisionOf(facts)).toThrow('91 days late and not doubtful');
});
