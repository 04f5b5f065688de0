import { type Agreement, agree, type AgreementRules, isBroken, mayAgree, standStill } from './agreement.ts';
import type { Debt, When } from './debt.ts';
import { type Besides, type Lines, paymentLines, type Received, Posting, saleLines, type Sold } from './entries.ts';
import { apply, type Item, paidOf, taxOfAgreement, wholeItem } from './item.ts';
import { type Kind, kindsOf } from './kinds.ts';
import { type Defect, forgive, keptOf, type Kept } from './kept.ts';
import type { Owed } from './owed.ts';
import { type Fee, giveBack, type Left, type Posted } from './returned.ts';
import { type Sale, sellAs } from './sale.ts';

interface Settled extends Received {
  items: readonly Item[];
  day: string;
  /** When it is not the day whose amounts are paid. */
  paidOn?: string;
  fees: number;
  besides?: Besides;
}

/** Services one contract from its sale to its end. Acts return the lines they write. */
export class Servicing {
  readonly sold: Sold;
  readonly start: string;
  /** Who is owed: the lender, and of the store's own credit the store. */
  readonly creditor: string;
  debts: Debt[];
  readonly left: Left;
  private readonly posted: Posted;
  kept: Kept[] = [];
  /** Of what was settled, for those who count what was lived. */
  readonly kinds: Kind[] = [];
  readonly fee: Fee;
  agreement: Agreement | null = null;

  constructor(sale: Sale) {
    const { sold, debts, posted } = sellAs(sale);
    this.start = sale.day;
    this.creditor = sold.terms.owner === 'STORE' ? sale.place : sale.lender;
    this.sold = sold;
    this.debts = debts;
    this.posted = posted;
    this.left = { value: sale.value, iofAbsorbed: 0 };
    this.fee = { cents: sale.fee, state: sale.fee > 0 ? 'OPEN' : 'CANCELED', paidOn: '' };
  }

  sale(): Lines {
    return saleLines(this.sold);
  }

  get open(): Debt[] {
    return this.debts.filter(({ state }) => state === 'OPEN');
  }

  get usedLimit(): number {
    return this.open.reduce((sum, { limit }) => sum + limit, 0);
  }

  private at(day: string, paidOn = day): When {
    return { terms: this.sold.terms, start: this.start, day, paidOn };
  }

  /** What is open, at the amounts of a day. */
  owed(day: string, paidOn = day): Owed[] {
    return this.open.map((debt) => ({ of: this, debt, when: this.at(day, paidOn) }));
  }

  /** What an installment costs on a day. */
  dueOn(debt: Debt, day: string): number {
    return paidOf(wholeItem(debt, this.at(day)));
  }

  /** The fee where it may be collected: from the day that the first installment falls due, or once that is paid. */
  openFee(day: string): number {
    const [first] = this.debts;
    const isOpen = first !== undefined && (day >= first.due || first.state === 'PAID');
    return isOpen && this.fee.state === 'OPEN' ? this.fee.cents : 0;
  }

  /** What a payment settles of it. */
  settle({ items, day, paidOn = day, fees, besides, ...received }: Settled): Lines {
    const lines = paymentLines({ sold: this.sold, items, fees, besides, ...received });
    for (const item of items) {
      const debt = this.debts[item.number - 1];
      if (!debt) throw new Error('no such installment');
      this.kinds.push(...kindsOf(debt, item, day));
      apply(debt, item, this.at(day));
      this.kept.push(keptOf(item, paidOn));
    }
    if (besides) forgive(this.kept, besides.forgiven);
    if (fees > 0) Object.assign(this.fee, { state: 'PAID', paidOn });
    return lines;
  }

  /** Keeps how it stands; calling what is returned brings that back. */
  remember(): () => void {
    const [debts, kept, state] = [structuredClone(this.debts), structuredClone(this.kept), this.fee.state];
    return () => {
      this.debts = debts;
      this.kept = kept;
      this.fee.state = state;
    };
  }

  mayAgree(day: string, rules: AgreementRules): boolean {
    return this.agreement === null && mayAgree(this.open, day, rules);
  }

  /** Agrees on all that is open; the tax of late days falls due. */
  agree(day: string, rules: AgreementRules, count: number): Lines {
    this.agreement = agree(this.open, this.at(day), rules, count);
    standStill(this.open, this.at(day));
    const posting = new Posting();
    const tax = taxOfAgreement(this.open, this.at(day));
    posting.post('AGREEMENT', 'iof_absorbed', this.sold.place, tax);
    posting.post('AGREEMENT', 'iof_payable', this.sold.place, -tax);
    return posting.lines;
  }

  /** Breaks the agreement: the charges of its day stay owed, and go on from there. */
  break(): void {
    this.agreement = null;
  }

  /** The day's close breaks an agreement that is late. */
  closeDay(day: string): void {
    if (this.agreement && isBroken(this.agreement, day)) this.break();
  }

  /** Goods come back; `refund` is what is owed to the customer for them. */
  giveBack(value: number, day: string, defect: Defect | null = null): { lines: Lines; refund: number } {
    const { sold, left, posted, fee, debts, kept } = this;
    return giveBack({ sold, left, posted, fee, debts, kept, value, isSameDay: day === this.start, defect });
  }
}
