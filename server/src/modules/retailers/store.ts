import { configuration, publicConfiguration } from '@balcao/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../kernel/db/database.ts';
import { newId } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { documentFaults } from './rules/check-document.ts';
import { normalHostname } from './rules/normal-hostname.ts';
import type { CaptureMethod, RetailersTables } from './tables.ts';

/** A settings document that does not fit: `faults` names the path and what is wrong of each value. */
export class InvalidConfiguration extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(`Configuration does not fit:\n  ${faults.join('\n  ')}`);
    this.faults = faults;
  }
}

export interface NewRetailer {
  /** Made here when left out. */
  id?: string;
  fantasyName: string;
  legalName: string;
  cnpj: string;
  /** America/Manaus when left out. */
  zone?: string;
  isActive?: boolean;
}

export interface NewStore {
  /** Made here when left out. */
  id?: string;
  retailerId: string;
  name: string;
  cnpj: string;
  /** One line, as receipts print it. */
  address: string;
  isActive?: boolean;
  captureMethod?: CaptureMethod;
  canReceivePayments?: boolean;
}

const own = (db: Db) => db.withTables<RetailersTables>();

/** Adds a retailer and returns its id. */
export async function addRetailer(db: Db, retailer: NewRetailer): Promise<string> {
  const row = {
    id: retailer.id ?? newId(),
    fantasy_name: retailer.fantasyName,
    legal_name: retailer.legalName,
    cnpj: retailer.cnpj,
    zone: retailer.zone ?? 'America/Manaus',
    is_active: retailer.isActive ?? true,
  };
  await own(db).insertInto('retailers').values(row).execute();
  return row.id;
}

/** Adds a store and returns its id. */
export async function addStore(db: Db, store: NewStore): Promise<string> {
  const row = {
    retailer_id: store.retailerId,
    id: store.id ?? newId(),
    name: store.name,
    cnpj: store.cnpj,
    address: store.address,
    is_active: store.isActive ?? true,
    capture_method: store.captureMethod ?? 'BY_CPF',
    can_receive_payments: store.canReceivePayments ?? true,
  };
  await own(db).insertInto('stores').values(row).execute();
  return row.id;
}

function checkDocument(schema: z.ZodType, document: unknown): string {
  const faults = documentFaults(schema, document);
  if (faults.length > 0) throw new InvalidConfiguration(faults);
  return JSON.stringify(document);
}

/** Which layer a document is: without ids the default one, with a retailer its own, with both a store's. */
export interface LayerKey {
  retailerId?: string;
  storeId?: string;
}

/**
 * Replaces one layer of behaviour. The document says only what differs from the layers below.
 * @throws InvalidConfiguration naming every path that does not fit the contract's `configuration`.
 */
export async function saveConfiguration(platform: Platform, layer: LayerKey, document: unknown): Promise<void> {
  if (layer.storeId && !layer.retailerId) throw new InvalidConfiguration(['storeId: needs the retailerId too']);
  const text = checkDocument(configuration, document);
  await sql`
    insert into configurations (id, retailer_id, store_id, document, updated_at)
    values (${newId()}::uuid, ${layer.retailerId ?? null}::uuid, ${layer.storeId ?? null}::uuid, ${text}::jsonb,
      ${platform.clock.now()}::timestamptz)
    on conflict (retailer_id, store_id) do update set document = excluded.document, updated_at = excluded.updated_at
  `.execute(platform.db);
}

/**
 * Replaces the public configuration of a hostname; '*' serves all others.
 * @throws InvalidConfiguration naming every path that does not fit the contract's `publicConfiguration`.
 */
export async function savePublicConfiguration(platform: Platform, hostname: string, document: unknown): Promise<void> {
  const text = checkDocument(publicConfiguration, document);
  await sql`
    insert into public_configurations (hostname, document, updated_at)
    values (${normalHostname(hostname)}::text, ${text}::jsonb, ${platform.clock.now()}::timestamptz)
    on conflict (hostname) do update set document = excluded.document, updated_at = excluded.updated_at
  `.execute(platform.db);
}
