import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { givenSession } from '../../../server/src/storms/testing/till.ts';
import { givenCustomer, givenShop } from '../../../server/src/testing/shop.ts';
import { compared, type Figure, plain } from '../figure.ts';
import { interleave, type Load, run } from '../load.ts';
import type { Place } from '../place.ts';
import { connectHttp, type Http } from '../sales/http.ts';
import { readMemory } from './read-memory.ts';

const CLIENTS = 8;
const CUSTOMERS = 64;
const ROUNDS = 3;
const SLICE_SECONDS = 4;
const TARGET = 0.5;
/** A year of plans: what a shop with twelve counts offers. */
const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const bareAnswer = fileURLToPath(new URL('bare-answer.ts', import.meta.url));

/** The smallest HTTP server, in a process of its own like the product's. */
async function serveBare(bytes: number) {
  const child = fork(bareAnswer, [String(bytes)], { execArgv: ['--import', 'tsx'] });
  const [port] = (await once(child, 'message')) as [number];
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill('SIGTERM') };
}

function asking(http: Http, headers: Record<string, string>, bodyOf: (client: number) => unknown): Load['work'] {
  return async (client) => {
    await http.post(client, '/coordinator/contracts', headers, bodyOf(client));
    return true;
  };
}

/** Twelve priced plans of one purchase over HTTP, against HTTP that answers as many bytes and does nothing. */
export async function benchQuote(place: Place): Promise<Figure[]> {
  const plans = [{ dueDateRule: 'MONTHLY' as const, rateMonthly: '0.05', counts: COUNTS }];
  const shop = await givenShop(place.platform, { plans });
  const customers: string[] = [];
  for (let n = 0; n < CUSTOMERS; n += 1) customers.push(await givenCustomer(place.platform, shop));
  const authorization = `Bearer ${await givenSession(place.platform, shop)}`;
  const server = await place.serve();
  const http = connectHttp(server.url, CLIENTS);
  let turn = 0;
  const bodyOf = () => {
    turn += 1;
    return { borrowerId: customers[turn % CUSTOMERS], principal: 600 + (turn % 300), storeId: shop.storeId };
  };
  const answer = await http.post(0, '/coordinator/contracts', { authorization }, bodyOf());
  const bare = await serveBare(Buffer.byteLength(answer));
  const bareHttp = connectHttp(bare.url, CLIENTS);
  const slice = (work: Load['work']) => () => run({ clients: CLIENTS, seconds: SLICE_SECONDS, work });
  const sides = {
    product: slice(asking(http, { authorization }, bodyOf)),
    reference: slice(asking(bareHttp, { authorization }, bodyOf)),
  };
  await sides.product();
  await sides.reference();
  const before = await readMemory(server.child.pid);
  const { product, reference } = await interleave(sides, ROUNDS);
  const after = await readMemory(server.child.pid);
  http.close();
  bareHttp.close();
  bare.stop();
  const figure = (name: string, value: number, unit: string) => ({ bench: 'quote', name, value, unit });
  const beside = (value: number) => ({ name: `bare HTTP, ${Buffer.byteLength(answer)} bytes`, value });
  return [
    compared(figure('operations', product.perSecond, '/s'), beside(reference.perSecond), { atLeast: TARGET }),
    compared(figure('p50', product.p50, 'ms'), beside(reference.p50)),
    compared(figure('p95', product.p95, 'ms'), beside(reference.p95)),
    plain(figure('memory of the server before', before, 'MB')),
    plain(figure('memory of the server after', after, 'MB')),
  ];
}
