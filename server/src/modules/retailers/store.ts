import { configurationDocument, publicConfiguration } from '@balcao/contract';
import { sql } from '../../kernel/db/sql.ts';
import type { z } from 'zod';
import type { Db } from '../../kernel/db/database.ts';
import type { NewRow, RowOf } from '../../kernel/db/table.ts';
import { insertOne } from '../../kernel/db/write.ts';
import { newId } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { documentFaults } from './rules/check-document.ts';
import { normalHostname } from './rules/normal-hostname.ts';
import { configurations, publicConfigurations, retailers, stores } from './tables.ts';

/** A settings document that does not fit: `faults` names the path and what is wrong of each value. */
export class InvalidConfiguration extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(`Configuration does not fit:\n  ${faults.join('\n  ')}`);
    this.faults = faults;
  }
}

/** The id is made here when left out. */
export type NewRetailer = Partial<Pick<RowOf<typeof retailers>, 'id'>> & Omit<NewRow<typeof retailers>, 'id'>;
export type NewStore = Partial<Pick<RowOf<typeof stores>, 'id'>> & Omit<NewRow<typeof stores>, 'id'>;

/** Adds a retailer and returns its id. */
export async function addRetailer(db: Db, { id = newId(), ...retailer }: NewRetailer): Promise<string> {
  await insertOne(retailers, { id, ...retailer }).execute(db);
  return id;
}

/** Adds a store and returns its id. */
export async function addStore(db: Db, { id = newId(), ...store }: NewStore): Promise<string> {
  await insertOne(stores, { id, ...store }).execute(db);
  return id;
}

function checkDocument(schema: z.ZodType, document: unknown): void {
  const faults = documentFaults(schema, document);
  if (faults.length > 0) throw new InvalidConfiguration(faults);
}

/** Which layer a document is: without ids the default one, with a retailer its own, with both a store's. */
export interface LayerKey {
  retailerId?: string;
  storeId?: string;
}

/**
 * Replaces one layer of behaviour. The document says only what differs from the layers below.
 * @throws InvalidConfiguration naming every path that does not fit the contract's `configurationDocument`.
 */
export async function saveConfiguration(platform: Platform, layer: LayerKey, document: unknown): Promise<void> {
  if (layer.storeId && !layer.retailerId) throw new InvalidConfiguration(['storeId: needs the retailerId too']);
  checkDocument(configurationDocument, document);
  const { retailerId = null, storeId = null } = layer;
  const row = { id: newId(), retailerId, storeId, document, updatedAt: platform.clock.now() };
  await sql`${insertOne(configurations, row)} on conflict (retailer_id, store_id)
    do update set document = excluded.document, updated_at = excluded.updated_at`.execute(platform.db);
}

/**
 * Replaces the public configuration of a hostname; '*' serves all others.
 * @throws InvalidConfiguration naming every path that does not fit the contract's `publicConfiguration`.
 */
export async function savePublicConfiguration(platform: Platform, hostname: string, document: unknown): Promise<void> {
  checkDocument(publicConfiguration, document);
  const row = { hostname: normalHostname(hostname), document, updatedAt: platform.clock.now() };
  await sql`${insertOne(publicConfigurations, row)} on conflict (hostname)
    do update set document = excluded.document, updated_at = excluded.updated_at`.execute(platform.db);
}
