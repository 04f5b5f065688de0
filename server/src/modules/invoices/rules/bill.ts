import type { Cents, CivilDate } from '@balcao/contract';
import {
  addDays,
  cents,
  daysBetween,
  earlyPayoff,
  lateCharges,
  nextBankBusinessDay,
  sumCents,
} from '@balcao/credit-math';
import { amountDue, type FeeRow, feesToCollect, type InstallmentRow } from '../../payments/index.ts';

/** What a boleto asks for, as its bank counts: simply, by the day. */
export interface BillTerms {
  dueOn: CivilDate;
  amountCents: Cents;
  /** Added once when it is paid late: the fine, and a bonus that is lost. */
  lateFixedCents: Cents;
  lateDailyCents: Cents;
  /** Taken off for each day it is paid before. */
  earlyDailyCents: Cents;
}

export interface Bill extends BillTerms {
  row: InstallmentRow;
  fees: FeeRow[];
}

/** Figures of a day are counted on a thousand times the money: a bank's day is whole cents, and thirty of them must hold. */
const FINE = 1_000;

/** The installment that a customer pays next; of a contract none from the first on that an agreement stands for. */
export function nextInstallment(rows: readonly InstallmentRow[]): InstallmentRow | undefined {
  const open = rows.filter((row) => row.status === 'OPEN');
  const firsts = open.filter(
    (row) => !open.some((one) => one.contractId === row.contractId && one.number < row.number),
  );
  return firsts
    .filter((row) => row.renegotiationId === null)
    .toSorted(
      (one, other) => one.dueOn.localeCompare(other.dueOn) || one.contractId.localeCompare(other.contractId),
    )[0];
}

/** The boleto of an installment, made on a day: due with it, or on the next day of banks when that is past. */
export function billOf(row: InstallmentRow, unpaidFees: readonly FeeRow[], today: CivilDate): Bill {
  const dueOn = row.dueOn >= today ? row.dueOn : nextBankBusinessDay(today, new Set(row.localHolidays));
  const fees = feesOf(row, unpaidFees, dueOn);
  return { row, fees, dueOn, amountCents: billedCents(row, fees, dueOn), ...bankTerms(row, dueOn) };
}

/** The usage fee of the contract goes with its first installment; those of other contracts are the till's. */
const feesOf = (row: InstallmentRow, fees: readonly FeeRow[], dueOn: CivilDate): FeeRow[] =>
  feesToCollect(fees, dueOn, new Set([row.id])).filter((fee) => fee.contractId === row.contractId);

export const billedCents = (row: InstallmentRow, fees: readonly FeeRow[], dueOn: CivilDate): Cents =>
  sumCents([amountDue(row, dueOn).dueCents, ...fees.map((fee) => fee.amountCents)]);

function bankTerms(row: InstallmentRow, dueOn: CivilDate) {
  const inTime = amountDue(row, dueOn);
  const late = amountDue(row, addDays(nextBankBusinessDay(dueOn, new Set(row.localHolidays)), 1));
  return {
    lateFixedCents: cents(late.fineCents - inTime.fineCents + inTime.bonusCents - late.bonusCents),
    lateDailyCents: lateDay(row, dueOn),
    earlyDailyCents: row.dueOn === dueOn && row.bonusCents === 0 ? earlyDay(row, inTime.faceCents) : cents(0),
  };
}

/** Late interest of the first day and the contract's, down to a cent: counted simply it never exceeds what is owed. */
function lateDay(row: InstallmentRow, dueOn: CivilDate): Cents {
  const principalCents = row.principalCents - row.settledPrincipalCents;
  const base = row.bonusCents > 0 ? principalCents : row.amountCents - row.settledCents;
  const { chargesCents } = lateCharges({
    installmentCents: cents(base * FINE),
    dueOn,
    paidOn: addDays(dueOn, 1),
    fineRate: '0',
    lateInterestMonthlyRate: row.lateInterestMonthlyRate,
    contractRateMonthly: row.chargesContractRate ? row.rateMonthly : null,
    isGraceOver: true,
  });
  return cents(Math.floor(chargesCents / FINE));
}

/** What the last day before the due date takes off, up to a cent: so many days never cost more than paying at the till. */
function earlyDay(row: InstallmentRow, faceCents: Cents): Cents {
  const installments = [{ dueOn: row.dueOn, amountCents: cents(faceCents * FINE) }];
  const payoffOn = addDays(row.dueOn, -1);
  const { discountCents } = earlyPayoff({ rateMonthly: row.rateMonthly, payoffOn, installments });
  return cents(Math.ceil(discountCents / FINE));
}

/** What a boleto costs on a day, as its bank takes it: late only once banks have opened since its due date. */
export function askedOn(terms: BillTerms, on: CivilDate, localHolidays: readonly CivilDate[]): Cents {
  const { dueOn, amountCents, lateFixedCents, lateDailyCents, earlyDailyCents } = terms;
  const daysEarly = daysBetween(on, dueOn);
  if (daysEarly > 0) return cents(Math.max(1, amountCents - earlyDailyCents * daysEarly));
  const { daysLate } = lateCharges({
    installmentCents: amountCents,
    dueOn,
    paidOn: on,
    fineRate: '0',
    lateInterestMonthlyRate: '0',
    contractRateMonthly: null,
    localHolidays: new Set(localHolidays),
  });
  return daysLate === 0 ? amountCents : cents(amountCents + lateFixedCents + lateDailyCents * daysLate);
}
