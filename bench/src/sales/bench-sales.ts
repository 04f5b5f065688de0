import { checkBooks } from '../../../server/src/invariants/check-books.ts';
import { dayIn } from '../../../server/src/kernel/clock.ts';
import type { Db } from '../../../server/src/kernel/db/database.ts';
import { sql } from '../../../server/src/kernel/db/sql.ts';
import { newId } from '../../../server/src/kernel/ids.ts';
import { sha256 } from '../../../server/src/kernel/secrets.ts';
import { givenSession } from '../../../server/src/storms/testing/till.ts';
import { compared, type Figure, plain, processorFigures } from '../figure.ts';
import { interleave, metered, type Pace, paceOf, run } from '../load.ts';
import type { Place } from '../place.ts';
import { type Meter, meterOf } from '../cpu.ts';
import { type Client, connect } from './client.ts';
import { connectHttp } from './http.ts';
import { outboxDrained } from './outbox-drained.ts';
import { prepareAct } from './prepare.ts';
import { rawAccept } from './raw/accept.ts';
import type { RawAct, RawPlace } from './raw/act.ts';
import { rawPay } from './raw/pay.ts';
import { readsOf } from './raw/reads.ts';
import { type Item, makeStock } from './stock.ts';

export type Act = 'accept' | 'pay';

const CLIENTS = 8;
const ROUNDS = 3;
const SLICE_SECONDS = 4;
/** Before measuring: V8 compiles the hot code, and PostgreSQL gathers statistics of the grown tables. */
const WARM_UP = { customers: 12_000, productSeconds: 20, referenceSeconds: 2 };
const TARGET = 1;

type Work = (client: number, item: Item) => Promise<unknown>;

interface Sides {
  product: Work;
  /** Plain SQL that writes the same rows and reads none. */
  reference: Work;
  /** Plain SQL that reads what the act is decided on, and writes the same rows. */
  reading: Work;
}

/** All sides take from one stock, so that no two operations touch the same customer. */
function slices({ db, meter }: { db: Db; meter: Meter }, stock: Item[], sides: Sides, seconds: number) {
  const slice = (side: keyof Sides) => async () => {
    const work = async (client: number) => {
      const item = stock.pop();
      if (!item) return false;
      await sides[side](client, item);
      return true;
    };
    await outboxDrained(db);
    return metered(
      meter,
      () => run({ clients: CLIENTS, seconds, work }),
      () => outboxDrained(db),
    );
  };
  return { product: slice('product'), reference: slice('reference'), reading: slice('reading') };
}

function figuresOf(act: Act, { product, reference, reading }: Record<keyof Sides, Pace>): Figure[] {
  const figure = (name: string, value: number, unit: string) => ({ bench: act, name, value, unit });
  const raw = (value: number) => ({ name: 'raw SQL that reads too', value });
  const written = (value: number) => ({ name: 'raw SQL, writes alone', value });
  return [
    compared(figure('operations', product.perSecond, '/s'), raw(reading.perSecond), { atLeast: TARGET }),
    ...processorFigures(act, product.processor, { name: 'raw SQL that reads too', processor: reading.processor }),
    compared(figure('operations', product.perSecond, '/s'), written(reference.perSecond)),
    compared(figure('p50', product.p50, 'ms'), raw(reading.p50)),
    compared(figure('p95', product.p95, 'ms'), raw(reading.p95)),
  ];
}

const rawActs: Record<Act, RawAct> = { accept: rawAccept, pay: rawPay };

interface References extends Omit<RawPlace, 'client'> {
  clients: readonly Client[];
  tokenHash: string;
}

/** Both kinds of plain SQL, each client on a connection of its own. */
function referencesOf(act: Act, { clients, tokenHash, ...place }: References): Pick<Sides, 'reference' | 'reading'> {
  const on = (client: number) => ({ ...place, client: clients[client % clients.length] as Client });
  return {
    reference: (client, item) => rawActs[act](on(client), item),
    reading: (client, item) => rawActs[act](on(client), item, readsOf(act, place.shop, tokenHash, item)),
  };
}

/** Sales or payments over HTTP against plain SQL of the same rows, written alone or read as well, in turns. */
export async function benchSales(place: Place, act: Act, nodeOptions: readonly string[] = []): Promise<Figure[]> {
  const clients = await Promise.all(Array.from({ length: CLIENTS }, () => connect(place.url)));
  const maker = await connect(place.url);
  const { shop, template, rows } = await prepareAct(place.platform, maker, act);
  const token = await givenSession(place.platform, shop);
  const authorization = `Bearer ${token}`;
  const server = await place.serve(nodeOptions);
  const http = connectHttp(server.url, CLIENTS);
  const call: Work = (client, item) => {
    const headers = { authorization, 'idempotency-key': newId() };
    return act === 'accept'
      ? http.post(client, `/coordinator/contracts/proposals/${item.proposalId}/accept`, headers)
      : http.post(client, '/coordinator/contracts/installments/pay-multiple', headers, {
          storeId: shop.storeId,
          installmentIds: [item.installmentId],
        });
  };
  const on = dayIn(shop.actor.zone, new Date());
  const sides = { product: call, ...referencesOf(act, { clients, shop, rows, on, tokenHash: sha256(token) }) };
  const kind = act === 'accept' ? 'offer' : 'sale';
  const { db } = place.platform;
  const watched = { db, meter: meterOf(maker, server.child.pid ?? 0) };
  const cold = await makeStock(maker, kind, template, WARM_UP.customers);
  const pace = {
    reference: paceOf([await slices(watched, cold, sides, WARM_UP.referenceSeconds).reference()]),
    product: paceOf([await slices(watched, cold, sides, WARM_UP.productSeconds).product()]),
  };
  const needed = (pace.product.perSecond + 2 * pace.reference.perSecond) * SLICE_SECONDS * ROUNDS * 2 + 4_000;
  const stock = await makeStock(maker, kind, template, Math.ceil(needed));
  const measured = await interleave(slices(watched, stock, sides, SLICE_SECONDS), ROUNDS);
  http.close();
  await Promise.all([...clients, maker].map((client) => client.end()));
  // The copied sales are not in the projection: it is marked as not filled, as the server would fill it again.
  if (act === 'pay') await sql`update retailer_projections set edition = 0`.execute(db);
  const broken = (await checkBooks(db)).filter(({ count }) => count > 0);
  if (broken.length > 0) throw new Error(`the books do not hold after ${act}: ${JSON.stringify(broken)}`);
  return [
    ...figuresOf(act, measured),
    plain({ bench: act, name: 'customers left untouched', value: stock.length, unit: '' }),
  ];
}
