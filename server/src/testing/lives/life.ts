/** A life of one contract as it is drawn; taking an event out leaves a life. */
export interface Life {
  seed: number;
  product: 'STANDARD' | 'INTEREST_PAID_BY_RETAILER' | 'SUPER_PURCHASE' | 'SMARTPHONE_SALE';
  owner: 'STORE' | 'PROVIDER';
  cents: number;
  /** Chooses among the plans offered. */
  plan: number;
  coupon: 'PROVIDER' | 'RETAILER' | null;
  /** Days after the first day of the batch. */
  soldOn: number;
  events: readonly LifeEvent[];
}

export type Act =
  | 'pay'
  | 'pay off'
  | 'pay by Pix'
  | 'pay part'
  | 'undo'
  | 'agree'
  | 'break'
  | 'return part'
  | 'return all';

export interface LifeEvent {
  act: Act;
  /** Days after the event before it. */
  after: number;
  /** Chooses amounts, of a thousand. */
  size: number;
}

/** Small and fast generator (mulberry32): the same seed draws the same life. */
function draws(seed: number): (below: number) => number {
  let state = Math.imul(seed, 0x9e37_79b1) | 0;
  return (below) => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

const acts: readonly (readonly [Act, number])[] = [
  ['pay', 30],
  ['pay part', 30],
  ['pay by Pix', 8],
  ['undo', 12],
  ['pay off', 5],
  ['agree', 15],
  ['break', 4],
  ['return part', 10],
  ['return all', 5],
];

function drawAct(draw: (below: number) => number): Act {
  let at = draw(acts.reduce((sum, [, weight]) => sum + weight, 0));
  return (acts.find(([, weight]) => (at -= weight) < 0) ?? ['pay' as const])[0];
}

const gaps = [0, 1, 3, 10, 30, 31, 31, 33, 45];

export function drawLife(seed: number): Life {
  const draw = draws(seed);
  const product =
    (['STANDARD', 'INTEREST_PAID_BY_RETAILER', 'SUPER_PURCHASE', 'SMARTPHONE_SALE'] as const)[draw(4)] ?? 'STANDARD';
  const owner = draw(3) === 0 ? 'STORE' : 'PROVIDER';
  const coupon = draw(4) === 0 ? (draw(2) === 0 ? 'PROVIDER' : 'RETAILER') : null;
  const cents = 30_000 + draw(170_000);
  const plan = draw(1_000);
  const soldOn = draw(20);
  const events = Array.from({ length: 2 + draw(6) }, () => {
    const after = gaps[draw(gaps.length)] ?? 0;
    return { act: drawAct(draw), after: after + draw(3), size: draw(1_000) };
  });
  return { seed, product, owner, cents, plan, coupon, soldOn, events };
}

export const describeLife = ({ seed, events, ...sale }: Life): string =>
  [`LIVES_SEED=${seed}`, JSON.stringify(sale), ...events.map((event) => `  ${JSON.stringify(event)}`)].join('\n');
