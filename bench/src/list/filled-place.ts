import type { Client } from '../sales/client.ts';
import { fillContracts, seedDemonstration } from '../../../server/src/seed/index.ts';
import { givenSession } from '../../../server/src/storms/testing/till.ts';
import { givenShop, type Shop } from '../../../server/src/testing/shop.ts';
import type { Place } from '../place.ts';
import { connect } from '../sales/client.ts';
import { connectHttp, type Http } from '../sales/http.ts';

export interface FilledPlace {
  place: Place;
  http: Http;
  token: string;
  shop: Shop;
  /** Customers with open installments, a sample of the whole database, for whom the cashier has grants. */
  borrowerIds: string[];
}

const SAMPLE = 2_000;

/** A random sample of customers with open installments, with a grant for each. */
async function drawBorrowers(client: Client, { actor }: Shop): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `with drawn as (select distinct borrower_id as id from installments where status = 'OPEN' order by 1),
       sample as (select id from drawn order by md5(id::text) limit $3)
     insert into lookup_grants (retailer_id, operator_id, borrower_id, expires_at)
     select $1::uuid, $2::uuid, id, '2100-01-01'::timestamptz from sample returning borrower_id as id`,
    [actor.retailerId, actor.operatorId, SAMPLE],
  );
  return rows.map(({ id }) => id);
}

/** Fills a database with contracts and serves it. */
export async function fillPlace(place: Place, contracts: number): Promise<FilledPlace> {
  const { platform, url } = place;
  await seedDemonstration(platform);
  const start = performance.now();
  await fillContracts({ platform, url, contracts, onProgress: () => undefined });
  console.error(`  ${contracts} contracts in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  const client = await connect(url);
  const shop = await givenShop(platform);
  const borrowerIds = await drawBorrowers(client, shop);
  await client.query('vacuum analyze');
  await client.query('checkpoint');
  await client.end();
  const token = await givenSession(platform, shop);
  const server = await place.serve();
  return { place, http: connectHttp(server.url, 1), token, shop, borrowerIds };
}
