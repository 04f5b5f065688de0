import {
  addDays,
  cents,
  type CivilDate,
  civilDate,
  type GoldenKind,
  lateCharges,
  mdrDeferral,
  PROVISION_C5,
  sumCents,
} from '@balcao/credit-math';
import { z } from 'zod';
import { dayIn } from '../../kernel/clock.ts';
import { type Balances, movementsOf } from '../../modules/accounting/rules/movements.ts';
import type { Movement } from '../../modules/accounting/rules/moved.ts';
import { type Held, standingsOf } from '../../modules/accounting/rules/receivable.ts';
import { askedOn, billOf } from '../../modules/invoices/rules/bill.ts';
import { paymentPostings } from '../../modules/payments/receiving/rules/postings.ts';
import { testRow } from '../../modules/payments/testing.ts';
import { remittanceText } from '../../modules/transfers/bank-files/cnab240.ts';
import { type MonthFile, spanOf, ZONE } from './file.ts';
import { plansOf } from './plans.ts';
import { standingsOn } from './standings.ts';

const nothing: Balances = {
  accruedCents: cents(0),
  incurredCents: cents(0),
  additionalCents: cents(0),
  writtenOffCents: cents(0),
  writtenOffOn: null,
};

/** The first day's interest as a bank is told it, and so many of them against what is owed. */
const boletoPerDay: GoldenKind = (item) => {
  const { face, monthlyRate, days } = z.object({ face: z.int(), monthlyRate: z.string(), days: z.int() }).parse(item);
  // A Wednesday: no day of grace hides in the count.
  const dueOn = civilDate('2026-09-16');
  const row = testRow({ dueOn, amountCents: face, principalCents: face, interestCents: 0, rateMonthly: monthlyRate });
  const bill = billOf(row, [], dueOn);
  const paidOn = addDays(dueOn, days);
  const late = lateCharges({
    installmentCents: cents(face),
    dueOn,
    paidOn,
    fineRate: '0',
    lateInterestMonthlyRate: row.lateInterestMonthlyRate,
    contractRateMonthly: monthlyRate,
  });
  const boleto = askedOn(bill, paidOn, []) - bill.amountCents - bill.lateFixedCents;
  return { ...item, perDay: bill.lateDailyCents, boleto, owed: late.chargesCents };
};

const heldOf = (contractId: string, dueOn: CivilDate, amountCents: number): Held => ({
  contractId,
  barredDays: [],
  installments: [
    {
      dueOn,
      amountCents: cents(amountCents),
      principalCents: cents(amountCents),
      bonusCents: cents(0),
      rateMonthly: '0',
      chargesContractRate: false,
      charges: { through: null, contractInterestCents: cents(0) },
      localHolidays: null,
    },
  ],
});

const monthEnd = { table: PROVISION_C5, writeOffAfterDays: null };

/** Another contract of somebody who defaults, day by day until it stands still too. */
const drag =
  (month: () => MonthFile): GoldenKind =>
  (item) => {
    const { gross } = z.object({ gross: z.int() }).parse(item['other']);
    const { input } = month();
    const since = standingsOn(input, spanOf(month()).last).find((one) => one.problemSince !== null)?.problemSince;
    if (!since) throw new Error('no contract of the month is in default');
    const inDefault = heldOf('default', addDays(since, -91), 1);
    let on = since;
    const other = (day: CivilDate) => {
      const standing = standingsOf([inDefault, heldOf('other', addDays(since, 300), gross)], day)[1];
      if (!standing) throw new Error('a contract without a standing');
      return standing;
    };
    while (other(on).barredDays.length === 0) on = addDays(on, 1);
    const stopAfter = addDays(on, -1);
    const { additionalCents } = movementsOf(other(stopAfter), nothing, stopAfter, monthEnd).balances;
    return { ...item, other: { gross, stopAfter, provision: additionalCents } };
  };

const sums = (movements: readonly Movement[]) => {
  const lines: Record<string, number> = {};
  for (const { debit, credit, amountCents } of movements) {
    lines[debit] = (lines[debit] ?? 0) + amountCents;
    lines[credit] = (lines[credit] ?? 0) - amountCents;
  }
  return lines;
};
const without = (lines: Record<string, number>) =>
  Object.fromEntries(Object.entries(lines).filter(([, amount]) => amount !== 0));

/** A payment of so much: half of it principal, the rest interest and charges. */
function paymentOf(valueCents: number) {
  const fineCents = cents(Math.floor(valueCents / 20));
  const principalCents = cents(Math.floor(valueCents / 2));
  const interestCents = cents(valueCents - principalCents - 3 * fineCents);
  return {
    kind: 'INSTALLMENT' as const,
    faceCents: sumCents([principalCents, interestCents]),
    principalCents,
    interestCents,
    fineCents,
    lateInterestCents: fineCents,
    contractInterestCents: fineCents,
    discountCents: cents(0),
    forgivenCents: cents(0),
    waivedCents: cents(0),
    bonusCents: cents(0),
    lateIofCents: cents(0),
    lateIofAbsorbedCents: cents(0),
    retailerCreditCents: cents(0),
    paidCents: cents(valueCents),
  };
}

