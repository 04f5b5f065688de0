import { configuration, type Configuration } from '@balcao/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Platform } from '../../kernel/platform.ts';
import type { IdRef } from './facts.ts';
import { fittingLayers } from './rules/check-document.ts';
import { mergeLayers } from './rules/merge-layers.ts';

export interface ConfigurationLayer {
  layer: 'default' | 'retailer' | 'store';
  document: unknown;
}

/**
 * Scalar subquery for a module's own read of facts: the stored layers of one store (or of a retailer, without a
 * store) as json, never null. Give it to {@link resolveConfiguration}.
 */
export function configurationFact(retailerId: IdRef, storeId: IdRef): RawBuilder<ConfigurationLayer[]> {
  return sql<ConfigurationLayer[]>`(
    select coalesce(json_agg(json_build_object(
      'layer', case when conf.retailer_id is null then 'default' when conf.store_id is null then 'retailer' else 'store' end,
      'document', conf.document) order by (conf.retailer_id is not null), (conf.store_id is not null)), '[]'::json)
    from configurations conf
    where (conf.retailer_id is null and conf.store_id is null)
      or (conf.retailer_id = ${retailerId}::uuid and (conf.store_id is null or conf.store_id = ${storeId}::uuid)))`;
}

/** Behaviour after the layers default < retailer < store are merged. A layer that does not fit is logged and left out. */
export function resolveConfiguration(
  platform: Pick<Platform, 'log'>,
  layers: readonly ConfigurationLayer[],
): Configuration {
  const { fitting, ignored } = fittingLayers(configuration, layers);
  for (const fault of ignored) platform.log.error(fault, 'configuration layer ignored');
  return configuration.parse(mergeLayers(fitting));
}

/** {@link resolveConfiguration} on a read of its own; `storeId` null gives the retailer's behaviour. */
export async function readConfiguration(
  platform: Pick<Platform, 'db' | 'log'>,
  retailerId: string,
  storeId: string | null,
): Promise<Configuration> {
  const result = await sql<{ layers: ConfigurationLayer[] }>`
    select ${configurationFact(retailerId, storeId)} as layers`.execute(platform.db);
  return resolveConfiguration(platform, result.rows[0]?.layers ?? []);
}
