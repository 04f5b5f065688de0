import { isAmong } from '../../kernel/db/select.ts';
import { sql } from '../../kernel/db/sql.ts';
import { type CustomersOf, type NamedBy, type Naming, ofIds, type Reason } from '../../kernel/row-security/naming.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import { cpfHashes } from './facts.ts';
import { borrowerDocuments, borrowers, lookupGrants } from './tables.ts';

/** The operator looked the customer up by CPF, and the grant is open. */
export const isGranted: Reason = ({ retailerId, operatorId, now }) => sql`exists (
  select 1 from ${lookupGrants.sql} g where g.retailer_id = ${retailerId} and g.operator_id = ${operatorId}
    and g.borrower_id = n.borrower_id and g.expires_at > ${now}::timestamptz)`;

export const granted = (of: CustomersOf, at: Naming['at']): Naming => ({ of, at, by: isGranted });

export const ofBorrower = ofIds(
  (ids) => sql`select id as borrower_id, null::uuid as retailer_id from ${borrowers.sql} where id ${ids}`,
);

/** By a CPF, however it is written. */
export const ofDocument =
  (secrets: Secrets): CustomersOf =>
  ([cpf]) =>
    cpf === undefined
      ? undefined
      : sql`select borrower_id, null::uuid as retailer_id from ${borrowerDocuments.sql}
          where ${isAmong(sql`cpf_hash`, cpfHashes(secrets, cpf.replaceAll(/\D/g, '')))}`;

export const borrowersReach: NamedBy = {
  'GET /coordinator/borrowers/{id}/data': granted(ofBorrower, 'params.id'),
  'GET /borrowers/{id}/images/portrait': granted(ofBorrower, 'params.id'),
  'GET /borrowers/{id}/images/document': granted(ofBorrower, 'params.id'),
  'POST /borrowers/{id}/phones': granted(ofBorrower, 'params.id'),
  'POST /borrowers/{id}/phones/{phoneId}/verification-code': granted(ofBorrower, 'params.id'),
  'GET /borrowers/{id}/phones/{phoneId}/verification-code': granted(ofBorrower, 'params.id'),
  'PUT /borrowers/{id}/phones/{phoneId}/secondary': granted(ofBorrower, 'params.id'),
  'DELETE /borrowers/{id}/phones/{phoneId}/secondary': granted(ofBorrower, 'params.id'),
  'PATCH /borrowers/{id}': granted(ofBorrower, 'params.id'),
  'PATCH /borrowers/{id}/bill-due-day': granted(ofBorrower, 'params.id'),
};
