import type { Handled } from '@balcao/contract';
import { act } from '../../../../kernel/act/act.ts';
import type { Keyed } from '../../../../kernel/act/principal.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { retailerLock } from '../../lock.ts';
import { checkLayer } from '../entry.ts';
import { placeOf, readLayerFacts } from '../facts.ts';
import { type LayerVersionView, layerVersionView } from '../views.ts';
import { versionOf, writeOf } from '../version.ts';

type Body = Handled<'POST /configurations/layers'>['body'];

/**
 * Replaces a layer from now on. Of two at once the second is told, and sees what the first did.
 * @throws Refusal of `placeOf` and `checkLayer`, LAYER_CHANGED_SINCE, LAYER_WITHOUT_CHANGE.
 */
export async function enterLayer(platform: Platform, by: Keyed, body: Body): Promise<LayerVersionView> {
  const { actor } = by;
  const { document, reason, basedOn } = body;
  const place = placeOf(actor, body);
  const entered = await act(platform, {
    principal: by,
    lock: retailerLock(actor.retailerId),
    read: (db) => readLayerFacts(db, actor, place),
    decide(facts, { now }) {
      const checked = checkLayer(place, facts, document);
      if (facts.revision !== basedOn) refuse('LAYER_CHANGED_SINCE');
      const row = versionOf({ place, checked, document, reason, actor, now, undoes: null });
      return { answer: layerVersionView(row), ...writeOf(actor, checked, row) };
    },
  });
  if (place.hostname !== null) await platform.brand.refresh();
  return entered;
}
