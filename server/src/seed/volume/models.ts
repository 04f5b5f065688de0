import { sql } from '../../kernel/db/sql.ts';
import { cast, rowsOf, select } from '../../kernel/db/select.ts';
import type { Platform } from '../../kernel/platform.ts';
import { completeCpf } from '../../modules/borrowers/index.ts';
import { customer, type DemonstrationCustomer, type Paid, type Purchase } from '../demonstration/customers.ts';
import { liveCustomers } from '../demonstration/live-customers.ts';
import type { StoreKey } from '../demonstration/shops.ts';

/** Numbers of the models among the demonstration's customers. */
const FIRST_NUMBER = 10_000;
const MOST_MODELS = 80;
const FEWEST_MODELS = 12;
const CONTRACTS_A_MODEL = 40;

const stores: readonly StoreKey[] = ['centro', 'shopping', 'mariana'];
const counts = [3, 2, 4, 2] as const;

/** Older contracts are paid in time or at once, or the newer sale would be refused. */
const olderPaid: readonly (readonly Paid[])[] = [[{ daysAfterPurchase: 26, count: 4 }], [{ daysFromDue: 0 }]];

const newestPaid: readonly (readonly Paid[])[] = [
  [{ daysFromDue: 0 }],
  [{ daysFromDue: 5 }],
  [{ daysFromDue: -1, upTo: 1 }],
  [{ daysAfterPurchase: 12, count: 2 }, { daysFromDue: 0 }],
  [],
  [{ daysAfterPurchase: 20, count: 4 }],
];

const pick = <T>(from: readonly T[], place: number): T | undefined => from[place % from.length];

/** A number from 0 to `below`, spread like a draw but the same for the same place. */
const spread = (place: number, below: number) => (((place * 2_654_435_761) >>> 0) % 9_973) % below;

function purchasesOf(model: number): Purchase[] {
  const amount = 1 + (model % 3);
  const days = Array.from({ length: amount }, (_, index) => 1 + spread(model * 7 + index, 395)).toSorted(
    (a, b) => b - a,
  );
  return days.map((daysAgo, index): Purchase => ({
    store: pick(stores, spread(model + index, 9_000)) ?? 'centro',
    daysAgo,
    cents: 12_000 + 100 * spread(model * 3 + index, 900),
    count: pick(counts, model + index) ?? 2,
    paid: pick(index === amount - 1 ? newestPaid : olderPaid, model + index) ?? [],
  }));
}

function modelOf(model: number): DemonstrationCustomer {
  const digits = String(model).padStart(4, '0');
  return customer(FIRST_NUMBER + model, {
    name: `Cliente Modelo ${digits}`,
    cpf: completeCpf(`91${digits}002`),
    phone: `+559290100${digits}`,
    email: `modelo${digits}@volume.example`,
    hasImages: false,
    limit: [{ daysAgo: 400, cents: 1_500_000, reason: 'Limite inicial' }],
    purchases: purchasesOf(model),
    shows: 'modelo dos contratos gerados',
  });
}

/** How many lives to copy from, so that small fills stay quick and large ones stay varied. */
export function modelCount(contracts: number): number {
  return Math.min(MOST_MODELS, Math.max(FEWEST_MODELS, Math.ceil(contracts / CONTRACTS_A_MODEL)));
}

/**
 * Lives by the use cases what the generated contracts are copied from, unless an earlier fill did. Returns the
 * borrowers' ids; those number 0, 3, 6 ... have one contract, the next two, the next three.
 */
export async function liveModels(platform: Platform, count: number): Promise<string[]> {
  const models = Array.from({ length: count }, (_, model) => modelOf(model));
  const ids = models.map(({ id }) => id);
  const among = sql`from borrowers where id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`;
  const found = await rowsOf(platform.db, select({ id: cast('uuid', sql`id`) }, among));
  const lived = new Set(found.map(({ id }) => id));
  const missing = models.filter(({ id }) => !lived.has(id));
  await platform.db.transaction((tx) => liveCustomers({ ...platform, db: tx }, missing));
  return ids;
}
