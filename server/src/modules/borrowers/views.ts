import { maskCpf, maskEmail, maskPhone, type Handled } from '@balcao/contract';
import { sql } from '../../kernel/db/sql.ts';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { isAmong, isTrue, rowOf, rowsOf, select } from '../../kernel/db/select.ts';
import { outer, pick } from '../../kernel/db/table.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import { type GrantHolder, grantFact } from './grants.ts';
import { customerType } from './rules/customer-type.ts';
import { borrowerDocuments, borrowerImages, borrowers, type BorrowerRow, type ImageKind } from './tables.ts';

export type FoundBorrower = Handled<'GET /coordinator/borrowers/find-one'>['answer'];
export type BorrowerView = Omit<FoundBorrower, 'sale'>;
export type BorrowerDataView = Handled<'GET /coordinator/borrowers/{id}/data'>['answer'];

const b = borrowers.row('b');
const i = borrowerImages.row('i');

/** The borrower whose CPF has one of these keyed hashes. */
export function findByCpfHash(db: Db | Tx, hashes: readonly string[]): Promise<BorrowerRow | undefined> {
  const from = sql`from ${borrowerDocuments.sql} d join ${borrowers.sql} b on b.id = d.borrower_id`;
  return rowOf(db, select(b, sql`${from} where ${isAmong(sql`d.cpf_hash`, hashes)} limit 1`));
}

/** A borrower this operator looked up, with which photographs there are; undefined without an open grant. */
export function findGranted(db: Db, actor: GrantHolder, borrowerId: string, now: Date) {
  const has = (kind: ImageKind) =>
    isTrue(
      sql`exists (select 1 from ${borrowerImages.sql} i where i.borrower_id = b.id and i.kind = ${sql.lit(kind)})`,
    );
  const shape = { ...b, hasPortrait: has('PORTRAIT'), hasDocumentPhoto: has('DOCUMENT') };
  return rowOf(db, select(shape, sql`from ${borrowers.sql} b where ${isGranted(actor, borrowerId, now)}`));
}

/** A photograph of a borrower this operator looked up; nothing in it when none was taken. */
export function findGrantedImage(db: Db, actor: GrantHolder, borrowerId: string, kind: ImageKind, now: Date) {
  const image = sql`${borrowerImages.sql} i on i.borrower_id = b.id and i.kind = ${kind}::text`;
  const where = isGranted(actor, borrowerId, now);
  return rowOf(
    db,
    select(pick(outer(i), 'contentType', 'bytes'), sql`from ${borrowers.sql} b left join ${image} where ${where}`),
  );
}

/** The portrait of a customer; undefined when none was taken. */
export const findPortrait = (db: Db | Tx, borrowerId: string) =>
  rowOf(
    db,
    select(
      pick(i, 'contentType', 'bytes'),
      sql`from ${borrowerImages.sql} i where i.borrower_id = ${borrowerId}::uuid and i.kind = 'PORTRAIT'`,
    ),
  );

/** Which photographs of a customer there are. */
export async function hasImages(db: Db | Tx, borrowerId: string) {
  const from = sql`from ${borrowerImages.sql} i where i.borrower_id = ${borrowerId}::uuid`;
  const kinds = new Set((await rowsOf(db, select({ kind: i.kind }, from))).map(({ kind }) => kind));
  return { hasPortrait: kinds.has('PORTRAIT'), hasDocumentPhoto: kinds.has('DOCUMENT') };
}

const isGranted = (actor: GrantHolder, borrowerId: string, now: Date) =>
  sql`b.id = ${borrowerId}::uuid and ${grantFact(actor, borrowerId, now)}`;

/** The borrower as screens may see them: CPF and phone masked. */
export function borrowerView(secrets: Secrets, row: BorrowerRow): BorrowerView {
  return {
    id: row.id,
    name: row.name,
    cpf: maskCpf(secrets.decrypt(row.cpfSealed)),
    phoneNumber: row.phoneSealed === null ? null : maskPhone(secrets.decrypt(row.phoneSealed)),
    borrowerStatus: row.status,
    phoneStatus: row.isPhoneVerified ? 'VERIFIED' : 'UNVERIFIED',
    borrowerSettings: { disablePurchase: row.isPurchaseDisabled },
    enableHighRecurrence: row.isHighRecurrence,
    billDueDay: row.billDueDay,
    customerType: customerType(row),
  };
}

/** {@link borrowerView} with what the registration left: masked e-mail, birth date, which photographs there are. */
export function borrowerDataView(
  secrets: Secrets,
  row: BorrowerRow & { hasPortrait: boolean; hasDocumentPhoto: boolean },
  applicationCoupon: BorrowerDataView['applicationCoupon'],
): BorrowerDataView {
  return {
    ...borrowerView(secrets, row),
    email: row.emailSealed === null ? null : maskEmail(secrets.decrypt(row.emailSealed)),
    birthDate: row.birthOn,
    hasPortrait: row.hasPortrait,
    hasDocumentPhoto: row.hasDocumentPhoto,
    applicationCoupon,
  };
}
