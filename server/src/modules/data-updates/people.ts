import { type Handled, kindOfPixKey, maskCpf, maskPhone, ufOfCep } from '@balcao/contract';
import type { Customer, System } from '../../kernel/act/principal.ts';
import type { AuditNote } from '../../kernel/audit/audit.ts';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { rowOf, select } from '../../kernel/db/select.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import { type OwnBorrower, ownBorrowerFact } from '../borrowers/index.ts';
import { type OwnOperator, ownOperatorFact } from '../identity/index.ts';
import { newestChangeFact, type OwnChange } from './phone-changes.ts';
import type { Visit } from './visits.ts';

export type OwnDataView = Handled<'POST /data-update/data'>['answer'];
export type Address = NonNullable<Handled<'PATCH /data-update/data'>['body']['address']>;

/** Days of these acts are counted where the product is at home. */
export const ZONE = 'America/Manaus';

/** Whose data a visit is about, opened. */
export interface Person {
  id: string;
  name: string;
  cpf: string;
  /** E.164; null where none was given. */
  phone: string | null;
  email: string | null;
  pixKey: string | null;
  address: Address | null;
  of: { operator: OwnOperator; borrower: null } | { operator: null; borrower: OwnBorrower };
  change: OwnChange | null;
}

type Whose = Pick<Visit, 'retailerId' | 'operatorId' | 'borrowerId'>;

/** The person of a visit; null for a CPF that nobody has, and for an operator who was blocked. */
export async function findPerson(db: Db | Tx, secrets: Secrets, whose: Whose): Promise<Person | null> {
  const { retailerId, operatorId, borrowerId } = whose;
  const id = operatorId ?? borrowerId;
  if (id === null) return null;
  const change = newestChangeFact(id);
  if (operatorId !== null) {
    const found = await rowOf(db, select({ own: ownOperatorFact(retailerId, operatorId), change }));
    return found?.own?.isActive ? operatorPerson(secrets, found.own, found.change) : null;
  }
  const found = await rowOf(db, select({ own: ownBorrowerFact(id), change }));
  return found?.own ? borrowerPerson(secrets, found.own, found.change) : null;
}

const operatorPerson = (secrets: Secrets, operator: OwnOperator, change: OwnChange | null): Person => ({
  id: operator.id,
  name: operator.name,
  cpf: secrets.decrypt(operator.cpfSealed),
  phone: operator.phone || null,
  email: operator.email,
  pixKey: operator.pixKey,
  address: null,
  of: { operator, borrower: null },
  change,
});

function borrowerPerson(secrets: Secrets, borrower: OwnBorrower, change: OwnChange | null): Person {
  const opened = (sealed: string | null) => (sealed === null ? null : secrets.decrypt(sealed));
  const address = opened(borrower.addressSealed);
  return {
    id: borrower.id,
    name: borrower.name,
    cpf: secrets.decrypt(borrower.cpfSealed),
    phone: opened(borrower.phoneSealed),
    email: opened(borrower.emailSealed),
    pixKey: null,
    address: address === null ? null : (JSON.parse(address) as Address),
    of: { operator: null, borrower },
    change,
  };
}

/** What a person may see of themselves. */
export function ownDataView(secrets: Secrets, person: Person, { expiresAt }: Pick<Visit, 'expiresAt'>): OwnDataView {
  const { pixKey, address, change } = person;
  return {
    subject: person.of.operator ? 'OPERATOR' : 'CUSTOMER',
    name: person.name,
    cpf: maskCpf(person.cpf),
    phoneNumber: person.phone,
    email: person.email,
    pixKey: pixKey === null ? null : { kind: kindOfPixKey(pixKey), key: pixKey },
    address: address && { ...address, state: ufOfCep(address.cep) ?? '' },
    phoneChange: change && {
      status: change.status,
      phoneNumber: maskPhone(secrets.decrypt(change.newPhoneSealed)),
      askedAt: new Date(change.askedAt).toISOString(),
      decidedAt: change.decidedAt === null ? null : new Date(change.decidedAt).toISOString(),
      reason: change.status === 'REFUSED' ? change.decisionReason : null,
    },
    endsAt: expiresAt.toISOString(),
  };
}

/** Who acts on a page of own data: the customer, or for an operator, who is not signed in there, the product. */
export const actorOf = ({ retailerId, borrowerId }: Whose): Customer | System =>
  borrowerId === null
    ? { kind: 'system', name: 'own-data', retailerId, zone: ZONE }
    : { kind: 'customer', borrowerId, retailerId, zone: ZONE };

/** What the audit says of an act on a page of own data. */
export function ownNote(
  { operatorId, borrowerId, retailerId }: Whose,
  action: AuditNote['action'],
  detail: Record<string, unknown> = {},
): AuditNote | { none: string } {
  const subject = operatorId ?? borrowerId;
  return subject === null ? { none: 'a CPF that nobody has' } : { action, subject, operatorId, retailerId, detail };
}
