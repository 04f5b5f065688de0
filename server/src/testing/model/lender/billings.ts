import { bankDayAfter, type Day, daysFrom, isBankDay, lastFreeDay, plusDays } from '../calendar.ts';

/** Cash of the provider's that a till of the retailer took or handed back, an entry of the books each. */
export interface Cash {
  id: string;
  on: Day;
  cents: number;
  billing: Billing | null;
}

/** A boleto of a billing: what it asks for, fine and interest of the whole billing among it, paid before or not. */
export interface BillingInvoice {
  number: number;
  nossoNumero: string;
  cents: number;
  fine: number;
  mora: number;
  due: Day;
  state: 'OPEN' | 'PAID' | 'CANCELED';
}

/** A week of what tills took, as one debt; with what came for it. */
export interface Billing {
  id: string;
  end: Day;
  cents: number;
  firstDue: Day;
  paid: number;
  paidFine: number;
  paidMora: number;
  state: 'pending' | 'expired' | 'paid';
  invoices: BillingInvoice[];
}

/** What a bank said, or a transfer brought, and what it was spent on. */
export interface Receipt {
  ref: string;
  billing: Billing;
  cents: number;
  fine: number;
  mora: number;
  base: number;
  waiting: number;
  on: Day;
  isSetOff: boolean;
  outcome: 'PAID' | 'WAITING' | 'RETURNED';
}

const BUSINESS_DAYS_TO_PAY = 3;
const dueAfter = (day: Day) =>
  Array.from({ length: BUSINESS_DAYS_TO_PAY }).reduce<Day>((one) => bankDayAfter(one), day);
/** n / d of whole numbers, halves up. */
const halfUp = (n: number, d: number) => Math.floor((2 * n + d) / (2 * d));
const sumOf = (list: readonly { cents: number }[]) => list.reduce((sum, { cents }) => sum + cents, 0);

export const standingOf = ({ invoices }: Billing): BillingInvoice => {
  const last = invoices.at(-1);
  if (!last) throw new Error('a billing without a boleto');
  return last;
};

/** What the retailer owes for what its tills took. */
export class Billings {
  cash: Cash[] = [];
  list: Billing[] = [];
  receipts: Receipt[] = [];

  /** What was not paid by the last day on which it was in time. */
  expire(day: Day): void {
    let last = plusDays(day, -1);
    while (!isBankDay(last)) last = plusDays(last, -1);
    for (const one of this.list) if (one.state === 'pending' && standingOf(one).due <= last) one.state = 'expired';
  }

  /**
   * Bills weeks that are over once banks open after them: one that brought nothing is carried into the next, and so is what
   * comes late for one that is billed.
   */
  closeWeeks(day: Day): Billing[] {
    const made: Billing[] = [];
    for (let week = this.nextWeek(day); week; week = this.nextWeek(day)) {
      const { among, end, createdOn } = week;
      const cents = sumOf(among);
      const due = dueAfter(createdOn);
      const asked = { number: 1, nossoNumero: '', cents, fine: 0, mora: 0, due, state: 'OPEN' } as const;
      const nothing = { paid: 0, paidFine: 0, paidMora: 0 };
      const billing: Billing = {
        id: '',
        end,
        cents,
        firstDue: due,
        ...nothing,
        state: 'pending',
        invoices: [{ ...asked }],
      };
      for (const one of among) one.billing = billing;
      this.list.push(billing);
      made.push(billing);
    }
    return made;
  }

  private nextWeek(day: Day) {
    const open = this.cash.filter(({ billing }) => billing === null);
    const [first] = open.map(({ on }) => on).toSorted();
    if (first === undefined) return null;
    const billed = this.list
      .map(({ end }) => end)
      .toSorted()
      .at(-1);
    const after = billed === undefined ? first : plusDays(billed, 1);
    const from = first > after ? first : after;
    const toSunday = (7 - new Date(`${from}T00:00:00Z`).getUTCDay()) % 7;
    for (let end = plusDays(from, toSunday); ; end = plusDays(end, 7)) {
      const planned = lastFreeDay(plusDays(end, 1));
      if (planned > day) return null;
      const among = open.filter(({ on }) => on <= end);
      if (sumOf(among) > 0) return { among, end, createdOn: planned < day ? lastFreeDay(day) : planned };
    }
  }

