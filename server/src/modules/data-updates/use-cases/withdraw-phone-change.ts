import { act } from '../../../kernel/act/act.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { actorOf, findPerson, type OwnDataView, ownDataView, ownNote } from '../people.ts';
import { withdrawFragment } from '../phone-changes.ts';
import { findIdentified, visitGoesOnFragment } from '../visits.ts';

/** The person no longer wants the change that waits. @throws Refusal DATA_VISIT_OVER, PHONE_CHANGE_NOT_FOUND, PHONE_CHANGE_DECIDED. */
export async function withdrawPhoneChange(platform: Platform, key: string): Promise<OwnDataView> {
  const { db, clock, secrets } = platform;
  const visit = await findIdentified(db, key, clock.now());
  return act(platform, {
    principal: actorOf(visit),
    read: async (at) => (await findPerson(at, secrets, visit)) ?? refuse('DATA_VISIT_OVER'),
    decide(person, { now }) {
      const change = person.change ?? refuse('PHONE_CHANGE_NOT_FOUND');
      if (change.status !== 'WAITING') refuse('PHONE_CHANGE_DECIDED');
      const withdrawn = { ...change, status: 'WITHDRAWN' as const, decidedAt: now.toISOString() };
      return {
        answer: ownDataView(secrets, { ...person, change: withdrawn }, visit),
        writes: [visitGoesOnFragment(key, now), withdrawFragment({ personId: person.id, id: change.id }, now)],
        audit: ownNote(visit, 'phone-change.withdrawn', { changeId: change.id }),
        missed: { phone_withdrawn: 'PHONE_CHANGE_DECIDED' },
      };
    },
  });
}
