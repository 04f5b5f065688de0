import {
  cents,
  type Cents,
  type CivilDate,
  civilDate,
  daysBetween,
  isBankBusinessDay,
  lenderKinds,
} from '@balcao/credit-math';
import { cancellationPostings } from '../../modules/cancellation/rules/cancellation-postings.ts';
import { anticipate } from '../../modules/transfers/rules/anticipate.ts';
import { itemDueOn, type Terms } from '../../modules/transfers/rules/due-on.ts';
import { amountsOf } from '../../modules/transfers/rules/item-of-entry.ts';
import { freeSales, payableOn } from '../../modules/transfers/rules/later-sales.ts';
import { settle, type SummedItem } from '../../modules/transfers/rules/settle.ts';
import { beginningOf, daysOf, type MonthInput } from './file.ts';
import { paymentsOf } from './payments.ts';
import { amountIn, type MonthContract, plansOf } from './plans.ts';

const none = cents(0);

/** The contract that a row of a month speaks of. */
function contractOf(input: MonthInput, { id, contract }: { id: string; contract: string }): MonthContract {
  const found = plansOf(input).find((one) => one.id === contract);
  return found ?? fail(`${id} is of ${contract}, which nobody sold`);
}
function fail(message: string): never {
  throw new Error(message);
}

export const termsOf = (input: MonthInput, retailer: string): Terms => {
  const { kind: rule, n: days } = input.retailers[retailer]?.settlement ?? fail(`no retailer ${retailer}`);
  return { rule, days, anticipationRateMonthly: null };
};

/** What each return takes back of a retailer, gives up of its fee, and leaves of the tax with the lender. */
export const returnsOf = (input: MonthInput) =>
  input.returns.map((row) => {
    const contract = contractOf(input, row);
    const afterCents = cents(row.value ?? contract.net);
    const postings = contract.isLoan
      ? cancellationPostings({
          kind: row.on === contract.soldOn ? 'VOID' : 'RETURN',
          isOwnedByStore: false,
          origination: contract.origination,
          principalCents: contract.net,
          beforeCents: none,
          afterCents,
          shares: { releases: [], refunds: [], fees: [], creditBackCents: none },
          correctionCents: none,
        })
      : [];
    return {
      id: row.id,
      contract: row.contract,
      on: row.on,
      takenBackFromRetailer: amountIn(postings, 'retailer_payable'),
      mdrGivenBack: amountIn(postings, 'mdr_income'),
      iofAbsorbed: amountIn(postings, 'iof_absorbed'),
    };
  });

interface Item extends SummedItem {
  ref: string;
  contractId: string;
  dueOn: CivilDate;
  isPaid: boolean;
}

const itemOf = (
  kind: Item['kind'],
  ref: string,
  over: Pick<Item, 'contractId' | 'onDay' | 'dueOn' | 'amountCents'>,
) => ({
  principalCents: none,
  feeCents: none,
  discountCents: none,
  isPaid: false,
  kind,
  ref,
  ...over,
});

/** What a retailer is owed and owes by its sales, what came back of them, and what customers paid of its own credit. */
function itemsOf(input: MonthInput, retailer: string): Item[] {
  // A file of a month declares no holiday of its own.
  const calendar = { terms: termsOf(input, retailer), bankHolidays: new Set<never>() };
  const own = plansOf(input).filter((contract) => contract.retailer === retailer);
  const sales = own
    .filter(({ isLoan }) => isLoan)
    .map((contract): Item => {
      const { id, soldOn } = contract;
      const amounts = amountsOf({ event: 'ORIGINATION', postings: contract.origination });
      const dueOn = itemDueOn({ kind: 'SALE', onDay: soldOn }, calendar, null);
      const { amountCents } = amounts;
      return Object.assign(itemOf('SALE', id, { contractId: id, onDay: soldOn, dueOn, amountCents }), amounts);
    });
  const back = returnsOf(input).flatMap(({ id, contract, on, takenBackFromRetailer }) => {
    const sale = sales.find((one) => one.contractId === contract);
    if (!sale || takenBackFromRetailer === 0) return [];
    const onDay = civilDate(on);
    const dueOn = itemDueOn({ kind: 'RETURN', onDay }, calendar, sale.dueOn > onDay ? sale.dueOn : null);
    return [
      itemOf('RETURN', id, { contractId: contract, onDay, dueOn, amountCents: cents(0 - takenBackFromRetailer) }),
    ];
  });
  const passed = paymentsOf(input).flatMap(({ id, contract, paidOn, method, received }) => {
    if (method === 'STORE_CASH' || !own.some((one) => one.id === contract && !one.isLoan)) return [];
    const onDay = civilDate(paidOn);
    const dueOn = itemDueOn({ kind: 'PASS_THROUGH', onDay }, calendar, null);
    return [itemOf('PASS_THROUGH', id, { contractId: contract, onDay, dueOn, amountCents: cents(received) })];
  });
  return [...sales, ...back, ...passed];
}

interface Transfer {
  retailer: string;
  date: CivilDate;
  settled: ReturnType<typeof settle>;
  items: readonly Item[];
}