  /** Money for a billing: the fine, the interest of late days, then what the tills took; the rest waits for a person. */
  spend(billing: Billing, asked: BillingInvoice, cents: number): Pick<Receipt, 'fine' | 'mora' | 'base' | 'waiting'> {
    const left = billing.cents - billing.paid;
    let rest = cents;
    const take = (most: number) => {
      const taken = Math.min(rest, left > 0 ? Math.max(0, most) : 0);
      rest -= taken;
      return taken;
    };
    const fine = take(asked.fine - billing.paidFine);
    const mora = take(asked.mora - billing.paidMora);
    const base = take(left);
    billing.paidFine += fine;
    billing.paidMora += mora;
    billing.paid += base;
    const standing = standingOf(billing);
    if (base === left && cents > rest) {
      billing.state = 'paid';
      if (standing.state === 'OPEN') standing.state = 'PAID';
    }
    return { fine, mora, base, waiting: rest };
  }

  /** A bank's notice: paid in time a boleto asks for what it said, late for what the standing one does. */
  arrive(told: { ref: string; billing: Billing; invoice: BillingInvoice; cents: number; on: Day }): Receipt {
    const { ref, billing, invoice, cents, on } = told;
    const isInTime = on <= lastFreeDay(invoice.due);
    const spent = this.spend(billing, isInTime ? invoice : standingOf(billing), cents);
    const outcome = spent.waiting > 0 ? 'WAITING' : 'PAID';
    const receipt: Receipt = { ref, billing, cents, ...spent, on, isSetOff: false, outcome };
    this.receipts.push(receipt);
    return receipt;
  }

  /** What comes off a transfer of so much for what was not paid in time, the oldest first. */
  setOff(most: number, batchId: string, on: Day): number {
    let left = most;
    const overdue = this.list.filter(({ state }) => state === 'expired');
    for (const billing of overdue.toSorted((a, b) => (a.end < b.end ? -1 : 1))) {
      const asked = standingOf(billing);
      const owed =
        billing.cents -
        billing.paid +
        Math.max(0, asked.fine - billing.paidFine) +
        Math.max(0, asked.mora - billing.paidMora);
      const cents = Math.min(left, owed);
      if (cents === 0) continue;
      const isOpen = asked.state === 'OPEN';
      const spent = this.spend(billing, asked, cents);
      if (isOpen && asked.state === 'PAID') asked.state = 'CANCELED';
      this.receipts.push({
        ref: `transfer:${batchId}:${billing.id}`,
        billing,
        cents,
        ...spent,
        on,
        isSetOff: true,
        outcome: 'PAID',
      });
      left -= cents;
    }
    return most - left;
  }

  /** A Segunda Via: the boleto before is canceled, another asks for what is left, with fine and interest up to its own due date. */
  askAgain(billing: Billing, nossoNumero: string, today: Day): BillingInvoice {
    const { cents, paid, paidFine, paidMora, firstDue } = billing;
    const left = cents - paid;
    const due = dueAfter(today);
    const fine = Math.max(paidFine, halfUp(left * 2, 100));
    const mora = Math.max(paidMora, halfUp(left * daysFrom(firstDue, due), 100 * 30));
    const former = standingOf(billing);
    former.state = 'CANCELED';
    const asked = { cents: left + fine - paidFine + mora - paidMora, fine, mora, due };
    const invoice: BillingInvoice = { number: former.number + 1, nossoNumero, ...asked, state: 'OPEN' };
    billing.invoices.push(invoice);
    billing.state = 'pending';
    return invoice;
  }

  /** What the retailer owes of what its tills took, billed or not. */
  owed(): number {
    return sumOf(this.cash) - this.list.reduce((sum, { paid }) => sum + paid, 0);
  }

  charges(): number {
    return this.list.reduce((sum, { paidFine, paidMora }) => sum + paidFine + paidMora, 0);
  }

  /** What was paid by boleto and the bank credits after a day. */
  toCredit(day: Day): number {
    const told = this.receipts.filter(({ isSetOff, on }) => !isSetOff && bankDayAfter(on) > day);
    return told.reduce((sum, { cents, waiting }) => sum + cents - waiting, 0);
  }

  setOffTotal(): number {
    return this.receipts.filter(({ isSetOff }) => isSetOff).reduce((sum, { cents }) => sum + cents, 0);
  }
}
