import type { CivilDate } from '@balcao/contract';
import { type Handled, maskCpf, maskPhone } from '@balcao/contract';
import { askerOf, type Customer, type Operator } from '../../../kernel/act/principal.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { type Fragment, part } from '../../../kernel/db/guarded-write.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { asSystem } from '../../../kernel/row-security/scope.ts';
import type { Secrets } from '../../../kernel/secrets.ts';
import { grantFact } from '../grants.ts';
import { type BorrowerRow, borrowers } from '../tables.ts';
import { type PhoneRow, phonesOf, phoneView, primaryOf } from './phones.ts';

export type RegisteringView = Handled<'PATCH /borrowers/{id}'>['answer'];

/** A customer in their registration, with the phones. */
export interface Registering {
  borrower: BorrowerRow;
  phones: PhoneRow[];
}

/** Who registers: an operator who looked the customer up, or the customer on a page of their own. */
export type Registrar = Operator | Customer;

/** Store of who registers; null of the customer's own phone. */
export const storeOf = (by: Registrar): string | null => (by.kind === 'operator' ? by.actor.storeId : null);

const b = borrowers.row('b');

export async function findRegistering(db: Db | Tx, borrowerId: string): Promise<Registering | undefined> {
  const borrower = await rowOf(db, select(b, sql`from ${borrowers.sql} b where b.id = ${borrowerId}::uuid`));
  return borrower && { borrower, phones: await phonesOf(db, borrowerId) };
}

/** @throws Refusal BORROWER_NOT_FOUND without an open look-up. */
export async function findServed(db: Db | Tx, by: Registrar, borrowerId: string, now: Date): Promise<Registering> {
  const granted = grantFact(askerOf(by), borrowerId, now);
  const where = sql`from ${borrowers.sql} b where b.id = ${borrowerId}::uuid and ${granted}`;
  const borrower = (await rowOf(db, select(b, where))) ?? refuse('BORROWER_NOT_FOUND');
  return { borrower, phones: await phonesOf(db, borrowerId) };
}

/**
 * Work on a registration as the product: whose a number is, and what was asked for elsewhere, is beyond any request's
 * reach. Whose customer it is, the request's own reach says first.
 * @throws Refusal BORROWER_NOT_FOUND without an open look-up.
 */
export async function asRegistration<T>(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  by: Registrar,
  borrowerId: string,
  work: () => Promise<T>,
): Promise<T> {
  await findServed(db, by, borrowerId, clock.now());
  return asSystem('registration', work);
}

/** @throws Refusal REGISTRATION_NOT_OPEN once it was sent. */
export function checkOpen({ borrower }: Registering): void {
  if (borrower.status !== 'INCOMPLETE') refuse('REGISTRATION_NOT_OPEN');
}

type Address = NonNullable<RegisteringView['address']>;

/** An address as it was sealed. */
export const addressIn = (opened: string | null): Address | null =>
  opened === null ? null : (JSON.parse(opened) as Address);

/** What was typed is shown whole while the registration is open, to whoever goes on with it; of any other, masked or not at all. */
export function registeringView(secrets: Secrets, { borrower, phones }: Registering): RegisteringView {
  const isOpen = borrower.status === 'INCOMPLETE';
  const open = (sealed: string | null) => (sealed === null || !isOpen ? null : secrets.decrypt(sealed));
  const primary = primaryOf(phones);
  const waiting = primary && primary.verifiedAt === null ? secrets.decrypt(primary.phoneSealed) : null;
  return {
    id: borrower.id,
    cpf: maskCpf(secrets.decrypt(borrower.cpfSealed)),
    name: borrower.name,
    birthDate: isOpen ? borrower.birthOn : null,
    cep: open(borrower.cepSealed),
    email: open(borrower.emailSealed),
    address: addressIn(open(borrower.addressSealed)),
    professionId: borrower.professionId,
    billDueDay: borrower.billDueDay,
    phoneNumber:
      borrower.phoneSealed === null || !borrower.isPhoneVerified
        ? null
        : maskPhone(secrets.decrypt(borrower.phoneSealed)),
    unverifiedPhoneNumber: waiting,
    phones: [...(primary ? [primary] : []), ...phones.filter(({ isSecondary }) => isSecondary)].map((phone) =>
      phoneView(secrets, phone),
    ),
    phoneStatus: borrower.isPhoneVerified ? 'VERIFIED' : 'UNVERIFIED',
    enableHighRecurrence: borrower.isHighRecurrence,
    borrowerSettings: { disablePurchase: borrower.isPurchaseDisabled },
  };
}

/** Data of a registration as they are kept. */
export interface RegistrationData {
  name: string;
  birthOn: CivilDate | null;
  professionId: number | null;
  cepSealed: string | null;
  emailSealed: string | null;
  /** Of the CEP that is sealed beside it. */
  addressSealed: string | null;
}

/** Data of a registration that is open, which is sent with `to`; misses, as 'registration_data', once it was sent. */
export const registrationDataFragment = (
  borrowerId: string,
  data: RegistrationData,
  to: 'INCOMPLETE' | 'UNDER_ANALYSIS' = 'INCOMPLETE',
): Fragment =>
  part(
    'registration_data',
    sql`update ${borrowers.sql} set name = ${data.name}::text, birth_on = ${data.birthOn}::date,
        profession_id = ${data.professionId}::integer, cep_sealed = ${data.cepSealed}::text,
        email_sealed = ${data.emailSealed}::text, address_sealed = ${data.addressSealed}::text, status = ${to}::text
      where id = ${borrowerId}::uuid and status = 'INCOMPLETE'`,
  );

/** Once chosen it stays; misses, as 'due_day', otherwise. */
export const dueDayFragment = (borrowerId: string, billDueDay: number): Fragment =>
  part(
    'due_day',
    sql`update ${borrowers.sql} set bill_due_day = ${billDueDay}::integer, is_high_recurrence = true
      where id = ${borrowerId}::uuid and (status = 'INCOMPLETE' or bill_due_day is null)`,
  );

/** Another registration status, from the one that was read; misses, as 'borrower_status', when it moved in between. */
export const borrowerStatusFragment = (
  borrowerId: string,
  from: BorrowerRow['status'],
  to: BorrowerRow['status'],
): Fragment =>
  part(
    'borrower_status',
    sql`update ${borrowers.sql} set status = ${to}::text where id = ${borrowerId}::uuid and status = ${from}::text`,
  );
