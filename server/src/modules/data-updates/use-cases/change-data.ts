import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Fragment } from '../../../kernel/db/guarded-write.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Secrets } from '../../../kernel/secrets.ts';
import { changeBorrowerFragment } from '../../borrowers/index.ts';
import { changeOperatorFragments } from '../../identity/index.ts';
import { changedMessage } from '../messages.ts';
import { actorOf, findPerson, type OwnDataView, ownDataView, ownNote, type Person, ZONE } from '../people.ts';
import { findIdentified, visitGoesOnFragment } from '../visits.ts';

type Change = Omit<Handled<'PATCH /data-update/data'>['body'], 'key'>;

const names = { email: 'e-mail', pixKey: 'chave Pix', address: 'endereço' } as const;
type Field = keyof typeof names;
const fields: readonly Field[] = ['email', 'pixKey', 'address'];

/** The person as they will be. Operators have a Pix key and no address, customers the other way round: the rest is not theirs. */
function changed(person: Person, { email, pixKey, address }: Change): Person {
  const isOperator = person.of.operator !== null;
  return {
    ...person,
    email: email ?? person.email,
    pixKey: isOperator && pixKey ? pixKey.key : person.pixKey,
    address: !isOperator && address ? address : person.address,
  };
}

/**
 * Changes e-mail, Pix key or address at once, and tells the known phone.
 * @throws Refusal DATA_VISIT_OVER, EMAIL_OF_ANOTHER, PIX_KEY_OF_ANOTHER.
 */
export async function changeOwnData(
  platform: Platform,
  { key, ...change }: Handled<'PATCH /data-update/data'>['body'],
): Promise<OwnDataView> {
  const { db, clock, secrets } = platform;
  const visit = await findIdentified(db, key, clock.now());
  return act(platform, {
    principal: actorOf(visit),
    read: async (at) => (await findPerson(at, secrets, visit)) ?? refuse('DATA_VISIT_OVER'),
    decide(person, { now }) {
      const { pixKey } = change;
      // Money of incentives goes there: another person's CPF is no key of theirs.
      if (person.of.operator && pixKey?.kind === 'CPF' && pixKey.key !== person.cpf) refuse('PIX_KEY_OF_ANOTHER');
      const next = changed(person, change);
      const moved = fields.filter((field) => JSON.stringify(next[field]) !== JSON.stringify(person[field]));
      const answer = ownDataView(secrets, next, visit);
      if (moved.length === 0) return { unchanged: answer };
      const { retailerId, operatorId } = visit;
      const to = person.phone;
      const told = to === null ? null : { to, retailerId, operatorId, at: now };
      const what = moved.map((field) => names[field]).join(', ');
      return {
        answer,
        writes: [
          visitGoesOnFragment(key, now),
          ...writesOf(secrets, person, next),
          ...(told ? changedMessage(platform, told, what, ZONE) : []),
        ],
        audit: ownNote(visit, 'data-update.changed', { fields: moved }),
        taken: 'EMAIL_OF_ANOTHER',
      };
    },
  });
}

function writesOf(secrets: Secrets, person: Person, next: Person): Fragment[] {
  const { operator, borrower } = person.of;
  if (operator) return changeOperatorFragments(operator, { email: next.email ?? operator.email, pixKey: next.pixKey });
  const seal = (text: string | null) => (text === null ? null : secrets.encrypt(text));
  const addressSealed = seal(next.address && JSON.stringify(next.address));
  return [changeBorrowerFragment(borrower.id, { emailSealed: seal(next.email), addressSealed })];
}
