import type { Life, LifeEvent, Purchase } from './life.ts';

const purchase: Purchase = {
  product: 'STANDARD',
  owner: 'PROVIDER',
  isElsewhere: false,
  cents: 100_000,
  plan: 3,
  coupon: null,
};
const bonified: Purchase = { ...purchase, product: 'INTEREST_PAID_BY_RETAILER' };

const event = (act: LifeEvent['act'], after: number, over: Partial<LifeEvent> = {}): LifeEvent => ({
  act,
  after,
  meets: null,
  size: 0,
  of: 0,
  at: 0,
  ...over,
});
const inTime = { meets: 'the last day in time' } as const;
const late = { meets: 'the first late day' } as const;

/** Lives of what chance seldom draws; a seed up to their number is one of them. */
const written: readonly Omit<Life, 'seed'>[] = [
  // Short of a real in time, the rest late.
  { purchases: [bonified], soldOn: 0, events: [event('pay part', 1, { ...inTime, size: 48 }), event('pay', 5)] },
  // Its interest in parts, late.
  {
    purchases: [bonified],
    soldOn: 6,
    events: [17, 1, 2, 30, 2, 1, 50, 3, 1].map((size) => event('pay part', 1, { ...late, size })),
  },
  // So late that the tax has reached its most days.
  { purchases: [purchase], soldOn: 6, events: [event('pay', 350), event('pay', 45)] },
  // Each on the last free day of its city; a payment of the rest once it is late.
  {
    purchases: [{ ...purchase, isElsewhere: true, plan: 6 }],
    soldOn: 2,
    events: [1, 5, 5, 5, 5, 5].map((after) => event('pay', after, inTime)),
  },
  {
    purchases: [{ ...bonified, isElsewhere: true, plan: 6 }],
    soldOn: 5,
    events: [1, 5, 5, 5, 5, 5].map((after) => event('pay', after, inTime)),
  },
  // Goods that were paid come back while another shop of the same lender waits for its money.
  {
    purchases: [purchase, bonified],
    soldOn: 1,
    events: [
      event('buy', 0),
      event('pay off', 25),
      event('pay part', 30, { of: 1, size: 300, at: 0 }),
      event('return part', 30, { size: 300 }),
      event('return all', 1),
    ],
  },
  // A Pix that comes after its charge, and once more.
  {
    purchases: [purchase],
    soldOn: 3,
    events: [event('pay by Pix', 30, { size: 3 }), event('pay Pix late', 3), event('pay Pix late', 40, late)],
  },
  // Less by Pix than three installments of two contracts: the oldest are paid.
  {
    purchases: [purchase, purchase],
    soldOn: 3,
    events: [event('buy', 0), event('pay by Pix', 5, { size: 611 }), event('pay', 30)],
  },
  // From the last backwards, then a part, and undone.
  {
    purchases: [purchase],
    soldOn: 3,
    events: [event('pay last', 2, { size: 1 }), event('pay last', 3), event('undo', 0), event('pay', 40, late)],
  },
  { purchases: [purchase], soldOn: 4, events: [event('return part', 0, { size: 400 }), event('return all', 0)] },
  // Paid late, agreed, paid by the agreement, and defective.
  {
    purchases: [purchase],
    soldOn: 4,
    events: [
      event('pay', 35, late),
      event('agree', 60),
      event('pay', 20),
      event('return defect', 5, { size: 301 }),
      event('return defect', 5),
    ],
  },
];

export const writtenLives: readonly Life[] = written.map((life, index) => Object.assign(life, { seed: index + 1 }));
