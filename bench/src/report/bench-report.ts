import { addSeconds, dayIn } from '../../../server/src/kernel/clock.ts';
import { findSales, rebuildProjections } from '../../../server/src/modules/projection/index.ts';
import { fillContracts, seedDemonstration } from '../../../server/src/seed/index.ts';
import { compared, type Figure, plain } from '../figure.ts';
import { interleave, run } from '../load.ts';
import type { Place } from '../place.ts';
import { type Client, connect } from '../sales/client.ts';
import { joinedSales } from './joined-sales.ts';

const CONTRACTS = 150_000;
const DAYS = 28;
const ZONE = 'America/Manaus';
const SLICE_SECONDS = 3;
const ROUNDS = 4;

/** The retailer that sold most, after all its sales were moved into the last weeks. */
async function busiestRetailer(client: Client): Promise<{ retailerId: string; sales: number }> {
  await client.query('set statement_timeout = 0');
  const { rows } = await client.query<{ retailerId: string; sales: string }>(
    `select retailer_id as "retailerId", count(*) as sales from contracts where status in ('ACCEPTED', 'CANCELED')
     group by retailer_id order by 2 desc limit 1`,
  );
  const { retailerId = '', sales = '0' } = rows[0] ?? {};
  await client.query(
    `update contracts set accepted_at = date_trunc('milliseconds', now() - random() * interval '${DAYS - 1} days')
     where retailer_id = $1 and status in ('ACCEPTED', 'CANCELED')`,
    [retailerId],
  );
  await client.query('vacuum analyze');
  return { retailerId, sales: Number(sales) };
}

/** First page and count of four weeks of a retailer with some 100,000 sales in them, and how fast its projection is made. */
export async function benchReport(place: Place): Promise<Figure[]> {
  const { platform, url } = place;
  await seedDemonstration(platform);
  await fillContracts({ platform, url, contracts: CONTRACTS, onProgress: () => undefined });
  const client = await connect(url);
  const { retailerId, sales } = await busiestRetailer(client);
  const start = performance.now();
  await rebuildProjections(platform, retailerId);
  const seconds = (performance.now() - start) / 1000;
  await client.query('vacuum analyze');
  // As the product's connections have it.
  await client.query('set plan_cache_mode = force_generic_plan');
  const now = platform.clock.now();
  const range = {
    retailerId,
    startDate: dayIn(ZONE, addSeconds(now, -DAYS * 86_400)),
    endDate: dayIn(ZONE, now),
    zone: ZONE,
  };
  const projected = () =>
    findSales(platform.db, { ...range, storeId: undefined, cursor: undefined, limit: 500 }).then(({ total }) => total);
  const joined = () => joinedSales(client, range);
  const totals = [await projected(), await joined()];
  if (totals.some((total) => total !== sales)) throw new Error(`${sales} sales, reported ${totals.join(' and ')}`);
  const slice = (read: () => Promise<unknown>) => () =>
    run({ clients: 1, seconds: SLICE_SECONDS, work: () => read().then(() => true) });
  const measured = await interleave({ product: slice(projected), reference: slice(joined) }, ROUNDS);
  await client.end();
  const figure = (name: string, value: number, unit: string) => ({ bench: 'report', name, value, unit });
  const before = (value: number) => ({ name: 'joined and counted', value });
  return [
    compared(figure('page and count, p50', measured.product.p50, 'ms'), before(measured.reference.p50), {
      atMost: 0.5,
    }),
    compared(figure('page and count, p95', measured.product.p95, 'ms'), before(measured.reference.p95)),
    plain(figure('sales of the range', sales, '')),
    plain(figure('sales projected by a rebuild', sales / seconds, '/s')),
  ];
}
