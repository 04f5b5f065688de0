/** What is bought in one purchase. */
export interface Purchase {
  product: 'STANDARD' | 'INTEREST_PAID_BY_RETAILER' | 'SUPER_PURCHASE' | 'SMARTPHONE_SALE';
  owner: 'STORE' | 'PROVIDER';
  /** In the city whose banks keep holidays of its own, from another lender. */
  isElsewhere: boolean;
  cents: number;
  /** Chooses among the plans offered. */
  plan: number;
  coupon: 'PROVIDER' | 'RETAILER' | null;
}

/** A customer's life as it is drawn; taking an event out leaves a life. */
export interface Life {
  seed: number;
  /** The first is made when the life begins, the others when an event says so. */
  purchases: readonly Purchase[];
  /** Days after the first day of the batch. */
  soldOn: number;
  events: readonly LifeEvent[];
}

export type Act =
  | 'buy'
  | 'pay'
  | 'pay off'
  | 'pay last'
  | 'pay by Pix'
  | 'pay Pix late'
  | 'pay part'
  | 'undo'
  | 'agree'
  | 'break'
  | 'return part'
  | 'return all'
  | 'return defect';

export interface LifeEvent {
  act: Act;
  /** Days after the event before it; then it may wait for a day on which something falls due. */
  after: number;
  meets: 'the last day in time' | 'the first late day' | null;
  /** Chooses amounts, of a thousand. */
  size: number;
  /** Chooses the contract, of those bought. */
  of: number;
  /** Chooses the shop that receives money, of those of the life. */
  at: number;
}

/** A life that the product and the reference tell otherwise. */
export interface Failure {
  life: Life;
  story: readonly string[];
  reason: string;
}

export const describeLife = ({ seed, events, ...sale }: Life): string =>
  [`LIVES_SEED=${seed}`, JSON.stringify(sale), ...events.map((event) => `  ${JSON.stringify(event)}`)].join('\n');
