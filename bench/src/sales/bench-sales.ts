import { checkBooks } from '../../../server/src/invariants/check-books.ts';
import { dayIn } from '../../../server/src/kernel/clock.ts';
import type { Db } from '../../../server/src/kernel/db/database.ts';
import { newId } from '../../../server/src/kernel/ids.ts';
import { givenSession } from '../../../server/src/storms/testing/till.ts';
import type { Shop } from '../../../server/src/testing/shop.ts';
import { compared, type Figure, plain } from '../figure.ts';
import { interleave, type Pace, paceOf, run } from '../load.ts';
import type { Place } from '../place.ts';
import { type Client, connect } from './client.ts';
import { connectHttp } from './http.ts';
import { outboxDrained } from './outbox-drained.ts';
import { prepareAct } from './prepare.ts';
import { rawAccept } from './raw-accept.ts';
import { rawPay } from './raw-pay.ts';
import type { Rows } from './rows.ts';
import { type Item, makeStock } from './stock.ts';

export type Act = 'accept' | 'pay';

const CLIENTS = 8;
const ROUNDS = 3;
const SLICE_SECONDS = 4;
/** A server is measured as it runs all day: V8 has compiled what is hot, and PostgreSQL knows how its tables grew. */
const WARM_UP = { customers: 12_000, productSeconds: 20, referenceSeconds: 2 };
const TARGET = 0.8;

interface Sides {
  product(client: number, item: Item): Promise<unknown>;
  reference(client: number, item: Item): Promise<unknown>;
}

/** Takes from one stock, so that no two operations meet. */
function slices(db: Db, stock: Item[], sides: Sides, seconds: number) {
  const slice = (side: keyof Sides) => async () => {
    await outboxDrained(db);
    return run({
      clients: CLIENTS,
      seconds,
      work: async (client) => {
        const item = stock.pop();
        if (!item) return false;
        await sides[side](client, item);
        return true;
      },
    });
  };
  return { product: slice('product'), reference: slice('reference') };
}

function figuresOf(act: Act, product: Pace, reference: Pace): Figure[] {
  const figure = (name: string, value: number, unit: string) => ({ bench: act, name, value, unit });
  const raw = (value: number) => ({ name: 'raw SQL', value });
  return [
    compared(figure('operations', product.perSecond, '/s'), raw(reference.perSecond), { atLeast: TARGET }),
    compared(figure('p50', product.p50, 'ms'), raw(reference.p50)),
    compared(figure('p95', product.p95, 'ms'), raw(reference.p95)),
  ];
}

function sidesOf(
  act: Act,
  shop: Shop,
  rows: Rows,
  on: string,
  clients: readonly Client[],
  call: Sides['product'],
): Sides {
  const raw = act === 'accept' ? rawAccept : rawPay;
  const reference = async (client: number, item: Item) => {
    const connection = clients[client];
    if (connection) await raw(connection, shop, rows, on, item);
  };
  return { product: call, reference };
}

/** Sales or payments over HTTP against plain SQL of the same rows, on one database, in turns. */
export async function benchSales(place: Place, act: Act, nodeOptions: readonly string[] = []): Promise<Figure[]> {
  const clients = await Promise.all(Array.from({ length: CLIENTS }, () => connect(place.url)));
  const maker = await connect(place.url);
  const { shop, template, rows } = await prepareAct(place.platform, maker, act);
  const authorization = `Bearer ${await givenSession(place.platform, shop)}`;
  const server = await place.serve(nodeOptions);
  const http = connectHttp(server.url, CLIENTS);
  const call = (client: number, item: Item) => {
    const headers = { authorization, 'idempotency-key': newId() };
    return act === 'accept'
      ? http.post(client, `/coordinator/contracts/proposals/${item.proposalId}/accept`, headers)
      : http.post(client, '/coordinator/contracts/installments/pay-multiple', headers, {
          storeId: shop.storeId,
          installmentIds: [item.installmentId],
        });
  };
  const sides = sidesOf(act, shop, rows, dayIn(shop.actor.zone, new Date()), clients, call);
  const kind = act === 'accept' ? 'offer' : 'sale';
  const { db } = place.platform;
  const cold = await makeStock(maker, kind, template, WARM_UP.customers);
  const pace = {
    reference: paceOf([await slices(db, cold, sides, WARM_UP.referenceSeconds).reference()]),
    product: paceOf([await slices(db, cold, sides, WARM_UP.productSeconds).product()]),
  };
  const needed = (pace.product.perSecond + pace.reference.perSecond) * SLICE_SECONDS * ROUNDS * 2 + 4_000;
  const stock = await makeStock(maker, kind, template, Math.ceil(needed));
  const measured = await interleave(slices(db, stock, sides, SLICE_SECONDS), ROUNDS);
  http.close();
  await Promise.all([...clients, maker].map((client) => client.end()));
  const broken = (await checkBooks(db)).filter(({ count }) => count > 0);
  if (broken.length > 0) throw new Error(`the books do not hold after ${act}: ${JSON.stringify(broken)}`);
  return [
    ...figuresOf(act, measured.product, measured.reference),
    plain({ bench: act, name: 'customers left untouched', value: stock.length, unit: '' }),
  ];
}
