import { bankDayAfter, type Day } from '../calendar.ts';
import type { Contract, Fee, Installment } from '../model.ts';
import { Billings } from './billings.ts';
import type { Treasurer } from '../world.ts';

/** Where the money of a batch is, in its order. */
export const places = ['AT_UME', 'AT_BANKER', 'AT_TRANSITORY_ACCOUNT', 'AT_RETAILER'] as const;
export type Place = (typeof places)[number];

/** What the retailer is owed by one entry of the books. */
export interface Item {
  id: string;
  kind: 'SALE' | 'RETURN' | 'OTHER';
  contractId: string | null;
  on: Day;
  due: Day;
  cents: number;
  batch: Batch | null;
}

/** What is paid to the retailer on a day. */
export interface Batch {
  id: string;
  day: Day;
  sales: number;
  /** Of its items together. */
  cents: number;
  brought: number;
  /** What came off it for billings that were not paid in time. */
  setOff: number;
  paid: number;
  carried: number;
  place: Place;
  heldBy: Treasurer | null;
  isReversed: boolean;
  /** The file to a bank that it is in, until the bank refuses it. */
  remittance: number | null;
  /** The Pix that a bank is to pay, or paid; null once it refused. */
  payout: Payout | null;
}

/** A Pix by which a bank pays a batch. */
export interface Payout {
  id: string;
  batch: Batch;
  state: 'ASKED' | 'SETTLED' | 'FAILED' | 'RETURNED';
  /** When the bank is told or asked next. */
  dueAt: Date;
}

/** A file by which a bank pays batches, in their order. */
export interface Remittance {
  number: number;
  content: string;
  batches: Batch[];
}

/** A boleto of a customer's installment, as it was made. */
export interface Boleto {
  nossoNumero: string;
  contract: Contract;
  row: Installment;
  /** Those that it asks for as well. */
  fees: Fee[];
  cents: number;
  due: Day;
  /** How its bank counts: so much more once when late, and so much a day late or early. */
  lateFixed: number;
  lateDaily: number;
  earlyDaily: number;
  /** The installment and its fees, as they stood. */
  stood: string;
  madeAt: Date;
  state: 'OPEN' | 'PAID' | 'CANCELED';
}

/** What a bank said was paid of a boleto; null of one that is nobody's. */
export interface BoletoPayment {
  id: string;
  notice: { paymentId: string; nossoNumero: string; value: number; paidAt: string };
  boleto: Boleto | null;
  cents: number;
  on: Day;
  outcome: 'PAID' | 'WAITING' | 'APPLIED' | 'RETURNED';
}

/** When the provider pays what was sold, and how: as the policy of a retailer has it. */
export interface Terms {
  rule: 'BUSINESS_DAYS' | 'CALENDAR_DAYS';
  days: number;
  anticipationRateMonthly: string | null;
  setsOffBillings: boolean;
}

/** Terms that runs are lived under, each by its seed. */
export const agreed: readonly Terms[] = [
  { rule: 'BUSINESS_DAYS', days: 1, anticipationRateMonthly: null, setsOffBillings: false },
  { rule: 'BUSINESS_DAYS', days: 2, anticipationRateMonthly: '0.02', setsOffBillings: true },
  { rule: 'CALENDAR_DAYS', days: 30, anticipationRateMonthly: '0.0199', setsOffBillings: true },
];

/** A line of a statement of the bank. */
interface StatementLine {
  on: Day;
  cents: number;
  isKnown: boolean;
}

/** What the provider owes the retailer, and where it is; and what customers pay at banks. */
export class Lender {
  items: Item[] = [];
  batches: Batch[] = [];
  payouts: Payout[] = [];
  remittances: Remittance[] = [];
  terms: Terms = agreed[0] ?? { rule: 'BUSINESS_DAYS', days: 1, anticipationRateMonthly: null, setsOffBillings: false };
  /** What paying sooner took off. */
  discounts = 0;
  /** Batches whose money left the provider's account, and when. */
  sent: { batch: Batch; on: Day }[] = [];
  readonly billings = new Billings();
  readonly statements = { lines: new Map<string, StatementLine>(), files: new Set<string>() };
  boletos: Boleto[] = [];
  boletoPayments: BoletoPayment[] = [];
  /** What the last batch left for the next one; below zero the retailer owes it. */
  carried = 0;

  /** In no batch yet. */
  waiting(): Item[] {
    return this.items.filter(({ batch }) => batch === null);
  }

  /** Those a day's batch would hold. */
  dueOn(day: Day): Item[] {
    return this.waiting().filter(({ due }) => due <= day);
  }

  isTaken(day: Day): boolean {
    return this.batches.some((one) => one.day === day && !one.isReversed);
  }

  /** What was paid of batches that stand where `isThere` says. */
  paidWhere(isThere: (place: Place) => boolean): number {
    return this.batches
      .filter(({ place, isReversed }) => !isReversed && isThere(place))
      .reduce((sum, { paid }) => sum + paid, 0);
  }

  /** What was paid by boleto and the bank credits after a day: on the next one it is open. */
  toCredit(day: Day): number {
    const booked = this.boletoPayments.filter(({ outcome }) => outcome === 'PAID' || outcome === 'APPLIED');
    const ofCustomers = booked.filter(({ on }) => bankDayAfter(on) > day).reduce((sum, { cents }) => sum + cents, 0);
    return ofCustomers + this.billings.toCredit(day);
  }

  /** A batch of all that is due on a day; what it pays is never below zero, the rest is carried. */
  make(id: string, day: Day, today: Day): Batch {
    const items = this.dueOn(day);
    const cents = items.reduce((sum, one) => sum + one.cents, 0);
    const total = cents + this.carried;
    const setOff = this.terms.setsOffBillings ? this.billings.setOff(Math.max(0, total), id, today) : 0;
    const paid = Math.max(0, total) - setOff;
    const batch: Batch = {
      id,
      day,
      sales: items.filter(({ kind }) => kind === 'SALE').length,
      cents,
      brought: this.carried,
      setOff,
      paid,
      carried: Math.min(0, total),
      place: paid > 0 ? 'AT_UME' : 'AT_RETAILER',
      heldBy: null,
      isReversed: false,
      remittance: null,
      payout: null,
    };
    this.carried = batch.carried;
    for (const item of items) item.batch = batch;
    this.batches.push(batch);
    return batch;
  }

  /** The batch as if it had never been, but for what billings got of it: its items wait again, and what it took from the one before. */
  reverse(batch: Batch): void {
    this.carried += batch.brought - batch.carried - batch.setOff;
    batch.isReversed = true;
    for (const item of this.items) if (item.batch === batch) item.batch = null;
  }
}
