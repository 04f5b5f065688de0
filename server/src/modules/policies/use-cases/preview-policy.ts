import type { Handled } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { dayIn } from '../../../kernel/clock.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { checkEntry, readEntryFacts } from '../entry.ts';
import { placeOf } from '../place.ts';
import type { PoliciesPorts } from '../ports.ts';
import type { PolicyEntry } from '../rules/check-policy.ts';
import { exampleOf } from '../rules/pricing-example.ts';

type Answer = Handled<'POST /policies/preview'>['answer'];

/** What a policy would change, checked as if it were entered. @throws Refusal of `placeOf` and `checkEntry`. */
export async function previewPolicy(
  platform: Platform,
  { examplePlans }: PoliciesPorts,
  actor: Actor,
  entry: PolicyEntry,
): Promise<Answer> {
  const place = await placeOf(platform.db, actor, entry);
  const facts = await readEntryFacts(platform.db, actor, place, entry);
  const { supersedes, difference } = checkEntry(facts, place, entry, dayIn(actor.zone, platform.clock.now()));
  const example =
    entry.kind === 'pricing' && facts
      ? exampleOf(entry, { ...facts, before: facts.predecessor?.document ?? null }, examplePlans)
      : null;
  return { supersedes, difference, example };
}
