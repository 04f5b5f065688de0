import type { Configuration } from '@balcao/contract';
import { sql } from 'kysely';
import type { Actor } from '../../../kernel/auth/actor.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { configurationFact, type ConfigurationLayer, resolveConfiguration } from '../configuration.ts';
import { storeFact, type StoreFact } from '../facts.ts';

interface Facts {
  store: StoreFact | null;
  layers: ConfigurationLayer[];
}

export interface ConfigurationAsk {
  storeId?: string | undefined;
  retailerId?: string | undefined;
}

/** Behaviour of the asked store, of the caller's own one, or of the retailer for a caller without a store. */
export async function showConfiguration(
  platform: Platform,
  actor: Actor,
  ask: ConfigurationAsk,
): Promise<Configuration> {
  if (ask.retailerId !== undefined && ask.retailerId !== actor.retailerId) refuse('STORE_NOT_FOUND');
  const storeId = ask.storeId ?? actor.storeId;
  const result = await sql<Facts>`
    select ${storeFact(actor.retailerId, storeId)} as store,
      ${configurationFact(actor.retailerId, storeId)} as layers`.execute(platform.db);
  const [facts] = result.rows;
  if (!facts || (storeId !== null && !facts.store)) refuse('STORE_NOT_FOUND');
  return resolveConfiguration(platform, facts.layers);
}
