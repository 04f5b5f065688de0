import { type Debt, type Item, totalOf } from './debt.ts';
import { type Lines, Posting, type Sold } from './entries.ts';
import { share } from './integers.ts';

/** What a standing payment settled of an installment, less what was handed back of it. */
export interface Kept {
  cash: number;
  early: number;
  bonus: number;
  principal: number;
  /** Of the whole item: its face, what of it came back, and what the retailer got for a lost bonus. */
  face: number;
  faceBack: number;
  retailerCredit: number;
}

/** Late charges, tax and interest of an agreement were for the time of the delay, and are not handed back. */
export function keptOf({ principal, interest, early, bonus, retailerCredit }: Item): Kept {
  const face = principal + interest;
  return { cash: face - early - bonus, early, bonus, principal, face, faceBack: 0, retailerCredit };
}

/** Value of the goods that did not come back, and IOF of those that did which the provider bears. */
export interface Left {
  value: number;
  iofAbsorbed: number;
}

/** What the sale posted that goes back in the ratio of the goods. */
export interface Posted {
  payable: number;
  mdr: number;
  coupon: number;
  iof: number;
  retailerInterest: number;
}

export interface Goods {
  sold: Sold;
  left: Left;
  posted: Posted;
  fee: { cents: number; state: 'OPEN' | 'PAID' | 'CANCELED' };
  debts: Debt[];
  kept: Kept[];
  /** Value of the goods that come back. */
  value: number;
  isSameDay: boolean;
}

/** Takes the share of figure after figure: cumulative, rounded down, within bounds. */
function shares(value: number, of: number) {
  let [seen, given] = [0, 0];
  return (figure: number, least = 0, most = figure): number => {
    seen += figure;
    const taken = Math.max(least, Math.min(share(seen, value, of) - given, most));
    given += taken;
    return taken;
  };
}

/** Open installments shrink; returns the principal that is owed no more. At least a cent of each is left by a part. */
function shrink(debts: readonly Debt[], value: number, of: number): number {
  const take = () => shares(value, of);
  const [principal, interest, limit, lost, fine, late, contract] = [
    take(),
    take(),
    take(),
    take(),
    take(),
    take(),
    take(),
  ];
  let released = 0;
  for (const debt of debts) {
    const cents = principal(debt.principal, 0, value === of ? debt.principal : debt.principal - 1);
    released += cents;
    debt.principal -= cents;
    const gone = Math.max(0, debt.bonus - debt.interest);
    debt.interest -= interest(debt.interest);
    debt.limit -= limit(debt.limit);
    // Paying in time takes all of the interest off; a bonus that was lost in part stays so.
    const stillGone = gone - lost(gone, 0, value === of ? gone : Math.max(0, gone - 1));
    if (debt.bonus > 0) debt.bonus = debt.interest + stillGone;
    debt.fine -= fine(debt.fine);
    debt.late -= late(debt.late);
    debt.contract -= contract(debt.contract);
    if (totalOf(debt) < 0) throw new Error('charges below zero');
    if (value === of) debt.state = 'CANCELED';
  }
  return released;
}

/** Hands back of what was paid; returns what the books undo. */
function handBack(kept: readonly Kept[], value: number, of: number) {
  const take = () => shares(value, of);
  const [cash, early, bonus, principal] = [take(), take(), take(), take()];
  const back = { cash: 0, early: 0, bonus: 0, interest: 0, retailerCredit: 0 };
  for (const item of kept) {
    const faceLeft = item.face - item.faceBack;
    const taken = { cash: cash(item.cash), early: early(item.early), bonus: bonus(item.bonus) };
    const face = taken.cash + taken.early + taken.bonus;
    const repaid = principal(
      item.principal,
      Math.max(0, item.principal - (faceLeft - face)),
      Math.min(item.principal, face),
    );
    const upTo = (faceBack: number) => share(item.retailerCredit, faceBack, item.face);
    back.retailerCredit += upTo(item.faceBack + face) - upTo(item.faceBack);
    back.interest += face - repaid;
    back.cash += taken.cash;
    back.early += taken.early;
    back.bonus += taken.bonus;
    item.cash -= taken.cash;
    item.early -= taken.early;
    item.bonus -= taken.bonus;
    item.principal -= repaid;
    item.faceBack += face;
  }
  return back;
}

/** Goods come back: every installment gives its ratio, open or paid. Returns what is written, and changes what is left. */
export function giveBack(goods: Goods): { lines: Lines; refund: number } {
  const { sold, left, posted, debts, kept, value, fee } = goods;
  const of = left.value;
  const isWhole = value === of;
  const before = sold.value - of;
  const ofSale = (key: keyof Posted): number =>
    share(posted[key], before + value, sold.value) - share(posted[key], before, sold.value);
  const principal = shrink(
    debts.filter(({ state }) => state === 'OPEN'),
    value,
    of,
  );
  const back = handBack(kept, value, of);
  const posting = new Posting();
  const post = (account: string, cents: number) => posting.post('CANCELLATION', account, cents);
  let refund = back.cash;
  if (isWhole && fee.state !== 'CANCELED') {
    post('fee_income', fee.cents);
    if (fee.state === 'OPEN') post('fees_receivable', -fee.cents);
    else refund += fee.cents;
    fee.state = 'CANCELED';
  }
  const [mdr, coupon, income] = [ofSale('mdr'), ofSale('coupon'), back.interest - back.early - back.bonus];
  post('mdr_income', mdr);
  post('coupon_expense', -coupon);
  post('customer_credits', -refund);
  if (sold.terms.owner === 'STORE') {
    post('retailer_payable', back.cash + coupon - mdr);
    post('memo_store_loans', -principal);
    post('memo_store_income', income);
    post('memo_store_position', principal - income);
  } else {
    post('retailer_payable', ofSale('payable') + back.retailerCredit);
    post('retailer_interest_income', ofSale('retailerInterest') - back.retailerCredit);
    post('loans_receivable', -principal);
    post('interest_income', back.interest);
    post('early_payment_discount', -back.early);
    post('punctuality_discount', -back.bonus);
    const iof = ofSale('iof');
    const isVoid = isWhole && goods.isSameDay;
    post('iof_payable', isVoid ? iof + left.iofAbsorbed : 0);
    post('iof_absorbed', isVoid ? -left.iofAbsorbed : iof);
    left.iofAbsorbed += iof;
    post('rounding_income', -[...posting.lines.values()].reduce((total, one) => total + one, 0));
  }
  left.value -= value;
  return { lines: posting.lines, refund };
}
