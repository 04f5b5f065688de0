import { sql, type Template } from '../../kernel/db/sql.ts';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { fact, isTrue } from '../../kernel/db/select.ts';
import { type FactOf, pick } from '../../kernel/db/table.ts';
import { insertOne } from '../../kernel/db/write.ts';
import { operatorIdentifiers, operators } from './tables.ts';

const shape = pick(
  operators.fact('own_o'),
  'retailerId',
  'id',
  'storeId',
  'name',
  'cpfSealed',
  'email',
  'phone',
  'role',
  'isActive',
  'isStoreLogin',
  'pixKey',
);

/** What an operator may see of themselves. The CPF is sealed; the phone is empty where none was given. */
export type OwnOperator = Pick<FactOf<typeof operators>, keyof typeof shape>;
type OperatorKey = Pick<OwnOperator, 'retailerId' | 'id'>;

/** Scalar subquery: an {@link OwnOperator}, or null when that retailer has none of that id. */
export const ownOperatorFact = (retailerId: string, operatorId: string): Template<OwnOperator | null> =>
  fact(
    shape,
    sql`from ${operators.sql} own_o where own_o.retailer_id = ${retailerId}::uuid and own_o.id = ${operatorId}::uuid`,
  );

/** Scalar subquery: whether somebody at a counter, but this one, has a phone (E.164). Never null. */
export const isPhoneOfStaffFact = (phone: string, exceptId: string): Template<boolean> =>
  isTrue(
    sql`exists (select 1 from ${operators.sql} phone_o where phone_o.phone = ${phone}::text and phone_o.id <> ${exceptId}::uuid)`,
  );

/**
 * An operator's own e-mail and Pix key, one row, while active. Another e-mail is another identifier: the unique index
 * says when it is somebody else's.
 */
export function changeOperatorFragments(
  { retailerId, id, email: before }: OperatorKey & Pick<OwnOperator, 'email'>,
  { email, pixKey }: Pick<OwnOperator, 'email' | 'pixKey'>,
): Fragment[] {
  const changed = sql`update ${operators.sql} set email = ${email}::text, pix_key = ${pixKey}::text
    where retailer_id = ${retailerId}::uuid and id = ${id}::uuid and is_active and email = ${before}::text`;
  const identifier = { value: email, retailerId, operatorId: id };
  const forgotten = sql`delete from ${operatorIdentifiers.sql} where value = ${before}::text and operator_id = ${id}::uuid`;
  return [
    part('operator_data', changed),
    ...(email === before
      ? []
      : [part('operator_email_before', forgotten), part('operator_email', insertOne(operatorIdentifiers, identifier))]),
  ];
}

/** An operator's phone from one to another, one row, named 'operator_phone'. */
export const changeOperatorPhoneFragment = (
  { retailerId, id }: OperatorKey,
  { from, to }: { from: string; to: string },
): Fragment =>
  part(
    'operator_phone',
    sql`update ${operators.sql} set phone = ${to}::text
      where retailer_id = ${retailerId}::uuid and id = ${id}::uuid and phone = ${from}::text`,
  );
