import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { findPerson, type OwnDataView, ownDataView } from '../people.ts';
import { findIdentified } from '../visits.ts';

/** Data of whom a code identified. @throws Refusal DATA_VISIT_OVER. */
export async function showOwnData({ db, clock, secrets }: Platform, key: string): Promise<OwnDataView> {
  const visit = await findIdentified(db, key, clock.now());
  const person = (await findPerson(db, secrets, visit)) ?? refuse('DATA_VISIT_OVER');
  return ownDataView(secrets, person, visit);
}
