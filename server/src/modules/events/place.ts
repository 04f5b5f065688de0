import type { Actor } from '../../kernel/auth/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { rowOf, select } from '../../kernel/db/select.ts';
import { refuse } from '../../kernel/refusal.ts';
import { asSystem } from '../../kernel/row-security/scope.ts';
import { namedRetailers, retailerFact, type RetailerFact } from '../retailers/index.ts';

/** Whose events are counted. */
export interface EventPlace {
  retailer: RetailerFact;
  /** Whose the caller may count. */
  retailers: { id: string; name: string }[];
}

const ofAnother = <T>(work: () => T): T => asSystem('events-of-another', work);

async function find(db: Db, retailerId: string): Promise<RetailerFact> {
  const found = await rowOf(db, select({ retailer: retailerFact(retailerId) }));
  return found?.retailer ?? refuse('RETAILER_NOT_FOUND');
}

/** An analyst counts the events of the own retailer, the provider's analyst those of everybody. @throws Refusal RETAILER_NOT_FOUND. */
export async function readPlace(db: Db, { retailerId }: Actor, asked = retailerId): Promise<EventPlace> {
  const own = await find(db, retailerId);
  if (!own.isProvider && asked !== retailerId) refuse('RETAILER_NOT_FOUND');
  if (!own.isProvider) return { retailer: own, retailers: [{ id: own.id, name: own.fantasyName }] };
  return ofAnother(async () => ({
    retailer: await find(db, asked),
    retailers: await namedRetailers(db),
  }));
}

/** Runs a read of a place: of another retailer as the product itself, else as the request, which reaches its own alone. */
export const seeing = <T>({ retailer }: EventPlace, { retailerId }: Actor, work: () => T): T =>
  retailer.id === retailerId ? work() : ofAnother(work);
