import { publicConfiguration } from '@balcao/contract';
import type { BrandAt } from '../../kernel/brand/keep-brand.ts';
import type { Db } from '../../kernel/db/database.ts';
import { rowsOf, select } from '../../kernel/db/select.ts';
import { sql } from '../../kernel/db/sql.ts';
import { ANY_HOSTNAME } from './public-configuration.ts';
import { fittingLayers } from './rules/check-document.ts';
import { normalHostname } from './rules/normal-hostname.ts';
import { publicConfigurations } from './tables.ts';

const nameIn = (document: unknown): string => publicConfiguration.parse(document).app.name;

/** The brand of every hostname, chosen as the public configuration is; a document that does not fit says nothing. */
export async function readBrands(db: Db): Promise<BrandAt> {
  const p = publicConfigurations.row('p');
  const rows = await rowsOf(
    db,
    select({ layer: p.hostname, document: p.document }, sql`from ${publicConfigurations.sql} p`),
  );
  const names = new Map(
    rows.flatMap((row) =>
      fittingLayers(publicConfiguration, [row]).fitting.map((document) => [row.layer, nameIn(document)] as const),
    ),
  );
  const standard = names.get(ANY_HOSTNAME) ?? nameIn({});
  return (hostname) => names.get(normalHostname(hostname)) ?? standard;
}
