import type { CivilDate } from '@balcao/contract';
import { type Cents, cents, monthsInDefault, provisionOf, type ProvisionTable } from '@balcao/credit-math';
import { type Movement, moved } from './moved.ts';
import type { Standing } from './receivable.ts';
import { recoveryMovements, type WrittenOff } from './recovery.ts';

/** What the books hold of a contract. */
export interface Balances {
  accruedCents: Cents;
  incurredCents: Cents;
  additionalCents: Cents;
  /** Principal that is written off and was not recovered. */
  writtenOffCents: Cents;
  writtenOffOn: CivilDate | null;
}

/** What the books hold, and of a contract that is written off what came of it since. */
export type HeldInBooks = Balances & { writtenOff?: WrittenOff | null };

/** What a month's end sets aside, and by what. */
export interface Provisioning {
  incurredPercent: string;
  additionalPercent: string;
  incurredCents: Cents;
  additionalCents: Cents;
  isWrittenOff: boolean;
}

export interface MonthEnd {
  table: ProvisionTable;
  /** Later than so many days it is written off; null: never. */
  writeOffAfterDays: number | null;
}

export interface Moved {
  movements: Movement[];
  balances: Balances;
  /** Of a month's end alone. */
  provision: Provisioning | null;
}

const nothing = cents(0);
const minus = (a: number, b: number) => cents(a - b);

/**
 * What a day moves of a contract in the books: what it is worth less what they hold, so that counting a day again moves
 * nothing. Provisions move at a month's end.
 */
export function movementsOf(standing: Standing, held: HeldInBooks, on: CivilDate, monthEnd: MonthEnd | null): Moved {
  if (held.writtenOffOn !== null) return recovered(standing, held, monthEnd);
  const { accruedCents } = standing;
  const accrual = moved('ACCRUAL', 'accrued_interest', 'interest_income', accruedCents - held.accruedCents);
  const balances = { ...held, accruedCents: cents(accruedCents) };
  if (monthEnd === null) return { movements: accrual, balances, provision: null };
  const set = provisionAt(standing, on, monthEnd.table);
  const after = { ...balances, incurredCents: set.incurredCents, additionalCents: set.additionalCents };
  const provided = [
    ...accrual,
    ...moved('PROVISION', 'provision_expense', 'allowance_incurred', minus(set.incurredCents, held.incurredCents)),
    ...moved(
      'PROVISION',
      'provision_expense',
      'allowance_additional',
      minus(set.additionalCents, held.additionalCents),
    ),
  ];
  const { writeOffAfterDays } = monthEnd;
  if (writeOffAfterDays === null || standing.daysLate <= writeOffAfterDays) {
    return { movements: provided, balances: after, provision: { ...set, isWrittenOff: false } };
  }
  return {
    movements: [...provided, ...writeOff(standing, set)],
    balances: {
      accruedCents: nothing,
      incurredCents: nothing,
      additionalCents: nothing,
      writtenOffCents: standing.principalCents,
      writtenOffOn: on,
    },
    provision: { ...set, isWrittenOff: true },
  };
}

function provisionAt(standing: Standing, on: CivilDate, table: ProvisionTable) {
  const { grossCents, daysLate, isProblem, problemSince } = standing;
  const months = problemSince === null ? 0 : monthsInDefault(problemSince, on);
  const { incurredPercent, additionalPercent, incurredCents, totalCents } = provisionOf(
    {
      grossCents,
      daysLate: isProblem ? daysLate : Math.min(daysLate, MOST_NOT_DOUBTFUL),
      isProblem,
      monthsInDefault: months,
    },
    table,
  );
  return { incurredPercent, additionalPercent, incurredCents, additionalCents: minus(totalCents, incurredCents) };
}
/** One that is late for longer is doubtful by itself. */
const MOST_NOT_DOUBTFUL = 90;

/** All of it is set aside, then leaves the books by what was; control goes on in memorandum accounts. */
function writeOff(
  { grossCents, principalCents, accruedCents }: Standing,
  set: Pick<Provisioning, 'incurredCents' | 'additionalCents'>,
) {
  const { incurredCents, additionalCents } = set;
  const excess = grossCents - incurredCents - additionalCents;
  return [
    ...moved('PROVISION', 'provision_expense', 'allowance_excess', excess),
    ...moved('WRITE_OFF', 'allowance_incurred', 'allowance_excess', incurredCents),
    ...moved('WRITE_OFF', 'allowance_additional', 'allowance_excess', additionalCents),
    ...moved('WRITE_OFF', 'allowance_excess', 'loans_receivable', principalCents),
    ...moved('WRITE_OFF', 'allowance_excess', 'accrued_interest', accruedCents),
    ...moved('WRITE_OFF', 'memo_written_off', 'memo_written_off_contra', grossCents),
  ];
}

/** A contract that is written off stays so, and earns nothing: what comes of it is recovery. */
function recovered({ principalCents }: Standing, held: HeldInBooks, monthEnd: MonthEnd | null): Moved {
  const principal = { paidCents: held.writtenOffCents - principalCents, leftCents: principalCents };
  const none = { incurredPercent: '0', additionalPercent: '0', incurredCents: nothing, additionalCents: nothing };
  return {
    movements: held.writtenOff ? recoveryMovements(principal, held.writtenOff) : [],
    balances: { ...held, writtenOffCents: principalCents },
    provision: monthEnd && { ...none, isWrittenOff: true },
  };
}
