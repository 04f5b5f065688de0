import { Decimal } from 'decimal.js';

/** Amounts paid back and when, in one unit of time (days or months) from the release. */
export type Flow = { readonly at: number; readonly amount: number };

const PolishDecimal = Decimal.clone({ precision: 50 });
const MAX_STEPS = 100;

/**
 * The continuous rate x that makes sum(amount x e^(-x t)) = net, in float64.
 * Newton on ln(sum) - ln(net), convex and decreasing in x: every step lands left of the root and climbs,
 * so no bracket is needed. The first step from 0 is the start.
 */
export function internalRate(net: number, flows: readonly Flow[]): number {
  let rate = 0;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    let sum = 0;
    let slope = 0;
    for (const { at, amount } of flows) {
      const value = amount * Math.exp(-rate * at);
      sum += value;
      slope += value * at;
    }
    const change = Math.log(sum / net) / (slope / sum);
    rate += change;
    if (Math.abs(change) <= 1e-15 * Math.abs(rate) || Math.abs(change) < 1e-18) break;
  }
  return rate;
}

/**
 * Growth over `units / split` units of time at the internal rate, minus 1, at 40 digits: Newton in decimal
 * arithmetic from the float answer. Slow (about a millisecond), for published decimals and half-even ties.
 */
export function polishedGrowth(
  net: number,
  flows: readonly Flow[],
  from: number,
  span: { readonly units: number; readonly split: number },
): Decimal {
  let discount = new PolishDecimal(-from).exp();
  for (let step = 0; step < 3; step += 1) {
    let excess = new PolishDecimal(-net);
    let slope = new PolishDecimal(0);
    for (const { at, amount } of flows) {
      const value = discount.pow(at - 1).times(amount);
      excess = excess.plus(value.times(discount));
      slope = slope.plus(value.times(at));
    }
    discount = discount.minus(excess.div(slope));
  }
  return new PolishDecimal(1).div(discount).pow(new PolishDecimal(span.units).div(span.split)).minus(1);
}
