import { type StoreName, storeNames } from './counter-rows.ts';
import type { GivenBack } from './given-back.ts';
import { type Day, dayOf, lastFreeDay } from './calendar.ts';
import { Lender } from './lender/lender.ts';
import type { Clerk } from './world.ts';

/** All money in cents. */
export interface Installment {
  id: string;
  contractId: string;
  number: number;
  due: Day;
  face: number;
  /** What IOF counts on. */
  principal: number;
  /** Taken off in time: interest that the store paid. */
  bonus: number;
  /** What paying it gives back to the limit. */
  limit: number;
  settled: number;
  settledPrincipal: number;
  settledLimit: number;
  state: 'OPEN' | 'PAID' | 'CANCELED';
  /** Charges were counted on it up to a day by a partial payment or an agreement: no free bank day is left. */
  isCounted: boolean;
  /** A return took part of it: what is left of each figure is no longer the share of the plan. */
  isShrunk: boolean;
  /** True while an agreement stands in its place, or paid it off. */
  isAgreed: boolean;
  /** True once an agreement stood in its place. */
  wasAgreed: boolean;
  /** Day up to which an agreement made the tax of its late days due. */
  taxedThrough: Day | null;
}

export interface Fee {
  contractId: string;
  cents: number;
  state: 'OPEN' | 'PAID' | 'CANCELED';
}

/** The authorisation of one proposal. */
export interface Code {
  text: string;
  state: 'PENDING' | 'APPROVED' | 'DENIED';
  sentAt: Date;
  attempts: number;
  usableUntil: Date | null;
  isUsed: boolean;
}

export interface Proposal {
  id: string;
  count: number;
  total: number;
  financed: number;
  code: Code | null;
}

export interface Contract {
  id: string;
  customer: Customer;
  store: StoreName;
  state: 'OFFERED' | 'ACCEPTED' | 'CANCELED';
  product: string | null;
  productId: string | null;
  device: Device | null;
  principal: number;
  couponDiscount: number;
  extra: number;
  fee: number;
  coupon: Coupon | null;
  evaluation: Evaluation | null;
  offeredAt: Date;
  validUntil: Date;
  /** Day its figures count from. */
  countedFrom: Day;
  proposals: Proposal[];
  acceptedOn: Day | null;
  installments: Installment[];
  returned: number;
  /** When parts of it were returned. */
  returnedAt: Date[];
}

export interface Coupon {
  id: string;
  /** The contract whose payoff earned it. */
  subject: string;
  /** Last day, in Sao Paulo. */
  through: Day;
  usedOn: string | null;
  /** What earned it was taken back: it is nobody's any more. */
  isWithdrawn: boolean;
}

export interface Evaluation {
  id: string;
  store: StoreName;
  state: 'CREATED' | 'ACCEPTED' | 'APPLIED';
  decision: 'APPROVED' | 'PARTIALLY_APPROVED' | 'DENIED';
  requested: number;
  maximum: number;
  expiresAt: Date;
  appliedAt: Date | null;
}

export interface Payment {
  id: string;
  customer: Customer;
  total: number;
  at: Date;
  /** Null for a Pix. */
  by: Clerk | null;
  /** Contracts it paid something of, fees as well. */
  contracts: Contract[];
  /** Those of which it paid more than the fee. */
  settled: Contract[];
  agreement: Agreement | null;
  isUndone: boolean;
  /** What a return paid instead of handing it back: it is not taken back. */
  isSetOff?: boolean;
  /** Puts the model back to what the payment found. */
  restore: () => void;
}

/** An agreement on late debts, simulated or accepted. */
export interface Agreement {
  id: string;
  customer: Customer;
  contracts: Contract[];
  state: 'OFFERED' | 'ACTIVE' | 'CLOSED' | 'BROKEN';
  validUntil: Date;
  /** The debts as they stood when it was simulated. */
  debts: string;
  options: { id: string; payments: number }[];
  code: (Code & { option: string }) | null;
  payments: AgreementPayment[];
}

export interface AgreementPayment {
  id: string;
  order: number;
  due: Day;
  value: number;
  state: 'DUE' | 'PAID' | 'CANCELED';
}

/** A Pix charge of installments. */
export interface Charge {
  id: string;
  txid: string;
  customer: Customer;
  contracts: Contract[];
  /** Charged with the installments; what comes later is not. */
  fees: Fee[];
  value: number;
  expiresAt: Date;
  state: 'ACTIVE' | 'SETTLED' | 'CANCELED';
  /** The debts as they stood when it was made. */
  debts: string;
  /** What the counter was shown then; null when it did not look. */
  shown: ShownDebts | null;
}

