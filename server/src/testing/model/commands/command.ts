import { newId } from '../../../kernel/ids.ts';
import type { StoreName } from '../counter-rows.ts';
import type { Customer, Model } from '../model.ts';
import type { Picks } from '../picks.ts';
import type { Till } from '../till.ts';

/** One thing people do, tried at random. */
export interface Command {
  name: string;
  /** How often it is drawn, against the others. */
  weight: number;
  /** False when there is nothing to try it on: it is passed over then, and that is no try. */
  isPossible?(model: Model): boolean;
  /** Does it and compares; true when the product did what was asked. */
  run(till: Till, picks: Picks): Promise<boolean>;
}

/** Mostly one of the two who buy a lot, now and then one who may not. */
export function anyCustomer(model: Model, picks: Picks): Customer {
  const [first, second, third, ...odd] = model.customers;
  const list = [first, second, third].filter((one) => one !== undefined);
  return picks.chance(4) ? picks.one(odd) : picks.one(list);
}

/** Mostly the main store; null is a store nobody knows. */
export function anyStore(model: Model, picks: Picks): StoreName | null {
  if (picks.chance(3)) return picks.one([null, 'odd' as const]);
  const open = (['main', 'main', 'main', 'bonus', 'own'] as const).filter((name) => model.stores[name].isActive);
  return picks.chance(10) || open.length === 0 ? picks.one(model.storeNames) : picks.one(open);
}

export const storeId = (till: Till, name: StoreName | null): string =>
  name === null ? newId() : till.world.counter.stores[name];

/** Looks the customer up as the counter does before each act, but for one time in twenty. */
export async function mostlyServe(till: Till, picks: Picks, customer: Customer): Promise<void> {
  if (!picks.chance(5)) await till.serve('cashier', customer);
}
