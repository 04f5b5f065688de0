import type { Act, Life, LifeEvent, Purchase } from './life.ts';
import { writtenLives } from './written.ts';

type Draw = (below: number) => number;

/** Small and fast generator (mulberry32): the same seed draws the same life. */
function draws(seed: number): Draw {
  let state = Math.imul(seed, 0x9e37_79b1) | 0;
  return (below) => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

const acts: readonly (readonly [Act, number])[] = [
  ['pay', 24],
  ['pay part', 28],
  ['pay by Pix', 10],
  ['pay Pix late', 6],
  ['pay last', 12],
  ['undo', 10],
  ['pay off', 6],
  ['agree', 13],
  ['break', 4],
  ['return part', 9],
  ['return all', 8],
  ['return defect', 7],
];
const weight = acts.reduce((sum, [, one]) => sum + one, 0);

function drawAct(draw: Draw): Act {
  let at = draw(weight);
  return (acts.find(([, one]) => (at -= one) < 0) ?? ['pay' as const])[0];
}

const products = ['STANDARD', 'INTEREST_PAID_BY_RETAILER', 'SUPER_PURCHASE', 'SMARTPHONE_SALE'] as const;

function drawPurchase(draw: Draw): Purchase {
  return {
    product: products[draw(4)] ?? 'STANDARD',
    owner: draw(3) === 0 ? 'STORE' : 'PROVIDER',
    isElsewhere: draw(3) === 0,
    coupon: draw(4) === 0 ? (draw(2) === 0 ? 'PROVIDER' : 'RETAILER') : null,
    cents: 30_000 + draw(170_000),
    plan: draw(1_000),
  };
}

const gaps = [0, 0, 1, 3, 10, 28, 30, 31, 33, 45];

function drawEvent(draw: Draw, act: Act, gap: number): LifeEvent {
  const meets = [null, null, null, 'the last day in time', 'the first late day'] as const;
  return { act, after: gap + draw(3), meets: meets[draw(5)] ?? null, size: draw(1_000), of: draw(6), at: draw(8) };
}

/** The life of a seed: one of those that are written, or one that chance draws. */
export const lifeOf = (seed: number): Life => writtenLives.find((life) => life.seed === seed) ?? drawLife(seed);

function drawLife(seed: number): Life {
  const draw = draws(seed);
  // Of ten customers three buy twice, one three times.
  const bought = draw(10);
  const purchases = Array.from({ length: bought < 6 ? 1 : bought < 9 ? 2 : 3 }, () => drawPurchase(draw));
  const soldOn = draw(20);
  const later = purchases.slice(1).map(() => drawEvent(draw, 'buy', draw(4)));
  const events = Array.from({ length: 2 + draw(5) }, () =>
    drawEvent(draw, drawAct(draw), gaps[draw(gaps.length)] ?? 0),
  );
  const at = draw(2);
  return { seed, purchases, soldOn, events: [...events.slice(0, at), ...later, ...events.slice(at)] };
}