/** What the installments of a customer cost at an instant, and how the model knew them then. */
export interface ShownDebts {
  at: Date;
  due: ReadonlyMap<string, number>;
  rows: ReadonlyMap<string, string>;
  /** How many payments were known. */
  payments: number;
}

/** What became of one Pix. */
export interface Transfer {
  id: string;
  unapplied: number;
  isRefunded: boolean;
}

/** A device that an offer sells. */
export interface Device {
  imei: string;
  state: 'VERIFIED' | 'SUBMITTED' | 'LOCKED';
  confirms: number;
}

export interface Customer {
  id: string;
  name: string;
  cpf: string;
  status: 'APPROVED' | 'DENIED';
  isPurchaseDisabled: boolean;
  /** Null without a limit. */
  limit: { total: number; used: number } | null;
  block: { until: Day | null } | null;
  /** The last raise that waited for a second person. */
  request: { id: string; from: number; to: number; lastDay: Day; isDecided: boolean } | null;
  fees: Fee[];
  coupons: Coupon[];
  /** Purchases that were paid off and whose coupon the worker still owes. */
  earned: Contract[];
  evaluations: Evaluation[];
  /** Whose look-up of this customer is open, and until when. */
  grants: Map<Clerk, Date>;
}

/** A keyed request that was answered, to be sent once more. */
export interface Kept {
  at: Date;
  resend: (change: boolean) => Promise<{ code: string | undefined; body: unknown }>;
  body: unknown;
}

/** What must be true of the product, by arithmetic of its own. It knows nothing of the product's rules. */
/** A drawer that somebody has open. */
export interface Drawer {
  id: string;
  by: Clerk;
  store: StoreName;
  number: string;
  /** Its float, and what was moved by hand since. */
  cents: number;
  openedAt: Date;
}

export class Model {
  now = new Date(0);
  customers: Customer[] = [];
  contracts: Contract[] = [];
  /** The day that was closed last: what becomes late after its close waits for the next. */
  closedOn: string | null = null;
  payments: Payment[] = [];
  agreements: Agreement[] = [];
  drawers: Drawer[] = [];
  charges: Charge[] = [];
  /** By contract. */
  readonly givenBack = new Map<string, GivenBack>();
  transfers: Transfer[] = [];
  kept: Kept[] = [];
  /** Codes that the cashier typed wrong. */
  wrongCodes: { customer: Customer; at: Date }[] = [];
  readonly lender = new Lender();
  /** The law of this run lets an institution charge IOF of late days. */
  chargesIof = false;
  readonly stores: Record<StoreName, { isActive: boolean; receives: boolean }>;

  constructor() {
    const open = () => ({ isActive: true, receives: true });
    this.stores = { main: open(), bonus: open(), own: open(), odd: open() };
  }

  get today(): Day {
    return dayOf(this.now);
  }

  get storeNames(): readonly StoreName[] {
    return storeNames;
  }

  sold(customer?: Customer): Contract[] {
    return this.contracts.filter((one) => one.state === 'ACCEPTED' && (!customer || one.customer === customer));
  }

  offers(): Contract[] {
    return this.contracts.filter(({ state }) => state === 'OFFERED');
  }

  installmentsOf(customer: Customer): Installment[] {
    return this.contracts.filter((one) => one.customer === customer).flatMap(({ installments }) => installments);
  }

  isOverdue(row: Installment): boolean {
    return row.state === 'OPEN' && (row.isCounted || lastFreeDay(row.due) < this.today);
  }

  available({ limit }: Customer): number {
    return limit ? Math.max(0, limit.total - limit.used) : 0;
  }

  isBlockedByHand({ block }: Customer): boolean {
    return block !== null && (block.until === null || block.until >= this.today);
  }

  /** So many wrong codes in a day that no code says anything: ten of the customer, or twenty of the cashier. */
  isGuessedOut(customer: Customer): boolean {
    const since = this.now.getTime() - 24 * 3_600_000;
    const recent = this.wrongCodes.filter(({ at }) => at.getTime() > since);
    return recent.length >= 20 || recent.filter((one) => one.customer === customer).length >= 10;
  }

  hasGrant(by: Clerk, { grants }: Customer): boolean {
    const until = grants.get(by);
    return until !== undefined && until > this.now;
  }
}
