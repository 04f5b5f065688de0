import { type Handled, namedVariables } from '@balcao/contract';
import type { Actor } from '../../../../kernel/auth/actor.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import { checkReach, type PlaceAsked, placeOf, readLayerFacts, settingsOf, stackOf, templateOf } from '../facts.ts';
import { heldBy } from '../rules/compare.ts';
import { valueAt } from '../rules/fields-of.ts';

type Answer = Handled<'GET /configurations/layers'>['answer'];

/** What a layer says, and what holds below it. @throws Refusal of `placeOf` and `checkReach`. */
export async function showLayer({ db }: Platform, actor: Actor, asked: PlaceAsked): Promise<Answer> {
  const place = placeOf(actor, asked);
  const facts = await readLayerFacts(db, actor, place);
  checkReach(place, facts);
  const { below, own } = stackOf(place, facts);
  const fields = settingsOf(place.scope).specs.map((spec) => {
    const { path, part, title, kind, choices } = spec;
    const { value: inherited, origin: inheritedFrom } = heldBy(spec, below);
    const template = templateOf(path);
    const variables = template === null ? [] : namedVariables(template);
    return { path, part, title, kind, choices, variables, inherited, inheritedFrom, own: valueAt(own, path) };
  });
  return { ...asked, revision: facts.revision, document: own, fields, hostnames: facts.hostnames };
}
