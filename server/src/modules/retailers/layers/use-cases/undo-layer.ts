import { act } from '../../../../kernel/act/act.ts';
import type { Keyed } from '../../../../kernel/act/principal.ts';
import { rowOf, select } from '../../../../kernel/db/select.ts';
import { sql } from '../../../../kernel/db/sql.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { retailerLock } from '../../lock.ts';
import { configurationVersions } from '../../tables.ts';
import { checkLayer } from '../entry.ts';
import { readLayerFacts } from '../facts.ts';
import { type LayerVersionView, layerVersionView } from '../views.ts';
import { versionOf, writeOf } from '../version.ts';

/**
 * Takes back the newest change of a layer, by a version of its own: nothing is erased.
 * @throws Refusal LAYER_VERSION_NOT_FOUND, also for another retailer's, LAYER_CHANGED_SINCE for one that is not the
 * newest, and those of `checkLayer`.
 */
export async function undoLayer(
  platform: Platform,
  by: Keyed,
  { id, reason }: { id: string; reason: string },
): Promise<LayerVersionView> {
  const { actor } = by;
  const version = configurationVersions.row('version_f');
  const undoing = await act(platform, {
    principal: by,
    lock: retailerLock(actor.retailerId),
    async read(db) {
      const from = sql`from ${configurationVersions.sql} version_f where version_f.id = ${id}::uuid
        and (version_f.retailer_id is null or version_f.retailer_id = ${actor.retailerId}::uuid)`;
      const undone = (await rowOf(db, select(version, from))) ?? refuse('LAYER_VERSION_NOT_FOUND');
      return { undone, facts: await readLayerFacts(db, actor, undone) };
    },
    decide({ undone, facts }, { now }) {
      const checked = checkLayer(undone, facts, undone.before);
      if (facts.revision !== undone.revision) refuse('LAYER_CHANGED_SINCE');
      const document = undone.before;
      const row = versionOf({ place: undone, checked, document, reason, actor, now, undoes: id });
      return { answer: layerVersionView(row), ...writeOf(actor, checked, row) };
    },
  });
  if (undoing.hostname !== null) await platform.brand.refresh();
  return undoing;
}
