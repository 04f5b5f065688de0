import { today as dayOf } from '@balcao/contract';
import { sql } from 'kysely';
import { setClock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/database.ts';
import type { Platform } from '../../kernel/platform.ts';
import { addBorrower } from '../../modules/borrowers/index.ts';
import { SEND_JOB } from '../../modules/notifications/index.ts';
import { identityCardSvg } from '../images/identity-card.ts';
import { portraitSvg } from '../images/portrait.ts';
import { buyers } from './buyers.ts';
import type { DemonstrationCustomer } from './customers.ts';
import { live } from './happenings.ts';
import { addLimit, blockLimits } from './limits.ts';
import { addPolicies } from './policies.ts';
import { purchaseHappening } from './purchases.ts';
import { refused } from './refused.ts';
import { addShops } from './shop-rows.ts';
import { retailers } from './shops.ts';

export const customers: readonly DemonstrationCustomer[] = [...buyers, ...refused];

const drawn = (svg: string) => ({ contentType: 'image/svg+xml' as const, bytes: Buffer.from(svg) });

function addCustomer(platform: Platform, customer: DemonstrationCustomer): Promise<string> {
  const images = { portrait: drawn(portraitSvg(customer.face)), documentPhoto: drawn(identityCardSvg(customer)) };
  const isHighRecurrence = customer.billDueDay !== null;
  return addBorrower(platform, { ...customer, isHighRecurrence, ...(customer.hasImages ? images : {}) });
}

/** Messages of the past are told as sent: nothing of the demonstration may reach a real gateway now. */
async function settleMessages(db: Db): Promise<void> {
  await sql`update messages set status = 'SENT', sent_at = created_at where status = 'QUEUED'`.execute(db);
  await sql`update jobs set done_at = run_at, attempts = 1 where kind = ${SEND_JOB} and done_at is null`.execute(db);
}

async function write(platform: Platform, now: Date): Promise<void> {
  const today = dayOf(undefined, now);
  const clock = setClock(now);
  const counter = { clock, platform: { ...platform, clock } };
  await addShops(platform);
  await addPolicies(platform.db, today);
  for (const customer of customers) {
    await addCustomer(platform, customer);
    await addLimit(platform.db, customer, today);
  }
  const purchases = customers.flatMap((customer) =>
    customer.purchases.map((purchase) => purchaseHappening(counter, customer, purchase, today)),
  );
  await live(purchases, clock, now);
  await blockLimits(platform.db, customers);
  await settleMessages(platform.db);
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
  if (found.length > 0) return found.includes(retailers[0]?.id ?? '');
  const now = platform.clock.now();
  await platform.db.transaction().execute((tx) => write({ ...platform, db: tx }, now));
  return true;
}
