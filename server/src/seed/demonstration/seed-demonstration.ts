import { today } from '@balcao/contract';
import { sql } from 'kysely';
import type { Db } from '../../kernel/db/database.ts';
import type { Platform } from '../../kernel/platform.ts';
import { buyers } from './buyers.ts';
import type { DemonstrationCustomer } from './customers.ts';
import { liveCustomers } from './live-customers.ts';
import { addPolicies } from './policies.ts';
import { refused } from './refused.ts';
import { addShops } from './shop-rows.ts';
import { retailers } from './shops.ts';

export const customers: readonly DemonstrationCustomer[] = [...buyers, ...refused];

async function write(platform: Platform): Promise<void> {
  await addShops(platform);
  await addPolicies(platform.db, today(undefined, platform.clock.now()));
  await liveCustomers(platform, customers);
}

async function findRetailerIds(db: Db): Promise<string[]> {
  const result = await sql<{ id: string }>`select id from retailers limit 10`.execute(db);
  return result.rows.map(({ id }) => id);
}

/**
 * Writes the demonstration into an empty database, in one transaction: two retailers whose past was lived by the
 * product's own use cases, up to the platform's now. Does nothing when there is a retailer already.
 * Returns whether the database holds the demonstration, written now or before.
 */
export async function seedDemonstration(platform: Platform): Promise<boolean> {
  const found = await findRetailerIds(platform.db);
  if (found.length > 0) return retailers.every(({ id }) => found.includes(id));
  await platform.db.transaction().execute((tx) => write({ ...platform, db: tx }));
  return true;
}
