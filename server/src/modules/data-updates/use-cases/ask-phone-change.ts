import type { PhoneChangeHint } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import { quotaFragment } from '../../../kernel/act/quota.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { Refusal, refuse } from '../../../kernel/refusal.ts';
import { sameHash, type Secrets } from '../../../kernel/secrets.ts';
import { isPhoneOfOtherFact } from '../../borrowers/index.ts';
import { isPhoneOfStaffFact } from '../../identity/index.ts';
import { actorOf, findPerson, type OwnDataView, ownDataView, ownNote } from '../people.ts';
import { changedRecentlyFact, newChangeFragment } from '../phone-changes.ts';
import { quotas } from '../rules/limits.ts';
import { codeHash, findIdentified, guessFragment } from '../visits.ts';

/**
 * Asks for the change of phone by the code that the new one got. What an analyst should know is kept as it was then.
 * @throws Refusal DATA_VISIT_OVER, DATA_CODE_WRONG, PHONE_CHANGE_WAITING, TOO_MANY_REQUESTS.
 */
export async function askPhoneChange(
  platform: Platform,
  { key, code }: { key: string; code: string },
): Promise<OwnDataView> {
  const { db, clock, secrets } = platform;
  const visit = await findIdentified(db, key, clock.now());
  if (visit.newPhoneSealed === null || visit.phoneCodeHash === null) refuse('DATA_CODE_WRONG');
  const { newPhoneSealed, phoneCodeHash, subject, retailerId, countedAs } = visit;
  const newPhone = secrets.decrypt(newPhoneSealed);
  const isRight = sameHash(phoneCodeHash, codeHash(secrets, key, code));
  return act(platform, {
    principal: actorOf(visit),
    async read(at, { now }) {
      const person = (await findPerson(at, secrets, visit)) ?? refuse('DATA_VISIT_OVER');
      return { person, hints: await hintsOf(at, secrets, { personId: person.id, newPhone, now }) };
    },
    decide({ person, hints }, { now }) {
      const guess = [
        guessFragment('phone', key, isRight, now),
        quotaFragment(quotas.wrong, countedAs, now, isRight ? 'ask' : 'count'),
      ];
      if (!isRight) {
        const audit = ownNote(visit, 'data-update.wrong-code', { of: 'new-phone' });
        return { refusal: new Refusal('DATA_CODE_WRONG'), writes: guess, audit };
      }
      if (person.change?.status === 'WAITING') refuse('PHONE_CHANGE_WAITING');
      const id = newId();
      const asked = { personId: person.id, id, subject, retailerId, name: person.name, newPhoneSealed, askedAt: now };
      const oldPhoneSealed = person.phone === null ? null : secrets.encrypt(person.phone);
      const waiting = { ...asked, status: 'WAITING' as const, decidedAt: null, decisionReason: null };
      return {
        answer: ownDataView(secrets, { ...person, change: { ...waiting, askedAt: now.toISOString() } }, visit),
        writes: [...guess, newChangeFragment({ ...asked, oldPhoneSealed, hints })],
        audit: ownNote(visit, 'phone-change.asked', { changeId: id, hints }),
        taken: 'PHONE_CHANGE_WAITING',
      };
    },
  });
}

async function hintsOf(
  db: Db | Tx,
  secrets: Secrets,
  { personId, newPhone, now }: { personId: string; newPhone: string; now: Date },
): Promise<PhoneChangeHint[]> {
  const seen = await rowOf(
    db,
    select({
      OTHER_CUSTOMER: isPhoneOfOtherFact(secrets, newPhone, personId),
      STAFF: isPhoneOfStaffFact(newPhone, personId),
      CHANGED_RECENTLY: changedRecentlyFact(personId, now),
    }),
  );
  const all: readonly PhoneChangeHint[] = ['OTHER_CUSTOMER', 'STAFF', 'CHANGED_RECENTLY'];
  return all.filter((hint) => seen?.[hint]);
}
