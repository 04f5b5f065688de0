import { sql, type Template } from '../../kernel/db/sql.ts';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { fact, isAmong, isTrue, rowsOf, select } from '../../kernel/db/select.ts';
import { type FactOf, pick } from '../../kernel/db/table.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import { idOf } from './facts.ts';
import { borrowers } from './tables.ts';

const shape = pick(borrowers.fact('own_b'), 'id', 'name', 'cpfSealed', 'phoneSealed', 'emailSealed', 'addressSealed');

/** What a customer may see of themselves, sealed. */
export type OwnBorrower = Pick<FactOf<typeof borrowers>, keyof typeof shape>;

/** Scalar subquery: an {@link OwnBorrower}, or null when there is no such borrower. */
export const ownBorrowerFact = (borrowerId: string | Template): Template<OwnBorrower | null> =>
  fact(shape, sql`from ${borrowers.sql} own_b where own_b.id = ${idOf(borrowerId)}`);

/** Purpose of the keyed hash that finds whose a phone is. */
export const PHONE_HASH = 'borrower-phone';

/** Scalar subquery: whether another customer has a phone (E.164). Never null. */
export const isPhoneOfOtherFact = (secrets: Secrets, phone: string, exceptId: string): Template<boolean> =>
  isTrue(
    sql`exists (select 1 from ${borrowers.sql} phone_b
      where ${isAmong(sql`phone_b.phone_hash`, secrets.hashes(PHONE_HASH, phone))} and phone_b.id <> ${exceptId}::uuid)`,
  );

/** A customer's own e-mail and address, sealed, one row, named 'borrower_data'. */
export const changeBorrowerFragment = (
  id: string,
  { emailSealed, addressSealed }: Pick<OwnBorrower, 'emailSealed' | 'addressSealed'>,
): Fragment =>
  part(
    'borrower_data',
    sql`update ${borrowers.sql} set email_sealed = ${emailSealed}::text, address_sealed = ${addressSealed}::text
      where id = ${id}::uuid`,
  );

/** A customer's phone, which a code proved, while the sealed one is still that which was read; named 'borrower_phone'. */
export const changeBorrowerPhoneFragment = (
  { secrets }: Pick<Platform, 'secrets'>,
  { id, phoneSealed }: Pick<OwnBorrower, 'id' | 'phoneSealed'>,
  phone: string,
): Fragment =>
  part(
    'borrower_phone',
    sql`update ${borrowers.sql} set phone_sealed = ${secrets.encrypt(phone)}::text, is_phone_verified = true,
        phone_hash = ${secrets.hash(PHONE_HASH, phone)}::text
      where id = ${id}::uuid and phone_sealed is not distinct from ${phoneSealed}::text`,
  );

const ROWS_A_TURN = 200;

/** Chore of the worker: hashes of phones that were written without one. */
export async function hashPhones({ db, secrets }: Pick<Platform, 'db' | 'secrets'>): Promise<void> {
  const from = sql`from ${borrowers.sql} b where b.phone_hash is null and b.phone_sealed is not null
    order by b.id limit ${sql.lit(ROWS_A_TURN)}`;
  const rows = await rowsOf(db, select(pick(borrowers.row('b'), 'id', 'phoneSealed'), from));
  if (rows.length === 0) return;
  const hashed = rows.map(({ id, phoneSealed }) => ({
    id,
    sealed: phoneSealed,
    hash: secrets.hash(PHONE_HASH, secrets.decrypt(phoneSealed ?? '')),
  }));
  await sql`
    update ${borrowers.sql} b set phone_hash = h.hash
    from jsonb_to_recordset(${JSON.stringify(hashed)}::jsonb) as h(id uuid, sealed text, hash text)
    where b.id = h.id and b.phone_sealed = h.sealed`.execute(db);
}
