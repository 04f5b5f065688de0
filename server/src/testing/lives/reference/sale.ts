import { type Debt, openDebt } from './debt.ts';
import type { Sold } from './entries.ts';
import { ratio, times } from './integers.ts';
import { paidByRetailer, price, spread, type Terms } from './plan.ts';
import type { Posted } from './returned.ts';

export interface Sale {
  terms: Terms;
  /** The retailer that sells. */
  place: string;
  lender: string;
  /** Purchase value before the coupon. */
  value: number;
  /** A Super Compra: an extra limit covers all of it. */
  isOnExtraLimit: boolean;
  coupon: Sold['coupon'];
  fee: number;
  day: string;
  dues: readonly string[];
}

/** What a sale is: its figures, what is owed for it, and what of its postings goes back with the goods. */
export function sellAs({ terms, place, value, isOnExtraLimit, coupon, fee, day, dues }: Sale) {
  const net = value - (coupon?.cents ?? 0);
  const { installments, financed, iof, residue } = price(terms, net, day, dues);
  const limits = spread(
    isOnExtraLimit ? 0 : net,
    installments.map(({ principal }) => principal),
  );
  const debts: Debt[] = installments.map((one, k) =>
    openDebt(terms, one, { number: k + 1, limit: limits[k] ?? 0, day }),
  );
  const retailerInterest =
    terms.owner === 'STORE' ? 0 : installments.reduce((sum, one) => sum + paidByRetailer(terms, one, day), 0);
  const mdr = times(value, ratio(terms.mdrRate));
  const byProvider = coupon?.by === 'PROVIDER' ? coupon.cents : 0;
  const sold: Sold = { terms, place, value, coupon, financed, iof, residue, mdr, fee, retailerInterest };
  const payable = net + byProvider - mdr - retailerInterest;
  const posted: Posted = { payable, mdr, coupon: byProvider, iof, retailerInterest };
  return { sold, debts, posted };
}
