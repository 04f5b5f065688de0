import type { Handled } from '@balcao/contract';
import type { Actor } from '../../../../kernel/auth/actor.ts';
import { cutPage, instantKey, keyset } from '../../../../kernel/db/keyset.ts';
import { rowsOf, select } from '../../../../kernel/db/select.ts';
import { sql } from '../../../../kernel/db/sql.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import { configurationVersions } from '../../tables.ts';
import { checkReach, isOfPlace, placeOf, readLayerFacts } from '../facts.ts';
import { layerVersionView } from '../views.ts';

type Call = Handled<'GET /configurations/layers/versions'>;

const version = configurationVersions.row('version_f');
const keys = { enteredAt: { column: version.enteredAt, type: 'timestamptz' } } as const;

/** A page of a layer's history. @throws Refusal of `placeOf` and `checkReach`. */
export async function listLayerVersions(
  { db }: Platform,
  actor: Actor,
  { cursor, ...rest }: Call['query'],
): Promise<Call['answer']> {
  const place = placeOf(actor, rest);
  checkReach(place, await readLayerFacts(db, actor, place));
  const asked = { ...rest, cursor };
  const page = keyset(keys, version.id, asked);
  const rows = await rowsOf(
    db,
    select(
      { ...version, key: instantKey(version.enteredAt) },
      sql`from ${configurationVersions.sql} version_f where ${isOfPlace(place)} and ${page.where}
        order by ${page.order} limit ${page.limit}`,
    ),
  );
  const { items, next } = cutPage(rows, asked, ({ key, id }) => ({ value: key, id }));
  return { items: items.map(layerVersionView), next };
}
