import {
  type Agreement,
  agree,
  agreedFor,
  agreedLeft,
  type AgreementRules,
  costOn,
  isBroken,
  mayAgree,
  shrinkPayments,
  standStill,
} from './agreement.ts';
import { apply, type Debt, type Item, paidOf, partItem, taxOfAgreement, wholeItem } from './debt.ts';
import { type Besides, type Lines, paymentLines, Posting, reversal, saleLines, type Sold } from './entries.ts';
import { type PlannedInstallment, paidByRetailer, price, spread, type Terms } from './plan.ts';
import { giveBack, keptOf, type Kept, type Left, type Posted } from './returned.ts';
import { ratio, share, times } from './integers.ts';

export interface Sale {
  terms: Terms;
  /** Purchase value before the coupon. */
  value: number;
  /** A Super Compra: an extra limit covers all of it. */
  isOnExtraLimit: boolean;
  coupon: Sold['coupon'];
  fee: number;
  day: string;
  dues: readonly string[];
}

interface Payment {
  lines: Lines;
  before: { debts: Debt[]; fee: number; kept: Kept[] };
}

interface Settled {
  items: readonly Item[];
  day: string;
  /** Account that the money is of. */
  cash: string;
  fees: number;
  besides?: Besides | undefined;
}

/** Services one contract from its sale to its end. Every act returns the lines it writes. */
export class Servicing {
  readonly sold: Sold;
  readonly start: string;
  debts: Debt[];
  readonly left: Left;
  private readonly posted: Posted;
  kept: Kept[] = [];
  readonly fee: { cents: number; state: 'OPEN' | 'PAID' | 'CANCELED' };
  private payments: Payment[] = [];
  agreement: Agreement | null = null;

