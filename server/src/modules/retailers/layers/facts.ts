import {
  configurationDocument,
  isTemplateName,
  type LayerScope,
  publicConfiguration,
  type TemplateName,
} from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { cast, factList, known, listOf, rowOf, scalar, select } from '../../../kernel/db/select.ts';
import { sql, type Template } from '../../../kernel/db/sql.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { configurationFact, type ConfigurationLayer } from '../configuration.ts';
import { storeFact, type StoreFact } from '../facts.ts';
import { retailerHoldFact, type RetailerHold } from '../lock.ts';
import { fittingLayers } from '../rules/check-document.ts';
import { normalHostname } from '../rules/normal-hostname.ts';
import { configurationVersions, publicConfigurations } from '../tables.ts';
import type { Said } from './rules/compare.ts';
import { fieldsOf } from './rules/fields-of.ts';

/** Which layer is asked for, as it travels. */
export interface PlaceAsked {
  scope: LayerScope;
  storeId?: string | undefined;
  hostname?: string | undefined;
}

/** One layer, by the columns of its row. */
export interface Place {
  scope: LayerScope;
  retailerId: string | null;
  storeId: string | null;
  hostname: string | null;
}

const settings = { schema: configurationDocument, specs: fieldsOf(configurationDocument) };
/** A store says no words of its own: a message knows its retailer alone. */
const storeSchema = configurationDocument.omit({ messages: true });
const storeSettings = { schema: storeSchema, specs: fieldsOf(storeSchema) };
const publicSettings = { schema: publicConfiguration, specs: fieldsOf(publicConfiguration) };

const titles = new Map([...settings.specs, ...publicSettings.specs].map(({ path, title }) => [path, title]));

/** What people call a setting; of one that is gone, its path. */
export const settingTitle = (path: string): string => titles.get(path) ?? path;

type Settings = typeof settings | typeof storeSettings | typeof publicSettings;
const ofScope: Partial<Record<LayerScope, Settings>> = { STORE: storeSettings, HOSTNAME: publicSettings };

/** The schema of a layer, and its settings. */
export const settingsOf = (scope: LayerScope): Settings => ofScope[scope] ?? settings;

/** The message that a setting says the words of; null of every other setting. */
export function templateOf(path: string): TemplateName | null {
  const [part, name = ''] = path.split('.');
  return part === 'messages' && isTemplateName(name) ? name : null;
}

/** The layer that an analyst asks for. @throws Refusal INVALID_LAYER when it names too much or too little. */
export function placeOf(actor: Actor, { scope, storeId, hostname }: PlaceAsked): Place {
  const host = hostname === undefined ? null : normalHostname(hostname);
  const isWhole = (scope === 'STORE') === (storeId !== undefined) && (scope === 'HOSTNAME') === (host !== null);
  if (!isWhole || host === '') refuse('INVALID_LAYER');
  const isOfRetailer = scope === 'RETAILER' || scope === 'STORE';
  return { scope, retailerId: isOfRetailer ? actor.retailerId : null, storeId: storeId ?? null, hostname: host };
}

/** Everything a layer is shown or changed by. */
export interface LayerFacts {
  hold: RetailerHold | null;
  store: StoreFact | null;
  layers: ConfigurationLayer[];
  hosts: { layer: string; document: unknown }[];
  /** Every hostname with a layer of its own, where one is asked for. */
  hostnames: string[];
  /** The newest of the layer's versions; 0 when there is none. */
  revision: number;
}

/** Condition on versions: those of one layer. */
export const isOfPlace = ({ scope, retailerId, storeId, hostname }: Place): Template =>
  sql`(version_f.scope = ${scope}::text and version_f.retailer_id is not distinct from ${retailerId}::uuid
    and version_f.store_id is not distinct from ${storeId}::uuid and version_f.hostname is not distinct from ${hostname}::text)`;

/** Reads the facts of a layer in one query; `seenBy` is a store that it is looked at from. */
export async function readLayerFacts(
  db: Db | Tx,
  actor: Actor,
  place: Place,
  seenBy: string | null = null,
): Promise<LayerFacts> {
  const storeId = seenBy ?? place.storeId;
  const ofRetailer = storeId === null ? place.retailerId : actor.retailerId;
  const hosts = sql`from ${publicConfigurations.sql} host_f where host_f.hostname = ${place.hostname}::text`;
  const host = publicConfigurations.fact('host_f');
  const named = publicConfigurations.fact('named_f').hostname;
  const others = sql`from ${publicConfigurations.sql} named_f where ${place.hostname}::text is not null`;
  const versions = sql`from ${configurationVersions.sql} version_f where ${isOfPlace(place)}`;
  const found = await rowOf(
    db,
    select({
      hold: retailerHoldFact(actor.retailerId),
      store: storeFact(actor.retailerId, storeId),
      layers: configurationFact(ofRetailer, storeId),
      hosts: factList({ layer: host.hostname, document: host.document }, hosts),
      hostnames: listOf(named, others, { order: named }),
      revision: known(scalar(cast('integer', sql`coalesce(max(version_f.revision), 0)`), versions)),
    }),
  );
  if (!found) throw new Error('a select without from gives one row');
  return found;
}

/** Who may see and change a layer. @throws Refusal LAYER_OF_THE_PROVIDER, STORE_NOT_FOUND. */
export function checkReach(place: Place, facts: LayerFacts, seenBy: string | null = null): void {
  if (place.retailerId === null && !facts.hold?.isProvider) refuse('LAYER_OF_THE_PROVIDER');
  if ((seenBy ?? place.storeId) !== null && !facts.store) refuse('STORE_NOT_FOUND');
}

const origins = { default: 'DEFAULT', retailer: 'RETAILER', store: 'STORE' } as const;
const heights: readonly LayerScope[] = Object.values(origins);

export interface Stack {
  /** What speaks before the layer, the lowest first. */
  below: Said[];
  own: Record<string, unknown>;
  /** What speaks after it where it is seen from. */
  above: Said[];
}

/** The layers around one. Those that do not fit say nothing; the own one is shown as it is stored. */
export function stackOf(place: Place, { layers, hosts }: LayerFacts): Stack {
  const said = (some: readonly ConfigurationLayer[]) =>
    some.flatMap((one): Said[] =>
      fittingLayers(settings.schema, [one]).fitting.map((document) => ({ origin: origins[one.layer], document })),
    );
  if (place.scope === 'HOSTNAME') return { below: [], own: asDocument(hosts[0]?.document), above: [] };
  const heightOf = ({ layer }: Pick<ConfigurationLayer, 'layer'>) => heights.indexOf(origins[layer]);
  const height = heights.indexOf(place.scope);
  return {
    below: said(layers.filter((one) => heightOf(one) < height)),
    own: asDocument(layers.find((one) => heightOf(one) === height)?.document),
    above: said(layers.filter((one) => heightOf(one) > height)),
  };
}

const asDocument = (stored: unknown): Record<string, unknown> =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? { ...stored } : {};
