import { sql } from '../../../../kernel/db/sql.ts';
import { presentValue } from '../../../lives/reference/integers.ts';
import { bankDayAfter, type Day, daysFrom, lastFreeDay } from '../../calendar.ts';
import type { Item } from '../../lender/lender.ts';
import { checkLender } from '../../lender/check.ts';
import type { Model } from '../../model.ts';
import { batchIdOf } from '../../lender/rows.ts';
import { when } from '../../reasons.ts';
import { centsOf, reaisOf, type Till } from '../../till.ts';
import type { Command } from '../command.ts';
import { atDesk } from './desk.ts';

interface Later {
  paidOn: Day;
  sales: { item: Item; discount: number }[];
}

/** Sales that are due after the next batch, and what paying them with it takes off; one of which something goes back waits. */
function laterOf({ lender, today }: Model): Later {
  const first = lastFreeDay(today);
  const paidOn = lender.isTaken(first) ? bankDayAfter(first) : first;
  const later = lender.waiting().filter(({ due }) => due > paidOn);
  const held = new Set(later.filter(({ kind }) => kind !== 'SALE').map(({ contractId }) => contractId));
  const free = later.filter(({ kind, contractId, cents }) => kind === 'SALE' && !held.has(contractId) && cents > 0);
  const rate = lender.terms.anticipationRateMonthly ?? '0';
  const discountOf = ({ cents, due }: Item) => cents - presentValue(cents, rate, daysFrom(paidOn, due));
  return { paidOn, sales: free.map((item) => ({ item, discount: discountOf(item) })) };
}

const sumOf = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0);

interface Quote {
  paidOn: string;
  count: number;
  face: number;
  discount: number;
  paid: number;
}

function same(till: Till, said: Quote, { paidOn, sales }: Later): void {
  const face = sumOf(sales.map(({ item }) => item.cents));
  const discount = sumOf(sales.map((one) => one.discount));
  const figures = [said.paidOn, said.count, centsOf(said.face), centsOf(said.discount), centsOf(said.paid)];
  till.same('what is paid sooner', figures, [paidOn, sales.length, face, discount, face - discount]);
}

/** The items that take the discounts off, by their contract. */
async function takeDiscounts(till: Till, { paidOn, sales }: Later): Promise<void> {
  const { lender, today: on } = till.model;
  const known = new Set(lender.items.map(({ id }) => id));
  const { rows } = await sql<{ id: string; contractId: string }>`
    select id, contract_id as "contractId" from transfer_items where kind = 'ANTICIPATION'`.execute(till.world.db);
  const fresh = rows.filter(({ id }) => !known.has(id));
  till.same('discounts', fresh.length, sales.filter(({ discount }) => discount > 0).length);
  for (const { item, discount } of sales) {
    item.due = paidOn;
    const row = fresh.find(({ contractId }) => contractId === item.contractId);
    if (!row) continue;
    lender.discounts += discount;
    const { contractId } = item;
    lender.items.push({ id: row.id, kind: 'OTHER', contractId, on, due: paidOn, cents: 0 - discount, batch: null });
  }
}

/** Everything that is due later is asked for on the next day of banks, at the discount that was quoted. */
const anticipating: Command = {
  name: 'bring sales forward',
  weight: 3,
  isPossible: ({ lender }) => lender.terms.anticipationRateMonthly !== null && lender.items.length > 0,
  run: async (till, picks) => {
    const { model, world } = till;
    const by = 'office';
    const params = { id: world.counter.retailerId };
    const later = laterOf(model);
    const none = when(later.sales.length === 0, 'NOTHING_TO_ANTICIPATE');
    const route = 'GET /backofficeOriginations/retailers/{id}/anticipation';
    const quote = await till.send({ route, ask: { params }, by, reasons: none });
    if (quote.code === undefined) same(till, quote.body as Quote, later);
    const isWrong = picks.chance(10);
    const discount = sumOf(later.sales.map((one) => one.discount)) + (isWrong ? 1 : 0);
    const isDone = await atDesk(till, picks, {
      route: 'POST /backofficeOriginations/retailers/{id}/anticipation',
      ask: { params, body: { discount: reaisOf(discount) } },
      by,
      reasons: [...none, ...when(isWrong, 'ANTICIPATION_CHANGED')],
      done: async ({ body }) => {
        same(till, body as Quote, later);
        await takeDiscounts(till, later);
        // What can be paid today is in a batch at once.
        const { paidOn } = later;
        if (paidOn === model.today) model.lender.make(await batchIdOf(till, paidOn), paidOn, paidOn);
      },
    });
    await checkLender(till);
    return isDone;
  },
};

export const anticipationCommands: readonly Command[] = [anticipating];
