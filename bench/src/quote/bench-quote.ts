import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { givenSession } from '../../../server/src/storms/testing/till.ts';
import { givenCustomer, givenShop } from '../../../server/src/testing/shop.ts';
import { compared, type Figure, plain, processorFigures } from '../figure.ts';
import { interleave, type Load, metered, type Pace, run } from '../load.ts';
import type { Place } from '../place.ts';
import { meterOf } from '../cpu.ts';
import { connect } from '../sales/client.ts';
import { connectHttp, type Http } from '../sales/http.ts';
import { rawOffer, readOffer } from './raw-offer.ts';
import { readMemory } from './read-memory.ts';

const CLIENTS = 8;
const CUSTOMERS = 64;
const ROUNDS = 3;
const SLICE_SECONDS = 4;
const TARGET = 0.6;
/** Time for V8 to compile the hot code: the server is measured as it runs all day. */
const WARM_UP_SECONDS = 20;
/** Installment counts of the plans that the shop offers. */
const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const bareAnswer = fileURLToPath(new URL('bare-answer.ts', import.meta.url));

/** The smallest HTTP server, in a process of its own like the product's. */
async function serveBare(bytes: number) {
  const child = fork(bareAnswer, [String(bytes)], { execArgv: ['--import', 'tsx'] });
  const [port] = (await once(child, 'message')) as [number];
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill('SIGTERM') };
}

interface Asked {
  borrowerId: string | undefined;
  principal: number;
  storeId: string;
}

export function asking(http: Http, headers: Record<string, string>, bodyOf: (client: number) => unknown): Load['work'] {
  return async (client) => {
    await http.post(client, '/coordinator/contracts', headers, bodyOf(client));
    return true;
  };
}

/** The same question, of which nothing is kept. */
function simulating(http: Http, headers: Record<string, string>, askOf: () => Asked): Load['work'] {
  return async (client) => {
    const { borrowerId = '', principal, storeId } = askOf();
    const query = new URLSearchParams({ borrowerId, principal: String(principal), storeId });
    await http.get(`/coordinator/contracts/in-store/simulation?${query.toString()}`, headers, client);
    return true;
  };
}

/** A shop with twelve plans, and so many customers that two quotes rarely concern the same one. */
export async function openShop({ platform }: Place) {
  const plans = [{ dueDateRule: 'MONTHLY' as const, rateMonthly: '0.05', counts: COUNTS }];
  const shop = await givenShop(platform, { plans });
  const customers: string[] = [];
  for (let n = 0; n < CUSTOMERS; n += 1) customers.push(await givenCustomer(platform, shop));
  const authorization = `Bearer ${await givenSession(platform, shop)}`;
  let turn = 0;
  const bodyOf = (): Asked => {
    turn += 1;
    return { borrowerId: customers[turn % CUSTOMERS], principal: 600 + (turn % 300), storeId: shop.storeId };
  };
  return { headers: { authorization }, bodyOf };
}

const slice =
  (work: Load['work'], seconds = SLICE_SECONDS) =>
  () =>
    run({ clients: CLIENTS, seconds, work });

/**
 * Twelve priced plans of one purchase over HTTP, against HTTP that answers as many bytes and does nothing, and against
 * plain SQL of the rows that keep the offer: what no server that keeps its word can do without. Beside them the simulation of the
 * same purchase, which keeps nothing, against the quote that does.
 */
export async function benchQuote(place: Place): Promise<Figure[]> {
  const { headers, bodyOf } = await openShop(place);
  const server = await place.serve();
  const http = connectHttp(server.url, CLIENTS);
  const answer = await http.post(0, '/coordinator/contracts', headers, bodyOf());
  const bytes = Buffer.byteLength(answer);
  const bare = await serveBare(bytes);
  const bareHttp = connectHttp(bare.url, CLIENTS);
  const clients = await Promise.all(Array.from({ length: CLIENTS }, () => connect(place.url)));
  const reader = await connect(place.url);
  const rows = await readOffer(reader, (JSON.parse(answer) as { id: string }).id);
  const ask = asking(http, headers, bodyOf);
  const meter = meterOf(reader, server.child.pid ?? 0);
  const simulate = simulating(http, headers, bodyOf);
  const raw = slice(async (client) => {
    const connection = clients[client];
    if (connection) await rawOffer(connection, rows);
    return true;
  });
  const sides = {
    product: () => metered(meter, slice(ask)),
    simulated: () => metered(meter, slice(simulate)),
    bare: slice(asking(bareHttp, headers, bodyOf)),
    raw: () => metered(meter, raw),
  };
  await sides.bare();
  await sides.raw();
  await slice(ask, WARM_UP_SECONDS)();
  // What autovacuum does within a minute: plans made while the tables were empty are made anew.
  await reader.query('analyze');
  await sides.product();
  const before = await readMemory(server.child.pid);
  const paces = await interleave(sides, ROUNDS);
  const after = await readMemory(server.child.pid);
  http.close();
  bareHttp.close();
  bare.stop();
  await Promise.all([...clients, reader].map((client) => client.end()));
  const memory = [
    plain(figure('memory of the server before', before, 'MB')),
    plain(figure('memory of the server after', after, 'MB')),
  ];
  return [...pacesOf(paces, bytes), ...memory];
}

type Side = 'product' | 'bare' | 'raw' | 'simulated';

const figure = (name: string, value: number, unit: string) => ({ bench: 'quote', name, value, unit });

function pacesOf({ product, bare, raw, simulated }: Record<Side, Pace>, bytes: number): Figure[] {
  const besideBare = (value: number) => ({ name: `bare HTTP, ${bytes} bytes`, value });
  const besideQuote = (value: number) => ({ name: 'the same quote, kept', value });
  const besideRaw = (value: number) => ({ name: 'raw SQL', value });
  return [
    compared(figure('operations', product.perSecond, '/s'), besideRaw(raw.perSecond), { atLeast: TARGET }),
    ...processorFigures('quote', product.processor, { name: 'raw SQL', processor: raw.processor }),
    compared(figure('p50', product.p50, 'ms'), besideRaw(raw.p50)),
    compared(figure('p95', product.p95, 'ms'), besideRaw(raw.p95)),
    compared(figure('operations', product.perSecond, '/s'), besideBare(bare.perSecond)),
    compared(figure('simulations', simulated.perSecond, '/s'), besideQuote(product.perSecond), { atLeast: 1 }),
    compared(figure('simulations, p50', simulated.p50, 'ms'), besideQuote(product.p50)),
    compared(figure('simulations, p95', simulated.p95, 'ms'), besideQuote(product.p95)),
  ];
}
