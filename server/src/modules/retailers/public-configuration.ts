import { publicConfiguration, type PublicConfiguration } from '@balcao/contract';
import type { Platform } from '../../kernel/platform.ts';
import { fittingLayers } from './rules/check-document.ts';
import { normalHostname } from './rules/normal-hostname.ts';
import { mergeLayers } from './rules/merge-layers.ts';
import type { RetailersTables } from './tables.ts';

/** Serves every hostname that has no document of its own. */
const ANY_HOSTNAME = '*';

export interface PublicFacts {
  /** True while messages go to the embedded inbox, so that the page may link to it. */
  isInboxEmbedded: boolean;
}

/** Branding and public flags of a hostname; a document that does not fit is logged and the '*' one serves instead. */
export async function readPublicConfiguration(
  platform: Pick<Platform, 'db' | 'log' | 'brand'>,
  hostname: string | undefined,
  { isInboxEmbedded }: PublicFacts,
): Promise<PublicConfiguration> {
  const wanted = normalHostname(hostname ?? '');
  const rows = await platform.db
    .withTables<RetailersTables>()
    .selectFrom('public_configurations')
    .select(['hostname as layer', 'document'])
    .where('hostname', 'in', [wanted, ANY_HOSTNAME])
    .execute();
  const anyFirst = rows.toSorted((a, b) => Number(b.layer === ANY_HOSTNAME) - Number(a.layer === ANY_HOSTNAME));
  const { fitting, ignored } = fittingLayers(publicConfiguration, anyFirst);
  for (const fault of ignored) platform.log.error(fault, 'public configuration ignored');
  const brand = { app: { name: platform.brand } };
  const inbox = { inbox: { isEmbedded: isInboxEmbedded } };
  return publicConfiguration.parse(mergeLayers([brand, fitting.at(-1) ?? {}, inbox]));
}
