import { daysBetween, type LocalHolidays } from './calendar.ts';
import { equalPayment, halfUp, interestOf, presentValue, ratio, share, times } from './integers.ts';

/** What a purchase is sold under. Rates are decimal texts a month, the tax's a day. */
export interface Terms {
  owner: 'STORE' | 'PROVIDER';
  rate: string;
  /** Whether the retailer pays the interest of what is paid in time. */
  isPaidByRetailer: boolean;
  hasIof: boolean;
  dailyIof: string;
  additionalIof: string;
  /** Days that the tax counts at most. */
  iofDays: number;
  isLateIofCharged: boolean;
  hasContractInterestWhenLate: boolean;
  fineRate: string;
  lateRate: string;
  mdrRate: string;
  /** Of the store that sold, wherever something is paid. */
  holidays: LocalHolidays;
}

export interface PlannedInstallment {
  due: string;
  principal: number;
  interest: number;
  /** Part of the interest that who pays in time does not pay. */
  bonus: number;
}

interface Priced {
  installments: PlannedInstallment[];
  financed: number;
  iof: number;
  /** What rounding of the financed value leaves over. */
  residue: number;
}

const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);

/** Price table: equal payments, the last one carries the residue. */
export function priceTable(principal: number, rate: string, start: string, dues: readonly string[]) {
  const days = dues.map((due) => daysBetween(start, due));
  const isFree = ratio(rate).n === 0n;
  const amount = isFree ? halfUp(BigInt(principal), BigInt(dues.length)) : equalPayment(principal, rate, days);
  let balance = principal;
  return dues.map((due, k) => {
    const interest = isFree ? 0 : interestOf(balance, rate, (days[k] ?? 0) - (days[k - 1] ?? 0));
    const part = k === dues.length - 1 ? balance : amount - interest;
    balance -= part;
    return { due, principal: part, interest };
  });
}

function iofOf(terms: Terms, financed: number, start: string, dues: readonly string[]): number {
  if (!terms.hasIof) return 0;
  const daily = ratio(terms.dailyIof);
  const weighed = priceTable(financed, terms.rate, start, dues).reduce(
    (total, { principal, due }) => total + BigInt(principal) * BigInt(Math.min(daysBetween(start, due), terms.iofDays)),
    0n,
  );
  return halfUp(weighed * daily.n, daily.d) + times(financed, ratio(terms.additionalIof));
}

const NEAR = 6;

/** The smallest financed value that leaves what is bought after its tax. */
function financedFor(terms: Terms, net: number, start: string, dues: readonly string[]): number {
  let guess = net;
  for (let turn = 0; turn < 3; turn += 1) guess = net + iofOf(terms, guess, start, dues);
  let financed = Math.max(net, guess - NEAR);
  while (financed - iofOf(terms, financed, start, dues) < net) financed += 1;
  return financed;
}

/** Prices what is bought, counted from `start`. */
export function price(terms: Terms, net: number, start: string, dues: readonly string[]): Priced {
  const financed = financedFor(terms, net, start, dues);
  const iof = iofOf(terms, financed, start, dues);
  const table = priceTable(financed, terms.rate, start, dues);
  const punctual = priceTable(financed, '0', start, dues);
  const installments = table.map(({ due, principal, interest }, k) => {
    if (!terms.isPaidByRetailer) return { due, principal, interest, bonus: 0 };
    const inTime = punctual[k]?.principal ?? 0;
    const bonus = principal + interest - inTime;
    return { due, principal: inTime, interest: bonus, bonus };
  });
  return { installments, financed, iof, residue: financed - iof - net };
}

/** What the retailer pays at the sale for an installment: what it is worth less, that day, paid in time. */
export const paidByRetailer = (terms: Terms, { due, principal }: PlannedInstallment, start: string): number =>
  terms.isPaidByRetailer ? principal - presentValue(principal, terms.rate, daysBetween(start, due)) : 0;

/** Shares of a value in proportion to weights: cumulative and rounded down, they sum to the value. */
export function spread(value: number, weights: readonly number[]): number[] {
  const total = sum(weights);
  let [seen, given] = [0, 0];
  return weights.map((weight) => {
    seen += weight;
    const until = share(seen, value, total);
    const part = until - given;
    given = until;
    return part;
  });
}
