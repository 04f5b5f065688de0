import { templateFault } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { type DocumentIssue, documentIssues } from '../rules/check-document.ts';
import { safeListFault } from '../rules/safe-list.ts';
import {
  checkReach,
  type LayerFacts,
  type Place,
  readLayerFacts,
  settingsOf,
  type Stack,
  stackOf,
  templateOf,
} from './facts.ts';
import { changesOf, type LayerDifference } from './rules/compare.ts';
import { valueAt } from './rules/fields-of.ts';

export interface CheckedLayer {
  facts: LayerFacts;
  stack: Stack;
  difference: LayerDifference[];
}

/**
 * A document that a layer may say, and what it changes.
 * @throws Refusal of `checkReach`, and INVALID_LAYER with what is wrong of each value.
 */
export function checkLayer(
  place: Place,
  facts: LayerFacts,
  document: object,
  seenBy: string | null = null,
): CheckedLayer {
  checkReach(place, facts, seenBy);
  const { schema, specs } = settingsOf(place.scope);
  const issues = [...documentIssues(schema, document), ...safeListIssues(document), ...templateIssues(document)];
  if (issues.length > 0) refuse('INVALID_LAYER', { details: { issues } });
  const stack = stackOf(place, facts);
  return { facts, stack, difference: changesOf(specs, { below: stack.below, before: stack.own, after: document }) };
}

/** Safe-lists that no store could be looked up in. */
function safeListIssues(document: object): DocumentIssue[] {
  return settingsOf('DEFAULT').specs.flatMap(({ path }): DocumentIssue[] => {
    const expression = path.startsWith('safeLists.') ? valueAt(document, path) : undefined;
    const message = typeof expression === 'string' ? safeListFault(expression) : null;
    return message === null ? [] : [{ path, message }];
  });
}

/** Messages that would not tell people what they must. */
function templateIssues(document: object): DocumentIssue[] {
  return settingsOf('DEFAULT').specs.flatMap(({ path }): DocumentIssue[] => {
    const name = templateOf(path);
    const text = name === null ? undefined : valueAt(document, path);
    const message = name !== null && typeof text === 'string' ? templateFault(name, text.trim()) : null;
    return message === null ? [] : [{ path, message }];
  });
}

/** {@link checkLayer} on a read of its own. */
export async function readCheckedLayer(
  db: Db | Tx,
  actor: Actor,
  { place, document, seenBy = null }: { place: Place; document: object; seenBy?: string | null },
): Promise<CheckedLayer> {
  return checkLayer(place, await readLayerFacts(db, actor, place, seenBy), document, seenBy);
}
