import type { Handled } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { dayIn } from '../../../kernel/clock.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { checkEntry, readEntryFacts } from '../entry.ts';
import type { PolicyEntry } from '../rules/check-policy.ts';

type Answer = Handled<'POST /policies/preview'>['answer'];

/** What a policy would change, checked as if it were entered. @throws Refusal of `checkEntry`. */
export async function previewPolicy(platform: Platform, actor: Actor, entry: PolicyEntry): Promise<Answer> {
  const facts = await readEntryFacts(platform.db, actor, entry);
  const { supersedes, difference } = checkEntry(facts, entry, dayIn(actor.zone, platform.clock.now()));
  return { supersedes, difference };
}
