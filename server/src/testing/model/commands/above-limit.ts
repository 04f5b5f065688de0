import { terms } from '../counter-rows.ts';
import type { Customer } from '../model.ts';
import type { Picks } from '../picks.ts';
import type { Till } from '../till.ts';
import { anyCustomer, anyStore, type Command } from './command.ts';
import { changeLimit } from './customer.ts';
import { atFixedPrice, withinRange } from './device.ts';
import { price, type Purchase } from './purchase.ts';

/** A purchase of more than what is left, with a coupon if the customer has one. */
function anyPurchase(till: Till, picks: Picks, customer: Customer): Purchase {
  const store = anyStore(till.model, picks);
  const cents = till.model.available(customer) + picks.between(1, 60_000);
  const coupon = customer.coupons.find(({ usedOn, isWithdrawn }) => usedOn === null && !isWithdrawn);
  if (!coupon || picks.chance(30)) return { customer, store, cents };
  return { customer, store, cents: Math.max(terms.coupon.minimum, cents + terms.coupon.cap), coupon };
}

/** A device, mostly one in a price range: of that some other value may fit. */
function anyDevice(till: Till, picks: Picks, customer: Customer): Purchase {
  const { fixed, range } = till.world.counter.products;
  const { price: full, down } = terms.device.fixed;
  const [cents, agreed] = [full - down, picks.between(40_000, 50_000)];
  const isFixed = picks.chance(25);
  const device = isFixed ? atFixedPrice(fixed, cents) : withinRange(range, agreed);
  return { customer, store: 'main', cents: isFixed ? cents : agreed, device };
}

/** With little left of the limit: `price` tries what the answer says would fit. */
const wantingMore: Command = {
  name: 'ask for more than the limit',
  weight: 4,
  run: async (till, picks) => {
    const { model } = till;
    const customer = anyCustomer(model, picks);
    const { limit } = customer;
    if (!limit) return false;
    const { total, used } = limit;
    await till.serve('analyst', customer);
    const isOfDevice = picks.chance(40);
    const left = isOfDevice ? picks.between(23_000, 39_000) : picks.between(1_500, 45_000);
    await changeLimit(till, customer, used + left);
    await till.serve('cashier', customer);
    const offers = model.contracts.length;
    await price(till, (isOfDevice ? anyDevice : anyPurchase)(till, picks, customer));
    await changeLimit(till, customer, total);
    return model.contracts.length > offers;
  },
};

export const aboveLimitCommands: readonly Command[] = [wantingMore];
