import { agreedDebt, payAgreed, payDown } from './agreed-acts.ts';
import type { AgreementRules } from './agreement.ts';
import type { IndexTable } from './correction.ts';
import { type Lines, Posting, type Received, reversal } from './entries.ts';
import { type Item, paidOf, wholeItem } from './item.ts';
import { byContract, byDue, feesOf, itemsOf, type Owed, setOffList } from './owed.ts';
import type { Sale } from './sale.ts';
import { Servicing } from './servicing.ts';
import { spend } from './spend.ts';

interface Payment {
  lines: Lines;
  restore: readonly (() => void)[];
}

/** What a payment settles of each contract. */
interface Chosen {
  items: ReadonlyMap<Servicing, readonly Item[]>;
  /** Contracts whose fee is collected with it. */
  fees: readonly Servicing[];
}

/** A customer with all contracts. Acts return the lines they write. */
export class Customer {
  readonly contracts: Servicing[] = [];
  private payments: Payment[] = [];

  buy(sale: Sale): Servicing {
    const contract = new Servicing(sale);
    this.contracts.push(contract);
    return contract;
  }

  get usedLimit(): number {
    return this.contracts.reduce((sum, { usedLimit }) => sum + usedLimit, 0);
  }

  /** What may be paid by installment: of no agreement, oldest first. */
  owed(day: string, of: readonly Servicing[] = this.contracts): Owed[] {
    return of.flatMap((one) => (one.agreement ? [] : one.owed(day))).toSorted(byDue);
  }

  openFees(day: string): number {
    return this.contracts.reduce((sum, one) => sum + one.openFee(day), 0);
  }

  closeDay(day: string): void {
    for (const one of this.contracts) one.closeDay(day);
  }

  /** Pays installments whole, and all fees that are open or that this opens. */
  pay(chosen: readonly Owed[], day: string, received: Received): Lines {
    const items = new Map(this.contracts.map((one) => [one, itemsOf(one, chosen)]));
    const fees = this.contracts.filter((one) => this.collects(one, items.get(one) ?? [], day));
    return this.settle({ items, fees }, day, received);
  }

  /** What paying installments whole costs, with their fees. */
  costOf(chosen: readonly Owed[], day: string): number {
    const due = chosen.reduce((sum, { debt, when }) => sum + paidOf(wholeItem(debt, when)), 0);
    const fees = this.contracts.filter((one) => this.collects(one, itemsOf(one, chosen), day));
    return due + fees.reduce((sum, one) => sum + one.fee.cents, 0);
  }

  private collects(one: Servicing, items: readonly Item[], day: string): boolean {
    if (one.fee.state !== 'OPEN') return false;
    return one.openFee(day) > 0 || items.some(({ number }) => number === 1);
  }

  /**
   * Spends an amount on what contracts owe, oldest first, and on all fees that are open where it covers them. A fee that this
   * opens waits, but where nothing else would be left to pay. Returns what is left of the money with the lines.
   */
  payAmount(amount: number, of: readonly Servicing[], day: string, received: Received): { lines: Lines; left: number } {
    const due = this.contracts.filter((one) => one.openFee(day) > 0);
    const open = amount >= feesOf(due) ? due : [];
    const list = this.owed(day, of);
    const first = spend(list, amount - feesOf(open));
    const opened = first.flatMap(({ of: one, item, isWhole }) =>
      isWhole && item.number === 1 && one.fee.state === 'OPEN' && !due.includes(one) ? [one] : [],
    );
    const isAll = first.length === list.length && first.every(({ isWhole }) => isWhole);
    const fees = isAll && amount >= feesOf([...open, ...opened]) ? [...open, ...opened] : open;
    const spent = spend(list, amount - feesOf(fees));
    const left = amount - feesOf(fees) - spent.reduce((sum, { item }) => sum + paidOf(item), 0);
    if (spent.length === 0 && fees.length === 0) return { lines: new Map(), left };
    return { lines: this.settle({ items: byContract(spent), fees }, day, received), left };
  }

  private settle({ items, fees }: Chosen, day: string, received: Received): Lines {
    const restore = this.contracts.map((one) => one.remember());
    const posting = new Posting();
    for (const one of this.contracts) {
      const fee = fees.includes(one) ? one.fee.cents : 0;
      posting.add(one.settle({ items: items.get(one) ?? [], day, fees: fee, ...received }));
    }
    this.payments.push({ lines: new Map(posting.lines), restore });
    return posting.lines;
  }

  get mayUndo(): boolean {
    return this.payments.length > 0;
  }

  /** Takes the latest payment back. */
  undo(): Lines {
    const last = this.payments.pop();
    if (!last) throw new Error('nothing was paid');
    for (const restore of last.restore) restore();
    return reversal(last.lines);
  }

  agree(contract: Servicing, day: string, rules: AgreementRules, count: number): Lines {
    this.payments = [];
    return contract.agree(day, rules, count);
  }

  /** Pays the next payment of a contract's agreement, with all open fees. */
  payAgreed(contract: Servicing, day: string, received: Received): Lines {
    const posting = new Posting(payAgreed(contract, day, received));
    for (const one of this.contracts) {
      const fees = one.openFee(day);
      if (fees > 0) posting.add(one.settle({ items: [], day, fees, ...received }));
    }
    this.payments = [];
    return posting.lines;
  }

  break(contract: Servicing): void {
    contract.break();
    this.payments = [];
  }

  /**
   * Goods of a contract come back. What is owed for them pays what is overdue with the same creditor, then what is open of the
   * contract, and the rest is handed back.
   */
  giveBack(contract: Servicing, value: number, day: string, index: IndexTable | null = null): Lines {
    const owed = agreedDebt(contract);
    const { lines, refund } = contract.giveBack(value, day, index && { index, day });
    const { place } = contract.sold;
    const posting = new Posting(lines);
    const spent = spend(setOffList(this.contracts, contract, day), refund);
    for (const [one, items] of byContract(spent))
      posting.add(one.settle({ items, day, fees: 0, place, cash: 'customer_credits' }));
    const rest = refund - spent.reduce((sum, { item }) => sum + paidOf(item), 0);
    const down = payDown(contract, { money: rest, owed, day });
    posting.add(down.lines);
    const cash = down.left;
    posting.post('CANCELLATION_REFUND', 'customer_credits', place, cash);
    posting.post('CANCELLATION_REFUND', 'cash_at_retailer', place, -cash);
    this.payments = [];
    return posting.lines;
  }
}
