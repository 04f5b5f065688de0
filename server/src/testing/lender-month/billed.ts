import { addDays, bankBusinessDayAfter, cents, type CivilDate, civilDate, daysBetween } from '@balcao/credit-math';
import { boletoCredit } from '../../modules/books/index.ts';
import { askAgain } from '../../modules/billings/rules/charges.ts';
import { nextWeek, type Week } from '../../modules/billings/rules/weeks.ts';
import { beginningOf, daysOf, type MonthInput } from './file.ts';
import { paymentsOf } from './payments.ts';
import { plansOf } from './plans.ts';

interface Taken {
  id: string;
  on: CivilDate;
  cents: ReturnType<typeof cents>;
}

/** What the tills of a retailer took of loans; of its own credit the money is its own. */
function takenBy(input: MonthInput, retailer: string): Taken[] {
  const contracts = plansOf(input);
  const retailerOf = (store: string | undefined, contract: string) =>
    Object.entries(input.retailers).find(([, { stores }]) => store !== undefined && stores.includes(store))?.[0] ??
    contracts.find(({ id }) => id === contract)?.retailer;
  const stores = new Map(input.payments.map(({ id, store }) => [id, store]));
  return paymentsOf(input)
    .filter(
      ({ method, contract }) => method === 'STORE_CASH' && contracts.some((one) => one.id === contract && one.isLoan),
    )
    .filter(({ id, contract }) => retailerOf(stores.get(id), contract) === retailer)
    .map(({ id, paidOn, received }) => ({ id, on: civilDate(paidOn), cents: cents(received) }))
    .toSorted((a, b) => a.on.localeCompare(b.on));
}

/** The weeks of a retailer that are over by a day, each with the payments it asks for. */
function weeksOf(input: MonthInput, retailer: string, last: CivilDate) {
  let open = takenBy(input, retailer);
  let through: CivilDate | null = null;
  const weeks: { week: Week; payments: Taken[] }[] = [];
  for (const today of daysOf(beginningOf(input), last)) {
    for (;;) {
      const days = open.filter(({ on }) => on < today).map((one) => ({ on: one.on, count: 1, cents: one.cents }));
      const week = nextWeek(days, through, { today, bankHolidays: new Set() });
      if (!week) break;
      const { endDate } = week;
      weeks.push({ week, payments: open.filter(({ on }) => on <= endDate) });
      open = open.filter(({ on }) => on > endDate);
      through = endDate;
    }
  }
  return weeks;
}

interface Status {
  on: string;
  status: string;
  value?: number;
}

/** What becomes of a billing by a day: it expires, is asked for again, is paid. */
function lived(input: MonthInput, id: string, { createdOn, amountCents }: Week, last: CivilDate) {
  const dueDays = input.billing.dueBusinessDays;
  const dueOn = bankBusinessDayAfter(createdOn, dueDays);
  const nothing = { fineCents: cents(0), moraCents: cents(0), valueCents: amountCents };
  let asked = { ...nothing, dueOn, number: 1 };
  let reissued: { reissuedOn: string; newDueOn: CivilDate; daysLateAtNewDue: number } | undefined;
  const history: Status[] = [{ on: createdOn, status: 'pending' }];
  const isDone = () => history.at(-1)?.status === 'paid';
  const expireBy = (on: string) => {
    const over = addDays(asked.dueOn, 1);
    const isToldAlready = history.some((one) => one.status === 'expired' && one.on === over);
    if (!isDone() && !isToldAlready && over <= on) history.push({ on: over, status: 'expired' });
  };
  const own = input.billing.events.filter((event) => event.billing === id);
  const again = own.map(({ reissuedOn: on }) => ({ on, isPaid: false }));
  const events = again
    .concat(own.map(({ paidOn: on }) => ({ on, isPaid: true })))
    .flatMap(({ on, isPaid }) => (on === undefined ? [] : [{ on, isPaid }]))
    .filter(({ on }) => on <= last)
    .toSorted((a, b) => a.on.localeCompare(b.on));
  for (const { on, isPaid } of events) {
    expireBy(on);
    if (isPaid) {
      history.push({ on, status: 'paid', value: asked.valueCents });
      continue;
    }
    const newDueOn = bankBusinessDayAfter(civilDate(on), dueDays);
    const overdue = { leftCents: amountCents, firstDueOn: dueOn, paidFineCents: cents(0), paidMoraCents: cents(0) };
    asked = { ...askAgain({ ...overdue, dueOn: newDueOn }), dueOn: newDueOn, number: asked.number + 1 };
    reissued = { reissuedOn: on, newDueOn, daysLateAtNewDue: daysBetween(dueOn, newDueOn) };
    history.push({ on, status: 'Segunda Via', value: asked.valueCents });
  }
  expireBy(last);
  return { dueOn, asked, reissued, history };
}

function billingOf(
  input: MonthInput,
  retailer: string,
  { week, payments }: ReturnType<typeof weeksOf>[number],
  last: CivilDate,
) {
  const id = `${retailer}/${week.startDate}`;
  const { dueOn, asked, reissued, history } = lived(input, id, week, last);
  const paid = history.find(({ status }) => status === 'paid');
  return {
    id,
    retailer,
    startDate: week.startDate,
    endDate: week.endDate,
    payments: payments.map((one) => one.id),
    value: week.amountCents,
    issuedOn: week.createdOn,
    dueOn,
    numberOfInvoices: asked.number,
    fine: asked.fineCents,
    mora: asked.moraCents,
    history,
    ...reissued,
    ...(paid && { creditedOn: boletoCredit(civilDate(paid.on), cents(paid.value ?? 0), []).on }),
    [`statusOn${last.replaceAll('-', '_')}`]: history.at(-1)?.status,
  };
}
type BillingRow = ReturnType<typeof billingOf>;

/** Every billing of every retailer by a day. */
export const billingsOf = (input: MonthInput, last: CivilDate): BillingRow[] =>
  Object.keys(input.retailers).flatMap((retailer) =>
    weeksOf(input, retailer, last).map((week) => billingOf(input, retailer, week, last)),
  );

/** What came for a billing, and the day its boleto was credited; undefined of one that nobody paid. */
export function paidOf({ history, creditedOn }: BillingRow) {
  const paid = history.find(({ status }) => status === 'paid');
  return paid && creditedOn ? { on: paid.on, value: paid.value ?? 0, creditedOn } : undefined;
}
