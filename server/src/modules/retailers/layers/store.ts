import { sql } from '../../../kernel/db/sql.ts';
import { type Fragment, part } from '../../../kernel/db/guarded-write.ts';
import type { NewRow, RowOf } from '../../../kernel/db/table.ts';
import { insertOne } from '../../../kernel/db/write.ts';
import { newId } from '../../../kernel/ids.ts';
import { configurations, configurationVersions, publicConfigurations } from '../tables.ts';

type Version = NewRow<typeof configurationVersions> & Pick<RowOf<typeof configurationVersions>, 'enteredAt'>;

/** A version, and what its layer says from now on: 'layer' and 'layer_version'. */
export function layerFragments(version: Version): Fragment[] {
  return [part('layer', replaceLayer(version)), part('layer_version', insertOne(configurationVersions, version))];
}

function replaceLayer({ retailerId = null, storeId = null, hostname = null, document, enteredAt: updatedAt }: Version) {
  const replaced = sql`do update set document = excluded.document, updated_at = excluded.updated_at`;
  return hostname === null
    ? sql`${insertOne(configurations, { id: newId(), retailerId, storeId, document, updatedAt })}
        on conflict (retailer_id, store_id) ${replaced}`
    : sql`${insertOne(publicConfigurations, { hostname, document, updatedAt })} on conflict (hostname) ${replaced}`;
}
