import type { Handled } from '@balcao/contract';
import type { Actor } from '../../../../kernel/auth/actor.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import { readCheckedLayer } from '../entry.ts';
import { placeOf, settingsOf } from '../facts.ts';
import { seenChanges } from '../rules/compare.ts';

type Call = Handled<'POST /configurations/layers/preview'>;

/** What a document would change, in its layer and where it is seen from. @throws Refusal of `placeOf` and `checkLayer`. */
export async function previewLayer({ db }: Platform, actor: Actor, body: Call['body']): Promise<Call['answer']> {
  const { document, seenBy } = body;
  const place = placeOf(actor, body);
  const { stack, difference } = await readCheckedLayer(db, actor, { place, document, seenBy: seenBy ?? null });
  const { below, own, above } = stack;
  const seen = (said: unknown) => [...below, { origin: place.scope, document: said }, ...above];
  return { difference, seen: seenChanges(settingsOf(place.scope).specs, seen(own), seen(document)) };
}
