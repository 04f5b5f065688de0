import { configurationDocument, type ConfigurationDocument } from '@balcao/contract';
import { sql, type Template } from '../../kernel/db/sql.ts';
import { either, factList, literal, rowOf, select, type ShapeOf } from '../../kernel/db/select.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { IdRef } from './facts.ts';
import { fittingLayers } from './rules/check-document.ts';
import { mergeLayers } from './rules/merge-layers.ts';
import { configurations } from './tables.ts';

const layerShape = {
  layer: either(
    sql`conf.retailer_id is null`,
    literal('default'),
    either(sql`conf.store_id is null`, literal('retailer'), literal('store')),
  ),
  document: configurations.fact('conf').document,
};

export type ConfigurationLayer = ShapeOf<typeof layerShape>;

/**
 * Scalar subquery for a module's own read of facts: the stored layers of one store (or of a retailer, without a
 * store) as json, never null. Give it to {@link resolveConfiguration}.
 */
export function configurationFact(retailerId: IdRef, storeId: IdRef): Template<ConfigurationLayer[]> {
  const layers = sql`from ${configurations.sql} conf
    where (conf.retailer_id is null and conf.store_id is null)
      or (conf.retailer_id = ${retailerId}::uuid and (conf.store_id is null or conf.store_id = ${storeId}::uuid))
    order by (conf.retailer_id is not null), (conf.store_id is not null)`;
  return factList(layerShape, layers);
}

/** Behaviour after the layers default < retailer < store are merged. A layer that does not fit is logged and left out. */
export function resolveConfiguration(
  platform: Pick<Platform, 'log'>,
  layers: readonly ConfigurationLayer[],
): ConfigurationDocument {
  const { fitting, ignored, clamped } = fittingLayers(configurationDocument, layers);
  for (const fault of ignored) platform.log.error(fault, 'configuration layer ignored');
  for (const fault of clamped) platform.log.warn(fault, 'configuration date moved');
  return configurationDocument.parse(mergeLayers(fitting));
}

/** {@link resolveConfiguration} on a read of its own; `storeId` null gives the retailer's behaviour, both null that of everybody. */
export async function readConfiguration(
  platform: Pick<Platform, 'db' | 'log'>,
  retailerId: string | null,
  storeId: string | null,
): Promise<ConfigurationDocument> {
  const found = await rowOf(platform.db, select({ layers: configurationFact(retailerId, storeId) }));
  return resolveConfiguration(platform, found?.layers ?? []);
}
