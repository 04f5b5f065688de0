import { publicConfiguration, type PublicConfiguration } from '@balcao/contract';
import { sql } from '../../kernel/db/sql.ts';
import { rowsOf, select } from '../../kernel/db/select.ts';
import type { Platform } from '../../kernel/platform.ts';
import { fittingLayers } from './rules/check-document.ts';
import { normalHostname } from './rules/normal-hostname.ts';
import { mergeLayers } from './rules/merge-layers.ts';
import { publicConfigurations } from './tables.ts';

/** Serves every hostname that has no document of its own. */
export const ANY_HOSTNAME = '*';

export interface PublicFacts {
  /** True while messages go to the embedded inbox, so that the page may link to it. */
  isInboxEmbedded: boolean;
  /** Of the company's own sign-on; null where there is none. */
  signOn: () => { issuer: string; clientId: string } | null;
  /** Services of others that pages talk to; none when left out. */
  watching?: PublicConfiguration['watching'];
}

const nobody = { tagManager: null, chat: null, errors: null };

/** Branding and public flags of a hostname; a document that does not fit is logged and the '*' one serves instead. */
export async function readPublicConfiguration(
  platform: Pick<Platform, 'db' | 'log'>,
  hostname: string | undefined,
  { isInboxEmbedded, signOn, watching = nobody }: PublicFacts,
): Promise<PublicConfiguration> {
  const wanted = normalHostname(hostname ?? '');
  const p = publicConfigurations.row('p');
  const from = sql`from ${publicConfigurations.sql} p where p.hostname in (${wanted}::text, ${ANY_HOSTNAME}::text)`;
  const rows = await rowsOf(platform.db, select({ layer: p.hostname, document: p.document }, from));
  const anyFirst = rows.toSorted((a, b) => Number(b.layer === ANY_HOSTNAME) - Number(a.layer === ANY_HOSTNAME));
  const { fitting, ignored } = fittingLayers(publicConfiguration, anyFirst);
  for (const fault of ignored) platform.log.error(fault, 'public configuration ignored');
  // Documents do not say these: a page must not be sent to sign in anywhere else, nor load what an analyst names.
  const facts = {
    inbox: { isEmbedded: isInboxEmbedded },
    signOn: signOn() ?? { issuer: null, clientId: null },
    watching,
  };
  return publicConfiguration.parse(mergeLayers([fitting.at(-1) ?? {}, facts]));
}
