import type { Configuration } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { configurationFact, resolveConfiguration } from '../configuration.ts';
import { storeFact } from '../facts.ts';
import { storeOnLists } from '../rules/safe-list.ts';

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
  const shape = {
    store: storeFact(actor.retailerId, storeId),
    layers: configurationFact(actor.retailerId, storeId),
  };
  const facts = await rowOf(platform.db, select(shape));
  if (!facts || (storeId !== null && !facts.store)) refuse('STORE_NOT_FOUND');
  const resolved = resolveConfiguration(platform, facts.layers);
  return { ...resolved, safeLists: storeOnLists(resolved.safeLists, storeId ?? '') };
}
