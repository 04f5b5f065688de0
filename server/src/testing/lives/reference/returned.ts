import { type Debt, totalOf } from './debt.ts';
import { type Lines, Posting, type Sold } from './entries.ts';
import { share } from './integers.ts';
import { correctionOf } from './correction.ts';
import { type Defect, handBack, type Kept, shares } from './kept.ts';

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

export interface Fee {
  cents: number;
  state: 'OPEN' | 'PAID' | 'CANCELED';
  /** Of a paid one. */
  paidOn: string;
}

export interface Goods {
  sold: Sold;
  left: Left;
  posted: Posted;
  fee: Fee;
  debts: Debt[];
  kept: Kept[];
  /** Value of the goods that come back. */
  value: number;
  isSameDay: boolean;
  defect: Defect | null;
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

/** Goods come back: every installment gives its ratio, open or paid. Returns what is written, and changes what is left. */
export function giveBack(goods: Goods): { lines: Lines; refund: number } {
  const { sold, left, posted, debts, kept, value, fee, defect } = goods;
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
  const back = handBack(kept, { value, of, defect });
  const posting = new Posting();
  const post = (account: string, cents: number) => posting.post('CANCELLATION', account, sold.place, cents);
  const charges = totalOf(back);
  let refund = back.cash + charges;
  if (isWhole && fee.state !== 'CANCELED') {
    post('fee_income', fee.cents);
    if (fee.state === 'OPEN') post('fees_receivable', -fee.cents);
    else {
      refund += fee.cents;
      if (defect) back.correction += correctionOf({ cents: fee.cents, day: fee.paidOn }, defect.day, defect.index);
    }
    fee.state = 'CANCELED';
  }
  post(sold.terms.owner === 'STORE' ? 'retailer_payable' : 'correction_expense', back.correction);
  refund += back.correction;
  const [mdr, coupon, income] = [ofSale('mdr'), ofSale('coupon'), back.interest - back.early - back.bonus + charges];
  post('mdr_income', mdr);
  post('coupon_expense', -coupon);
  post('customer_credits', -refund);
  if (sold.terms.owner === 'STORE') {
    post('retailer_payable', back.cash + charges + coupon - mdr);
    post('memo_store_loans', -principal);
    post('memo_store_income', income);
    post('memo_store_position', principal - income);
  } else {
    post('retailer_payable', ofSale('payable') + back.retailerCredit);
    post('retailer_interest_income', ofSale('retailerInterest') - back.retailerCredit);
    post('loans_receivable', -principal);
    post('interest_income', back.interest + back.contract);
    post('fine_income', back.fine);
    post('late_interest_income', back.late);
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
