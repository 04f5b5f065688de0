import { sql } from '../../../kernel/db/sql.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { findSaleChanges, hasSaleChanges } from '../../contracts/index.ts';
import { retailersWhere } from '../../retailers/index.ts';
import { isWholeFact, type Projected, readHead } from '../facts.ts';
import { EDITION } from '../tables.ts';
import { beginAgain, fillPage } from './fill-projection.ts';
import { projectSales } from './project-sales.ts';

type Base = Pick<Platform, 'db' | 'clock'>;

/** Changes taken at once. */
const BATCH = 500;
/** Of a turn of the worker, which has other work as well. */
const TURN_MS = 500;

const waiting = ({ db }: Base): Promise<Projected[]> =>
  retailersWhere(db, (id) => sql`not ${isWholeFact(id)} or ${hasSaleChanges(id)}`);

/** One batch of a retailer: of its filling, or of its changes once it is filled. False when nothing waits. */
async function step(platform: Base, of: Projected): Promise<boolean> {
  const head = await readHead(platform.db, of.retailerId);
  if (head.edition < EDITION) {
    await fillPage(platform, of, head);
    return true;
  }
  const changes = await findSaleChanges(platform.db, of.retailerId, BATCH);
  if (changes.length === 0) return false;
  const sales = [...new Map(changes.map((change) => [change.contractId, change])).values()];
  await projectSales(platform, of, { sales, changes: changes.map(({ id }) => id) });
  return true;
}

/** In any order: workers beside each other seldom meet at one retailer, and none comes last every turn. */
const shuffled = <T>(all: readonly T[]): T[] =>
  all
    .map((each) => ({ each, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ each }) => each);

/** The chore of the worker: a batch of each retailer that waits, and so on. One that fails is tried again at the next turn. */
export async function keepProjections(platform: Platform): Promise<void> {
  const until = performance.now() + TURN_MS;
  const tried = (of: Projected) =>
    step(platform, of).catch((error: unknown) => {
      platform.log.error({ err: error, retailerId: of.retailerId }, 'projection failed');
      return false;
    });
  const queue = shuffled(await waiting(platform));
  for (let of = queue.shift(); of && performance.now() < until; of = queue.shift()) {
    if (await tried(of)) queue.push(of);
  }
}

/** Projects all that waits, of everybody. */
export async function drainProjections(platform: Base): Promise<void> {
  for (const of of await waiting(platform)) while (await step(platform, of));
}

/** Fills the projection of a retailer, or of all of them, again from their sales. */
export async function rebuildProjections(platform: Base, retailerId?: string): Promise<Projected[]> {
  const asked = await retailersWhere(platform.db, (id) => sql`${id} = coalesce(${retailerId ?? null}::uuid, ${id})`);
  for (const of of asked) {
    await beginAgain(platform, of);
    while (await step(platform, of));
  }
  return asked;
}
