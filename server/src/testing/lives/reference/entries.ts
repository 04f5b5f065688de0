import { type Item, paidOf } from './item.ts';
import type { Terms } from './plan.ts';

/** Cents by 'EVENT account place'; debit is positive. An account that nothing is left of has no line. */
export type Lines = Map<string, number>;

export class Posting {
  readonly lines: Lines;

  constructor(lines: Lines = new Map()) {
    this.lines = lines;
  }

  add(more: Lines): void {
    for (const [key, cents] of more) this.sum(key, cents);
  }

  /** `place` is the retailer whose books it is in. */
  post(event: string, account: string, place: string, cents: number): void {
    this.sum(`${event} ${account} ${place}`, cents);
  }

  private sum(key: string, cents: number): void {
    const total = (this.lines.get(key) ?? 0) + cents;
    if (total === 0) this.lines.delete(key);
    else this.lines.set(key, total);
  }
}

/** The lines of a payment taken back, each entry by one of its own. */
export function reversal(lines: Lines): Lines {
  const posting = new Posting();
  for (const [key, cents] of lines) {
    const [event = '', account = '', place = ''] = key.split(' ');
    posting.post(`${event}_UNDO`, account, place, -cents);
  }
  return posting.lines;
}

export interface Sold {
  terms: Terms;
  /** The retailer that sold. */
  place: string;
  value: number;
  coupon: { cents: number; by: 'PROVIDER' | 'RETAILER' } | null;
  financed: number;
  iof: number;
  residue: number;
  mdr: number;
  fee: number;
  /** Interest that the retailer pays at the sale. */
  retailerInterest: number;
}

export function saleLines(sold: Sold): Lines {
  const posting = new Posting();
  const post = (account: string, cents: number) => posting.post('ORIGINATION', account, sold.place, cents);
  const { terms, value, coupon, mdr, fee } = sold;
  const given = coupon?.cents ?? 0;
  const byProvider = coupon?.by === 'PROVIDER' ? given : 0;
  post('fees_receivable', fee);
  post('fee_income', -fee);
  post('mdr_income', -mdr);
  post('coupon_expense', byProvider);
  if (terms.owner === 'STORE') {
    post('memo_store_loans', sold.financed);
    post('memo_store_position', -sold.financed);
    post('retailer_payable', mdr - byProvider);
    return posting.lines;
  }
  post('loans_receivable', sold.financed);
  post('iof_payable', -sold.iof);
  post('rounding_income', -sold.residue);
  post('retailer_interest_income', -sold.retailerInterest);
  post('retailer_payable', mdr + sold.retailerInterest - (value - given + byProvider));
  return posting.lines;
}

/** Of a payment of an agreement: its interest, its own charges and discount, and what it forgives of the debt. */
export interface Besides {
  interest: number;
  fine: number;
  late: number;
  early: number;
  forgiven: number;
}

/** Where money is received, and the account that it is of. */
export interface Received {
  place: string;
  cash: string;
}

interface Paid extends Received {
  sold: Sold;
  items: readonly Item[];
  fees: number;
  besides?: Besides | undefined;
}

/** What a payment of items and fees writes, where the money came in and where it was sold. */
export function paymentLines({ sold, items, fees, cash, place, besides }: Paid): Lines {
  const posting = new Posting();
  const post = (account: string, cents: number) => posting.post('PAYMENT', account, place, cents);
  const sellers = (account: string, cents: number) => posting.post('SELLER_SHARE', account, sold.place, cents);
  const { interest, fine, late, early, forgiven } = besides ?? { interest: 0, fine: 0, late: 0, early: 0, forgiven: 0 };
  const paid = items.reduce((sum, item) => sum + paidOf(item), interest + fine + late - early - forgiven);
  post(cash, fees + paid);
  post('fees_receivable', -fees);
  if (sold.terms.owner === 'STORE') {
    post('collections_payable', -paid);
    const principal = items.reduce((sum, item) => sum + item.principal, 0);
    sellers('collections_payable', paid);
    // Paid at the till of who sold, it stays there.
    sellers(cash === 'cash_at_retailer' && place === sold.place ? cash : 'retailer_payable', -paid);
    sellers('memo_store_loans', -principal);
    sellers('memo_store_income', principal - paid);
    sellers('memo_store_position', paid);
    return posting.lines;
  }
  post('interest_income', -interest);
  post('fine_income', -fine);
  post('late_interest_income', -late);
  post('early_payment_discount', early);
  post('renegotiation_discount', forgiven);
  for (const item of items) {
    post('loans_receivable', -item.principal);
    post('interest_income', -item.interest - item.contract);
    post('fine_income', -item.fine);
    post('late_interest_income', -item.late);
    post('early_payment_discount', item.early);
    post('punctuality_discount', item.bonus);
    post('iof_absorbed', item.iofAbsorbed);
    post('iof_payable', -item.iofAbsorbed - item.iofCharged);
    sellers('retailer_interest_income', item.retailerCredit);
    sellers('retailer_payable', -item.retailerCredit);
  }
  return posting.lines;
}
