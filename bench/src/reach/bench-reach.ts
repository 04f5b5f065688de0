import { newId } from '../../../server/src/kernel/ids.ts';
import { givenSession } from '../../../server/src/storms/testing/till.ts';
import { startServer } from '../../../server/src/testing/server-process.ts';
import { compared, type Figure } from '../figure.ts';
import { quantile, run } from '../load.ts';
import type { Place } from '../place.ts';
import { meterOf } from '../cpu.ts';
import type { Act } from '../sales/bench-sales.ts';
import { type Client, connect } from '../sales/client.ts';
import { connectHttp, type Http } from '../sales/http.ts';
import { prepareAct } from '../sales/prepare.ts';
import { type Item, makeStock } from '../sales/stock.ts';

const CLIENTS = 8;
const ROUNDS = 12;
const ACTS = { aRound: 400, toWarmUp: 1_500, toPlan: 300 };
/** Row-level security may cost 3 %. */
const AT_MOST = 1.03;

interface Side {
  http: Http;
  pid: number;
}

/** Milliseconds of one act: by the clock, and of processor. */
interface Cost {
  clock: number;
  processor: number;
}

async function openSide(place: Place, side: 'bound' | 'owner'): Promise<Side & { close(): Promise<void> }> {
  const env = { NODE_ENV: 'production', LOG_LEVEL: 'warn', DATABASE_URL: place.url, BENCH_SIDE: side };
  const server = await startServer({ program: 'bench/src/reach/server.ts', isSource: true, env });
  const http = connectHttp(server.url, CLIENTS);
  const close = async () => {
    http.close();
    server.child.kill('SIGTERM');
    await server.exited;
  };
  return { http, pid: server.child.pid ?? 0, close };
}

/** The same acts of the server under row-level security and of one that its owner runs, in turns. */
export async function benchReach(place: Place, act: Act): Promise<Figure[]> {
  const client = await connect(place.url);
  const { shop, template } = await prepareAct(place.platform, client, act);
  const authorization = `Bearer ${await givenSession(place.platform, shop)}`;
  const acts = 2 * (ACTS.toWarmUp + ACTS.toPlan + ROUNDS * ACTS.aRound);
  const stock = await makeStock(client, act === 'accept' ? 'offer' : 'sale', template, acts);
  const post = ({ http }: Side, n: number, item: Item) => {
    const headers = { authorization, 'idempotency-key': newId() };
    if (act === 'accept') return http.post(n, `/coordinator/contracts/proposals/${item.proposalId}/accept`, headers);
    const body = { storeId: shop.storeId, installmentIds: [item.installmentId] };
    return http.post(n, '/coordinator/contracts/installments/pay-multiple', headers, body);
  };
  const slice = (side: Side, count: number) => sliceOf(client, side, stock.splice(-count), post);
  const bound = await openSide(place, 'bound');
  const owner = await openSide(place, 'owner');
  await slice(bound, ACTS.toWarmUp);
  await slice(owner, ACTS.toWarmUp);
  // Plans that one side made while tables were empty would be judged in place of the policies.
  await client.query('analyze');
  await slice(bound, ACTS.toPlan);
  await slice(owner, ACTS.toPlan);
  const pairs: { bound: Cost; owner: Cost }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // Who goes first takes turns too.
    const first = await slice(round % 2 === 0 ? bound : owner, ACTS.aRound);
    const second = await slice(round % 2 === 0 ? owner : bound, ACTS.aRound);
    pairs.push(round % 2 === 0 ? { bound: first, owner: second } : { bound: second, owner: first });
  }
  await Promise.all([bound.close(), owner.close()]);
  await client.end();
  return figuresOf(act, pairs);
}

async function sliceOf(
  client: Client,
  side: Side,
  items: Item[],
  post: (side: Side, n: number, item: Item) => Promise<unknown>,
): Promise<Cost> {
  const count = items.length;
  const work = async (n: number) => {
    const item = items.pop();
    if (item) await post(side, n, item);
    return item !== undefined;
  };
  const measured = meterOf(client, side.pid);
  const [{ seconds }, { server, database }] = await measured(() => run({ clients: CLIENTS, seconds: 600, work }));
  return { clock: (seconds * 1_000) / count, processor: ((server + database) * 1_000) / count };
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

function figuresOf(act: Act, pairs: readonly { bound: Cost; owner: Cost }[]): Figure[] {
  return (['clock', 'processor'] as const).map((kind) => {
    const of = (side: 'bound' | 'owner') => sum(pairs.map((pair) => pair[side][kind])) / pairs.length;
    const ratios = pairs.map(({ bound, owner }) => bound[kind] / owner[kind]);
    const spread = [0.25, 0.5, 0.75].map((share) => quantile(ratios, share).toFixed(3)).join(', ');
    const name = `${kind} of an act under row-level security (ratios of rounds: quartiles ${spread})`;
    const measured = { bench: `reach ${act}`, name, value: of('bound'), unit: 'ms' };
    return compared(measured, { name: 'as the owner', value: of('owner') }, { atMost: AT_MOST });
  });
}
