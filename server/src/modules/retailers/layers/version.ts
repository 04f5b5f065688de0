import type { Actor } from '../../../kernel/auth/actor.ts';
import type { RowOf } from '../../../kernel/db/table.ts';
import { newId } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { moveRetailerFragment } from '../lock.ts';
import type { configurationVersions } from '../tables.ts';
import type { CheckedLayer } from './entry.ts';
import type { Place } from './facts.ts';
import { layerFragments } from './store.ts';

type Version = RowOf<typeof configurationVersions>;

interface NewVersion extends Pick<Version, 'document' | 'reason' | 'undoes'> {
  place: Place;
  checked: CheckedLayer;
  actor: Actor;
  now: Date;
}

/** The next version of a layer. @throws Refusal LAYER_WITHOUT_CHANGE. */
export function versionOf({ place, checked, actor, now, ...said }: NewVersion): Version {
  if (checked.difference.length === 0) refuse('LAYER_WITHOUT_CHANGE');
  const { scope, retailerId, storeId, hostname } = place;
  return {
    ...said,
    id: newId(),
    scope,
    retailerId,
    storeId,
    hostname,
    revision: checked.facts.revision + 1,
    before: checked.stack.own,
    authorId: actor.operatorId,
    authorName: actor.name,
    enteredAt: now,
  };
}

/** What writes a version. The audit names the settings and not what they say. @throws Refusal RETAILER_NOT_FOUND. */
export function writeOf(actor: Actor, { facts, difference }: CheckedLayer, version: Version) {
  const { scope, storeId, revision, undoes } = version;
  const settings = difference.map(({ path }) => path);
  const action = undoes === null ? ('configuration.changed' as const) : ('configuration.undone' as const);
  const { version: held } = facts.hold ?? refuse('RETAILER_NOT_FOUND');
  return {
    writes: [moveRetailerFragment(actor.retailerId, held), ...layerFragments(version)],
    audit: { action, subject: version.id, storeId, detail: { scope, revision, settings } },
    taken: 'LAYER_CHANGED_SINCE' as const,
  };
}
