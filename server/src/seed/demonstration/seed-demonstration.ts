import { today } from '@balcao/contract';
import { sql } from '../../kernel/db/sql.ts';
import { countOf, rowOf, select } from '../../kernel/db/select.ts';
import type { Db } from '../../kernel/db/database.ts';
import { isUniqueViolation, sqlState } from '../../kernel/db/transaction.ts';
import type { Platform } from '../../kernel/platform.ts';
import { drainPortfolios, drainProjections } from '../../modules/projection/index.ts';
import { addRenegotiationPolicy, agreed } from './agreements.ts';
import { addGoals } from './of-retailers/goals.ts';
import { addCare } from './asked/care.ts';
import { addPhoneChange } from './asked/phone-change.ts';
import { addBillings } from './of-retailers/billings.ts';
import { addBooks } from './of-retailers/books.ts';
import { buyers } from './buyers.ts';
import { addCreditPolicies } from './credit-policies/credit-policies.ts';
import type { DemonstrationCustomer } from './customers.ts';
import { addDevices } from './devices.ts';
import { addDrawers } from './drawers.ts';
import { addLookups, liveCustomers } from './live-customers.ts';
import { addMessages } from './messages.ts';
import { addPolicies } from './policies.ts';
import { addPrograms } from './programs.ts';
import { addRegistrations, refused } from './refused.ts';
import { rewarded } from './rewarded.ts';
import { addShops } from './shop-rows.ts';
import { retailers } from './shops.ts';
import { addStatement } from './of-retailers/statements.ts';
import { addTransfers } from './of-retailers/transfers.ts';
import { addWatching } from './watching.ts';

export const customers: readonly DemonstrationCustomer[] = [...buyers, ...refused, ...rewarded, ...agreed];

/** A customer of Sul, whose provider has two analysts. */
const ASKS_FOR_PHONE = 16;

async function write(platform: Platform): Promise<void> {
  await addShops(platform);
  await addPolicies(platform, today(undefined, platform.clock.now()));
  await addCreditPolicies(platform, today(undefined, platform.clock.now()));
  await addDevices(platform.db, today(undefined, platform.clock.now()));
  await addPrograms(platform, today(undefined, platform.clock.now()));
  await addRenegotiationPolicy(platform, today(undefined, platform.clock.now()));
  await liveCustomers(platform, customers);
  await addRegistrations(platform, customers);
  await addLookups(platform, buyers);
  await addDrawers(platform);
  await addBillings(platform);
  await addWatching(platform, today(undefined, platform.clock.now()));
  await addGoals(platform, today(undefined, platform.clock.now()));
  await addPhoneChange(platform, customers.find(({ number }) => number === ASKS_FOR_PHONE)?.cpf ?? '');
  await addCare(platform, customers);
  await addTransfers(platform, today(undefined, platform.clock.now()));
  await addBooks(platform, today(undefined, platform.clock.now()));
  await addStatement(platform, today(undefined, platform.clock.now()));
  await addMessages(platform);
  await drainProjections(platform);
  await drainPortfolios(platform);
}

const LOCK_NOT_AVAILABLE = '55P03';

/** Whether the database holds the demonstration; null when it holds no retailer at all. */
async function holdsDemonstration(db: Db): Promise<boolean | null> {
  const ids = sql.join(retailers.map(({ id }) => sql`${id}::uuid`));
  const counts = { all: countOf(sql`from retailers`), ours: countOf(sql`from retailers where id in (${ids})`) };
  const row = await rowOf(db, select(counts));
  return row && row.all > 0 ? row.ours > 0 : null;
}

/**
 * Writes the demonstration into an empty database, in one transaction: the provider, and two retailers whose past was
 * lived by the product's own use cases, up to the platform's now. Does nothing when there is a retailer already.
 * Returns whether the database holds the demonstration, written now or before.
 */
export async function seedDemonstration(platform: Platform): Promise<boolean> {
  const before = await holdsDemonstration(platform.db);
  if (before !== null) return before;
  try {
    await platform.db.transaction((tx) => write({ ...platform, db: tx }));
  } catch (error) {
    // Another replica is at it: this one looks again once the wait for its rows is over.
    if (sqlState(error) === LOCK_NOT_AVAILABLE) return seedDemonstration(platform);
    // Another replica started at the same moment and was first: its demonstration is as good.
    if (!isUniqueViolation(error) || !(await holdsDemonstration(platform.db))) throw error;
  }
  return true;
}
