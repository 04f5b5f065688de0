import {
  addDays,
  cents,
  type CivilDate,
  daysBetween,
  lateCharges,
  level2682,
  monthsInDefault,
  PROVISION_C5,
  rateFromPercent,
  shareOf,
} from '@balcao/credit-math';
import { bucketOf } from '../../modules/accounting/rules/buckets.ts';
import { movementsOf } from '../../modules/accounting/rules/movements.ts';
import { type Held, type Standing, standingsOf } from '../../modules/accounting/rules/receivable.ts';
import { groupedBy } from './compare.ts';
import { beginningOf, daysOf, type MonthInput } from './file.ts';
import { type MonthContract, plansOf } from './plans.ts';

const isOpen = ({ paidOn, returnedOn }: MonthContract['installments'][number], on: CivilDate) =>
  (paidOn === null || paidOn > on) && (returnedOn === null || returnedOn > on);

const heldOf = (
  { id, rateMonthly, installments }: MonthContract,
  on: CivilDate,
  barredDays: Held['barredDays'],
): Held => ({
  contractId: id,
  barredDays,
  installments: installments
    .filter((one) => isOpen(one, on))
    .map(({ dueOn, amountCents, principalCents }) => ({
      dueOn,
      amountCents,
      principalCents,
      bonusCents: cents(0),
      rateMonthly,
      chargesContractRate: true,
      charges: { through: null, contractInterestCents: cents(0) },
      localHolidays: null,
    })),
});

type MonthStanding = Standing & { contract: MonthContract };

/** Loans of a month as the books hold them at the end of each day up to one, customer by customer: each day goes on from the doubt that the one before it left. */
function standingsThrough(input: MonthInput, last: CivilDate): Map<CivilDate, MonthStanding[]> {
  const loans = plansOf(input).filter(({ isLoan }) => isLoan);
  const customers = [...groupedBy(loans, ({ borrower }) => borrower).values()];
  const barred = new Map<string, Held['barredDays']>();
  const days = new Map<CivilDate, MonthStanding[]>();
  for (const on of daysOf(beginningOf(input), last)) {
    const standings = customers.flatMap((own) =>
      standingsOf(
        own.filter(({ soldOn }) => soldOn <= on).map((contract) => heldOf(contract, on, barred.get(contract.id) ?? [])),
        on,
      ),
    );
    for (const { contractId, barredDays } of standings) barred.set(contractId, barredDays);
    const inOrder = loans.flatMap((contract) => {
      const standing = standings.find(({ contractId }) => contractId === contract.id);
      return standing ? [{ ...standing, contract }] : [];
    });
    days.set(on, inOrder);
  }
  return days;
}

/** Loans of a month as the books hold them at the end of a day. */
export const standingsOn = (input: MonthInput, on: CivilDate): MonthStanding[] =>
  standingsThrough(input, on).get(on) ?? [];

/** What a contract would have accrued by the day, evenly between its due dates: for comparison only. */
function linearOf({ soldOn, rateMonthly, installments }: MonthContract, standing: Standing, on: CivilDate) {
  const last = standing.problemSince === null ? on : addDays(standing.problemSince, -1);
  let sum = 0;
  installments.forEach((one, index) => {
    if (!isOpen(one, on)) return;
    const from = installments[index - 1]?.dueOn ?? soldOn;
    const days = daysBetween(from, one.dueOn);
    const passed = Math.max(0, Math.min(days, daysBetween(from, last)));
    sum += Math.round(((one.amountCents - one.principalCents) * passed) / days);
    if (one.dueOn >= last) return;
    const late = { installmentCents: one.amountCents, dueOn: one.dueOn, paidOn: last, isGraceOver: true };
    const none = { fineRate: '0', lateInterestMonthlyRate: '0', contractRateMonthly: rateMonthly };
    sum += lateCharges({ ...late, ...none }).contractInterestCents;
  });
  return sum;
}

export const receivablesOn = (input: MonthInput, on: CivilDate) =>
  standingsOn(input, on)
    .filter(({ principalCents }) => principalCents > 0)
    .map((one) => ({
      contract: one.contractId,
      principal: one.principalCents,
      accrued: one.accruedCents,
      gross: one.grossCents,
      accruedLinear: linearOf(one.contract, one, on),
    }));

/** Day by day since the day before a month, or the sale, what each contract is worth and what its day posted. */
export function dailyAccrual(input: MonthInput, { first, last }: { first: CivilDate; last: CivilDate }) {
  const days: Record<string, object[]> = {};
  const standings = standingsThrough(input, last);
  const at = (on: CivilDate) => standings.get(on) ?? [];
  const before = new Map(at(addDays(first, -2)).map((one) => [one.contractId, one.accruedCents]));
  for (const on of daysOf(addDays(first, -1), last)) {
    for (const one of at(on)) {
      const list = (days[one.contractId] ??= []);
      list.push({
        on,
        daysLate: one.daysLate,
        gross: one.grossCents,
        principal: one.principalCents,
        accrued: one.accruedCents,
        accruedLinear: linearOf(one.contract, one, on),
        posted: one.accruedCents - (before.get(one.contractId) ?? 0),
      });
      before.set(one.contractId, one.accruedCents);
    }
  }
  return days;
}

const nothing = { accruedCents: cents(0), incurredCents: cents(0), additionalCents: cents(0) };
const figures = ['gross', 'incurred', 'additional', 'provision2682'] as const;
type Figures = Record<(typeof figures)[number], number>;

/** What would be set aside at the end of a day, contract by contract and by how late they are. */
export function provisionsOn(input: MonthInput, on: CivilDate) {
  const rows = standingsOn(input, on).flatMap((standing) => {
    if (standing.principalCents === 0) return [];
    const held = { ...nothing, writtenOffCents: cents(0), writtenOffOn: null };
    const { provision } = movementsOf(standing, held, on, { table: PROVISION_C5, writeOffAfterDays: null });
    if (!provision) return [];
    const { daysLate, grossCents: gross, problemSince } = standing;
    const { level, percent } = level2682(daysLate);
    return [
      {
        contract: standing.contractId,
        daysLate,
        bucket: bucketOf(daysLate),
        gross,
        problemSince,
        monthsInDefault: problemSince === null ? null : monthsInDefault(problemSince, on),
        incurredPct: provision.incurredPercent,
        additionalPct: provision.additionalPercent,
        incurred: provision.incurredCents,
        additional: provision.additionalCents,
        level2682: level,
        pct2682: percent,
        provision2682: shareOf(gross, rateFromPercent(percent)),
      },
    ];
  });
  const sumsOf = (all: readonly Figures[]) =>
    Object.fromEntries(figures.map((name) => [name, all.reduce((sum, one) => sum + one[name], 0)]));
  const byBucket = Object.fromEntries(
    [...groupedBy(rows, ({ bucket }) => bucket)].map(([name, of]) => [name, sumsOf(of)]),
  );
  const { gross: _, ...sums } = sumsOf(rows);
  return { on, rows, byBucket, ...sums };
}
