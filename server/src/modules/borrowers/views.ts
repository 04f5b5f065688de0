import { maskCpf, maskEmail, maskPhone, type Handled } from '@balcao/contract';
import { sql } from 'kysely';
import type { Db } from '../../kernel/db/database.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import { type GrantHolder, grantFact } from './grants.ts';
import { customerType } from './rules/customer-type.ts';
import type { BorrowerRow, BorrowersTables, ImageKind } from './tables.ts';

export type BorrowerView = Handled<'GET /coordinator/borrowers/find-one'>['answer'];
export type BorrowerDataView = Handled<'GET /coordinator/borrowers/{id}/data'>['answer'];

const own = (db: Db) => db.withTables<BorrowersTables>();

/** The borrower whose CPF has this keyed hash. */
export function findByCpfHash(db: Db, hash: string): Promise<BorrowerRow | undefined> {
  return own(db)
    .selectFrom('borrower_documents as d')
    .innerJoin('borrowers as b', 'b.id', 'd.borrower_id')
    .selectAll('b')
    .where('d.cpf_hash', '=', hash)
    .executeTakeFirst();
}

/** A borrower this operator looked up, with which photographs there are; undefined without an open grant. */
export function findGranted(db: Db, actor: GrantHolder, borrowerId: string, now: Date) {
  const has = (kind: ImageKind) =>
    sql<boolean>`exists (select 1 from borrower_images i where i.borrower_id = b.id and i.kind = ${sql.lit(kind)})`;
  return own(db)
    .selectFrom('borrowers as b')
    .selectAll('b')
    .select([has('PORTRAIT').as('has_portrait'), has('DOCUMENT').as('has_document_photo')])
    .where('b.id', '=', borrowerId)
    .where(grantFact(actor, borrowerId, now))
    .executeTakeFirst();
}

/** A photograph of a borrower this operator looked up; `image` is null when none was taken. */
export function findGrantedImage(db: Db, actor: GrantHolder, borrowerId: string, kind: ImageKind, now: Date) {
  return own(db)
    .selectFrom('borrowers as b')
    .leftJoin('borrower_images as i', (join) => join.onRef('i.borrower_id', '=', 'b.id').on('i.kind', '=', kind))
    .select(['i.content_type as contentType', 'i.bytes'])
    .where('b.id', '=', borrowerId)
    .where(grantFact(actor, borrowerId, now))
    .executeTakeFirst();
}

/** The borrower as screens may see them: CPF and phone masked. */
export function borrowerView(secrets: Secrets, row: BorrowerRow): BorrowerView {
  const kind = { isHighRecurrence: row.is_high_recurrence, billDueDay: row.bill_due_day };
  return {
    id: row.id,
    name: row.name,
    cpf: maskCpf(secrets.decrypt(row.cpf_sealed)),
    phoneNumber: row.phone_sealed === null ? null : maskPhone(secrets.decrypt(row.phone_sealed)),
    borrowerStatus: row.status,
    phoneStatus: row.is_phone_verified ? 'VERIFIED' : 'UNVERIFIED',
    borrowerSettings: { disablePurchase: row.is_purchase_disabled },
    enableHighRecurrence: row.is_high_recurrence,
    billDueDay: row.bill_due_day,
    customerType: customerType(kind),
  };
}

/** {@link borrowerView} with what the registration left: masked e-mail, birth date, which photographs there are. */
export function borrowerDataView(
  secrets: Secrets,
  row: BorrowerRow & { has_portrait: boolean; has_document_photo: boolean },
  applicationCoupon: BorrowerDataView['applicationCoupon'],
): BorrowerDataView {
  return {
    ...borrowerView(secrets, row),
    email: row.email_sealed === null ? null : maskEmail(secrets.decrypt(row.email_sealed)),
    birthDate: row.birth_on,
    hasPortrait: row.has_portrait,
    hasDocumentPhoto: row.has_document_photo,
    applicationCoupon,
  };
}
