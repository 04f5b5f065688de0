import { sql } from '../../../kernel/db/sql.ts';
import { dayOf, plusDays } from '../calendar.ts';
import { terms } from '../counter-rows.ts';
import { takeOverLocks } from '../locks.ts';
import type { Contract, Customer } from '../model.ts';
import { ofGrant, ofStore } from '../reasons.ts';
import { isPaidOff, openOf } from '../settle.ts';
import type { Till } from '../till.ts';
import { anyCustomer, anyStore, type Command, mostlyServe, storeId } from './command.ts';
import { owing, pay } from './payment.ts';
import { price } from './purchase.ts';
import { sellOffer } from './sale.ts';

/** Lets the worker do what is queued, and expects a coupon for each purchase that was paid off, once. */
export async function work(till: Till): Promise<void> {
  const { model, world } = till;
  await world.work();
  await takeOverLocks(till);
  for (const customer of model.customers) {
    const { rows } = await sql<{ id: string; subject: string; through: string }>`
      select id, subject_id as subject, valid_through as through from coupons
      where borrower_id = ${customer.id}::uuid order by id`.execute(world.db);
    const known = new Set(customer.coupons.map(({ id }) => id));
    const fresh = rows.filter(({ id }) => !known.has(id));
    const has = (contract: Contract) => customer.coupons.some((one) => one.subject === contract.id && !one.isWithdrawn);
    const expected = customer.earned.splice(0).filter((one) => isPaidOff(one) && !has(one));
    const ids = expected.map(({ id }) => id);
    till.same('coupons issued', fresh.map(({ subject }) => subject).toSorted(), ids.toSorted());
    const through = plusDays(dayOf(model.now, 'saoPaulo'), terms.coupon.days);
    for (const { id, subject, through: said } of fresh) {
      till.same('last day of a coupon', said, through);
      customer.coupons.push({ id, subject, through, usedOn: null, isWithdrawn: false });
    }
  }
}

const usable = (till: Till, { coupons }: Customer) =>
  coupons
    .filter((one) => one.usedOn === null && !one.isWithdrawn && one.through >= dayOf(till.model.now, 'saoPaulo'))
    .toSorted((a, b) => (`${a.through} ${a.id}` < `${b.through} ${b.id}` ? -1 : 1));

const seeing: Command = {
  name: 'see the next coupon',
  weight: 4,
  isPossible: (model) => model.customers.some(({ coupons }) => coupons.length > 0),
  run: async (till, picks) => {
    const { model } = till;
    const owners = model.customers.filter((one) => usable(till, one).length > 0);
    const customer = owners.length === 0 || picks.chance(20) ? anyCustomer(model, picks) : picks.one(owners);
    await mostlyServe(till, picks, customer);
    const store = anyStore(model, picks);
    const [next] = usable(till, customer);
    const answer = await till.send({
      route: 'GET /coupons/next-purchase',
      ask: { query: { borrowerId: customer.id, storeId: storeId(till, store) } },
      reasons: [
        ...ofGrant(model, 'cashier', customer),
        ...ofStore(model, store),
        ...(next ? [] : ['COUPON_NOT_FOUND']),
      ],
    });
    if (answer.code !== undefined) return false;
    till.same('the next coupon', (answer.body as { id: string }).id, next?.id);
    return true;
  },
};

/** Pays a purchase off, gets its coupon, and uses it on the next one; then sometimes tries to use it again. */
const earning: Command = {
  name: 'earn a coupon and use it',
  weight: 5,
  isPossible: (model) => owing(model).length > 0,
  run: async (till, picks) => {
    const { model } = till;
    const contract = picks.one(owing(model));
    const { customer } = contract;
    await till.serve('cashier', customer);
    const payment = { customer, rows: openOf(contract), store: 'main' as const, shown: null, by: 'cashier' as const };
    await pay(till, { ...payment, route: 'several' });
    await work(till);
    const [coupon] = usable(till, customer);
    if (!coupon) return false;
    const cents = picks.chance(20) ? picks.between(3_000, 4_999) : picks.between(5_000, 20_000);
    await till.serve('cashier', customer);
    const offer = await price(till, { customer, store: 'main', cents, coupon });
    const isSold = (await sellOffer(till, picks, offer)) !== null;
    if (isSold && picks.chance(50)) await price(till, { customer, store: 'main', cents, coupon });
    return isSold;
  },
};

export const couponCommands: readonly Command[] = [seeing, earning];
