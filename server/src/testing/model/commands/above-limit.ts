import { terms } from '../counter-rows.ts';
import type { Customer } from '../model.ts';
import type { Picks } from '../picks.ts';
import { reaisOf, type Till } from '../till.ts';
import { ask, fateOf, openStore } from './approvals.ts';
import { anyCustomer, anyStore, type Command, storeId } from './command.ts';
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

/** What makes a purchase fit is paid down: a second person approves much of it, once and for that sale. */
const payingDown: Command = {
  name: 'pay much down',
  weight: 3,
  run: async (till, picks) => {
    const { model } = till;
    const customer = anyCustomer(model, picks);
    await till.serve('cashier', customer);
    const store = openStore(model, picks);
    const cents = picks.between(3_000, Math.min(60_000, model.available(customer)));
    const isMuch = picks.chance(70);
    const down = isMuch ? picks.between(terms.downAlone + 1, 150_000) : picks.between(1, terms.downAlone);
    const facts = { principal: reaisOf(cents), downPayment: reaisOf(down), storeId: storeId(till, store) };
    const asked = { act: 'contract.down-payment' as const, subjectId: customer.id, facts };
    const by = picks.one(['manager', 'analyst'] as const);
    const isAsked = isMuch && !picks.chance(10);
    const approval = isAsked ? await ask(till, picks, asked, { by, fate: fateOf(picks) }) : undefined;
    if (approval === null) return false;
    const purchase = { customer, store, cents, down: { cents: down, approval } };
    const isSold = (await price(till, purchase)) !== null;
    if (isSold && approval)
      await price(till, { ...purchase, down: { cents: down, approval: { ...approval, isValid: false } } });
    return isSold;
  },
};

export const aboveLimitCommands: readonly Command[] = [wantingMore, payingDown];