  constructor({ terms, value, isOnExtraLimit, coupon, fee, day, dues }: Sale) {
    const net = value - (coupon?.cents ?? 0);
    const priced = price(terms, net, day, dues);
    const { installments, financed, iof, residue } = priced;
    const limits = spread(
      isOnExtraLimit ? 0 : net,
      installments.map(({ principal }) => principal),
    );
    this.start = day;
    this.debts = installments.map((one, k) => openDebt(terms, one, { number: k + 1, limit: limits[k] ?? 0, day }));
    const shares =
      terms.owner === 'STORE' ? 0 : installments.reduce((sum, one) => sum + paidByRetailer(terms, one, day), 0);
    const mdr = times(value, ratio(terms.mdrRate));
    this.sold = { terms, value, coupon, financed, iof, residue, mdr, fee, retailerInterest: shares };
    const byProvider = coupon?.by === 'PROVIDER' ? coupon.cents : 0;
    this.fee = { cents: fee, state: fee > 0 ? 'OPEN' : 'CANCELED' };
    const payable = net + byProvider - mdr - shares;
    this.left = { value, iofAbsorbed: 0 };
    this.posted = { payable, mdr, coupon: byProvider, iof, retailerInterest: shares };
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

  private at(day: string) {
    return { terms: this.sold.terms, start: this.start, day };
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

  /** Pays the next installments whole, the fee with them that is open or that they open. */
  pay(count: number, day: string, cash = 'cash_at_retailer'): Lines {
    const items = this.open.slice(0, count).map((debt) => wholeItem(debt, this.at(day)));
    const opens = items.some(({ number }) => number === 1) && this.fee.state === 'OPEN';
    return this.settle({ items, day, cash, fees: opens ? this.fee.cents : this.openFee(day) });
  }

  /** Spends an amount, the open fee first, down the list of installments. */
  payAmount(amount: number, day: string): Lines {
    const fees = this.openFee(day);
    return this.settle({ items: this.spend(amount - fees, day), day, cash: 'cash_at_retailer', fees });
  }

  private spend(money: number, day: string, paidOn = day): Item[] {
    const items: Item[] = [];
    const when = { ...this.at(day), paidOn };
    let left = money;
    for (const debt of this.open) {
      if (left <= 0) break;
      const whole = wholeItem(debt, when);
      const item = paidOf(whole) <= left ? whole : partItem(debt, when, left);
      items.push(item);
      left -= paidOf(item);
    }
    return items;
  }

  private settle({ items, day, cash, fees, besides }: Settled): Lines {
    const before = { debts: structuredClone(this.debts), fee: fees, kept: structuredClone(this.kept) };
    const lines = paymentLines({ terms: this.sold.terms, items, fees, cash, besides });
    for (const item of items) {
      const debt = this.debts[item.number - 1];
      if (debt) apply(debt, item, this.at(day));
      this.kept.push(keptOf(item));
    }
    if (fees > 0) this.fee.state = 'PAID';
    this.payments.push({ lines, before });
    return lines;
  }

  get mayUndo(): boolean {
    return this.payments.length > 0;
  }

  /** Takes the latest payment back. */
  undo(): Lines {
    const last = this.payments.pop();
    if (!last) throw new Error('nothing was paid');
    this.debts = last.before.debts;
    this.kept = last.before.kept;
    if (last.before.fee > 0) this.fee.state = 'OPEN';
    return reversal(last.lines);
  }

  mayAgree(day: string, rules: AgreementRules): boolean {
    return this.agreement === null && mayAgree(this.open, day, rules);
  }

  /** Agrees on all that is open; the tax of late days falls due. */
  agree(day: string, rules: AgreementRules, count: number): Lines {
    this.agreement = agree(this.open, this.at(day), rules, count);
    standStill(this.open, this.at(day));
    this.payments = [];
    const posting = new Posting();
    const tax = taxOfAgreement(this.open, this.at(day));
    posting.post('AGREEMENT', 'iof_absorbed', tax);
    posting.post('AGREEMENT', 'iof_payable', -tax);
    return posting.lines;
  }

  /** Pays the next payment of the agreement, the open fee with it. */
  payAgreed(day: string): Lines {
    const { agreement } = this;
    if (!agreement) throw new Error('nothing is agreed');
    const earned = this.rebateOfNext(agreement);
    const next = agreement.payments.shift();
    if (!next) throw new Error('nothing is agreed');
    const isLast = agreement.payments.length === 0;
    const items = this.spend(isLast ? Infinity : next.worth + earned, agreement.day, day);
    const [first] = items;
    if (!first) throw new Error('nothing is owed');
    const owed = items.reduce((sum, item) => sum + paidOf(item), 0);
    const forgiven = isLast ? Math.max(0, owed - next.worth) : earned;
    const interest = next.value - owed + forgiven;
    const besides = { ...costOn(next, agreement.rules, day), forgiven, interest };
    const fees = this.openFee(day);
    const lines = this.settle({ items, day: agreement.day, cash: 'cash_at_retailer', fees, besides });
    if (isLast) this.agreement = null;
    this.payments = [];
    return lines;
  }

  /** Of what the debt is above what is left to pay, the share that the next payment is of that; rounded down. */
  private rebateOfNext(agreement: Agreement): number {
    const left = agreedLeft(agreement);
    return share(Math.max(0, this.owedOn(agreement.day) - left), agreement.payments[0]?.worth ?? 0, left);
  }

  private owedOn(day: string): number {
    return this.open.reduce((sum, debt) => sum + this.dueOn(debt, day), 0);
  }

  /** Breaks the agreement: the charges of its day stay owed, and go on from there. */
  break(): void {
    this.agreement = null;
  }

  /** The day's close breaks an agreement that is late. */
  closeDay(day: string): void {
    if (this.agreement && isBroken(this.agreement, day)) this.break();
  }

  /** Goods come back: what is owed for them pays what is open of the contract, the rest is handed back. */
  giveBack(value: number, day: string): Lines {
    const { sold, left, posted, fee, debts, kept } = this;
    const isSameDay = day === this.start;
    const { agreement } = this;
    const owed = agreement ? this.owedOn(agreement.day) : 0;
    const { lines, refund } = giveBack({ sold, left, posted, fee, debts, kept, value, isSameDay });
    const posting = new Posting(lines);
    if (agreement) return this.giveBackAgreed(agreement, { posting, refund, owed, day });
    const items = this.spend(refund, day);
    const cash = refund - items.reduce((sum, item) => sum + paidOf(item), 0);
    if (items.length > 0) posting.add(this.settle({ items, day, cash: 'customer_credits', fees: 0 }));
    return this.handBack(posting, cash);
  }

  private handBack(posting: Posting, cash: number): Lines {
    posting.post('CANCELLATION_REFUND', 'customer_credits', cash);
    posting.post('CANCELLATION_REFUND', 'cash_at_retailer', -cash);
    this.payments = [];
    return posting.lines;
  }

  /** The agreement goes on without the goods, and what is owed for them pays it down at the amounts of its day. */
  private giveBackAgreed(
    agreement: Agreement,
    { posting, refund, owed, day }: { posting: Posting; refund: number; owed: number; day: string },
  ): Lines {
    const left = this.owedOn(agreement.day);
    const agreed = agreedFor(agreement, owed, left);
    const money = Math.min(refund, agreed);
    const forgiven = share(left - agreed, money, agreed);
    let paid = 0;
    if (money > 0) {
      const items = this.spend(money === agreed ? Infinity : money + forgiven, agreement.day, day);
      paid = items.reduce((sum, item) => sum + paidOf(item), 0) - forgiven;
      const besides = { interest: 0, fine: 0, late: 0, early: 0, forgiven };
      posting.add(this.settle({ items, day: agreement.day, cash: 'customer_credits', fees: 0, besides }));
    }
    agreement.payments = money === agreed ? [] : shrinkPayments(agreement, agreed, paid);
    if (agreement.payments.length === 0) this.agreement = null;
    return this.handBack(posting, refund - paid);
  }
}

function openDebt(terms: Terms, plan: PlannedInstallment, at: { number: number; limit: number; day: string }): Debt {
  const { due, principal, interest } = plan;
  const { number, limit } = at;
  const charges = { fine: 0, late: 0, contract: 0, chargedThrough: null, isFined: false };
  const retailerShare = terms.owner === 'STORE' ? 0 : paidByRetailer(terms, plan, at.day);
  const planned = { principal, interest, limit };
  const { bonus } = plan;
  return {
    ...charges,
    number,
    due,
    planned,
    principal,
    interest,
    limit,
    bonus,
    state: 'OPEN',
    retailerShare,
    taxedThrough: null,
  };
}