/** A contract at the month's end is written off, and something of it is paid. */
const writeOff =
  (month: () => MonthFile): GoldenKind =>
  (item) => {
    const { contract, entries } = z
      .object({ contract: z.string(), entries: z.array(z.object({ event: z.string(), value: z.int().optional() })) })
      .parse(item);
    const on = spanOf(month()).last;
    const standing = standingsOn(month().input, on).find(({ contractId }) => contractId === contract);
    if (!standing) throw new Error(`${contract} is not held at the end of the month`);
    const before = movementsOf(standing, nothing, on, monthEnd).balances;
    const off = movementsOf(standing, before, on, { table: PROVISION_C5, writeOffAfterDays: 0 });
    const value = entries.find(({ event }) => event === 'RECOVERY')?.value ?? 0;
    const paid = paymentOf(value);
    const later = { ...standing, principalCents: cents(standing.principalCents - paid.principalCents) };
    const writtenOff = { received: paid, entries: off.movements.filter(({ event }) => event === 'WRITE_OFF') };
    const recovery = sums(movementsOf(later, { ...off.balances, writtenOff }, addDays(on, 1), null).movements);
    for (const { account, amountCents } of paymentPostings([paid], 'PIX'))
      recovery[account] = (recovery[account] ?? 0) + amountCents;
    const ofEvent = (name: string) => without(sums(off.movements.filter(({ event }) => event === name)));
    return {
      ...item,
      gross: standing.grossCents,
      entries: [
        { event: 'PROVISION', lines: ofEvent('PROVISION') },
        { event: 'WRITE_OFF', lines: ofEvent('WRITE_OFF') },
        { event: 'RECOVERY', value, lines: without(recovery) },
      ],
    };
  };

/** The file that pays what the lines of a file pay, written again. */
const cnab240Pix: GoldenKind = (item) => {
  const { amount, lines } = z.object({ amount: z.int(), lines: z.array(z.string()) }).parse(item);
  const at = (line: number, from: number, to: number) => (lines[line] ?? '').slice(from - 1, to).trim();
  const day = (text: string) => civilDate(`${text.slice(4)}-${text.slice(2, 4)}-${text.slice(0, 2)}`);
  const content = remittanceText({
    bank: {
      code: at(0, 1, 3),
      agreement: at(0, 33, 52),
      agency: at(0, 53, 57),
      agencyDigit: at(0, 58, 58),
      account: at(0, 59, 70),
      accountDigit: at(0, 71, 71),
      cep: at(1, 213, 220),
      uf: at(1, 221, 222),
    },
    payer: { cnpj: at(0, 19, 32), name: at(0, 73, 102) },
    number: Number(at(0, 158, 163)),
    on: day(at(0, 144, 151)),
    time: at(0, 152, 157),
    payments: [
      {
        ourId: at(2, 74, 93),
        name: at(2, 44, 73),
        cnpj: at(3, 19, 32),
        on: day(at(2, 94, 101)),
        amountCents: cents(amount),
      },
    ],
  });
  return { ...item, lines: content.split('\r\n').filter((line) => line !== '') };
};

const deferral =
  (month: () => MonthFile): GoldenKind =>
  (item) => {
    const { contract: id, on } = z.object({ contract: z.string(), on: z.string() }).parse(item);
    const contract = plansOf(month().input).find((one) => one.id === id);
    if (!contract) throw new Error(`no contract ${id}`);
    const { mdrCents, rateMonthly, soldOn, installments } = contract;
    const told = mdrDeferral({ mdrCents, rateMonthly, soldOn, on: civilDate(on), installments });
    return {
      ...item,
      mdr: mdrCents,
      planInterest: told.planInterestCents,
      earned: told.earnedCents,
      recognised: told.recognisedCents,
      deferred: told.deferredCents,
      shareOfRevenuePct: told.sharePercent,
      effectiveMonthlyRate: told.effectiveMonthlyRate,
    };
  };

/** Kinds of a lender's file that the server answers, some by the month beside them. */
export const serverKinds = (month: () => MonthFile): Readonly<Record<string, GoldenKind>> => ({
  manausDay: (item) => ({ ...item, day: dayIn(ZONE, new Date(z.string().parse(item['utc']))) }),
  boletoPerDay,
  drag: drag(month),
  writeOff: writeOff(month),
  cnab240Pix,
  mdrDeferral: deferral(month),
});