interface Forward {
  id: string;
  contract: string;
  on: string;
  scheduledOn: CivilDate;
  days: number;
  monthlyRate: string;
  face: number;
  paid: number;
  discount: number;
  ifSimpleCommercialDiscount: unknown;
}

function simpleOf(face: number, monthlyRate: string, days: number): unknown {
  const answer = lenderKinds['anticipation']?.({ face, monthlyRate, days });
  return answer?.['simpleCommercial'];
}

/** A sale is paid on an earlier day for less. */
function bringForward(
  waiting: readonly Item[],
  { id, contract, monthlyRate, on }: MonthInput['anticipations'][number],
  paidOn: CivilDate,
) {
  // What happened before the day waits: a day is collected when it is over.
  const later = waiting.filter((one) => !one.isPaid && one.onDay < on && one.dueOn > paidOn);
  const sale = freeSales(later).find(({ contractId }) => contractId === contract);
  if (!sale) return fail(`${id}: ${contract} does not wait for a later day`);
  const scheduledOn = sale.dueOn;
  const asked = [{ id, dueOn: scheduledOn, amountCents: sale.amountCents }];
  const { faceCents: face, paidCents: paid, discountCents } = anticipate(asked, monthlyRate, paidOn);
  const days = daysBetween(paidOn, scheduledOn);
  const ifSimpleCommercialDiscount = simpleOf(face, monthlyRate, days);
  const row: Forward = {
    id,
    contract,
    on,
    scheduledOn,
    days,
    monthlyRate,
    face,
    paid,
    discount: discountCents,
    ifSimpleCommercialDiscount,
  };
  sale.dueOn = paidOn;
  const off = { contractId: contract, onDay: civilDate(on), dueOn: paidOn, amountCents: cents(0 - discountCents) };
  return { row, item: itemOf('ANTICIPATION', contract, off) };
}

/** Days of one retailer, one after another: its batch as the day begins, and what it has brought forward. */
function settleRetailer(input: MonthInput, retailer: string, last: CivilDate) {
  const items = itemsOf(input, retailer);
  const transfers: Transfer[] = [];
  const forward: Forward[] = [];
  let carriedCents: Cents = none;
  const makeBatch = (date: CivilDate) => {
    const due = items.filter(
      (one) => !one.isPaid && one.dueOn <= date && (one.onDay < date || one.kind === 'ANTICIPATION'),
    );
    if (due.length === 0 || transfers.at(-1)?.date === date) return;
    const settled = settle(due, carriedCents);
    ({ carriedCents } = settled);
    for (const one of due) one.isPaid = true;
    transfers.push({ retailer, date, settled, items: due });
  };
  for (const on of daysOf(beginningOf(input), last)) {
    if (isBankBusinessDay(on)) makeBatch(on);
    const paidOn = payableOn(
      on,
      transfers.map(({ date }) => date),
    );
    const asked = input.anticipations.filter((one) => one.on === on && contractOf(input, one).retailer === retailer);
    for (const one of asked) {
      const { row, item } = bringForward(items, one, paidOn);
      forward.push(row);
      items.push(item);
    }
    if (asked.length > 0 && paidOn === on) makeBatch(on);
  }
  return { transfers, forward };
}

const transferRow = ({ retailer, date, settled, items }: Transfer) => {
  const { principalCents, feeCents, discountCents } = settled;
  return {
    date,
    retailer,
    originationsStartDate: settled.originationsStartOn,
    originationsEndDate: settled.originationsEndOn,
    originationsCount: settled.originationsCount,
    principalSum: principalCents,
    umeFeeSum: feeCents,
    discountSum: discountCents,
    transferred: principalCents - feeCents + discountCents,
    adjustments: items
      .filter(({ kind }) => kind !== 'SALE')
      .map(({ kind, ref, amountCents }) => ({ kind, ref, amount: amountCents })),
    broughtForward: settled.broughtCents,
    paid: settled.paidCents,
    carriedForward: settled.carriedCents,
  };
};

/** Every batch of every retailer up to a day, and what was paid sooner in them. */
export function settlementsOf(input: MonthInput, last: CivilDate) {
  const all = Object.keys(input.retailers).map((retailer) => settleRetailer(input, retailer, last));
  return {
    transfers: all
      .flatMap(({ transfers }) => transfers.map(transferRow))
      .toSorted((a, b) => a.date.localeCompare(b.date) || a.retailer.localeCompare(b.retailer)),
    anticipations: all.flatMap(({ forward }) => forward).toSorted((a, b) => a.on.localeCompare(b.on)),
  };
}

/** What a retailer's sales of a span brought as MDR, less what was given back in it. */
export function mdrOf(input: MonthInput, { first, last }: { first: CivilDate; last: CivilDate }) {
  const sums: Record<string, number> = {};
  const add = (retailer: string, on: string, value: number) => {
    if (on >= first && on <= last) sums[retailer] = (sums[retailer] ?? 0) + value;
  };
  for (const { retailer, soldOn, mdrCents } of plansOf(input)) add(retailer, soldOn, mdrCents);
  for (const row of returnsOf(input)) add(contractOf(input, row).retailer, row.on, 0 - row.mdrGivenBack);
  return Object.fromEntries(Object.entries(sums).filter(([, value]) => value !== 0));
}
