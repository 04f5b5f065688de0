import { sql } from '../../kernel/db/sql.ts';
import { type NamedBy, ofIds, ofRows, own } from '../../kernel/row-security/naming.ts';
import { granted, ofBorrower } from '../borrowers/index.ts';
import { renegotiationPayments, renegotiations } from './tables.ts';

const ofAgreement = ofRows(renegotiations);

/** By ids of payments of agreements. */
export const ofAgreementPayment = ofIds(
  (ids) => sql`select r.borrower_id, r.retailer_id from ${renegotiationPayments.sql} m
    join ${renegotiations.sql} r on r.borrower_id = m.borrower_id and r.id = m.renegotiation_id where m.id ${ids}`,
);

export const renegotiationReach: NamedBy = {
  'GET /coordinator/renegotiations/eligible-debts': granted(ofBorrower, 'query.borrowerId'),
  'POST /coordinator/renegotiations/simulations': granted(ofBorrower, 'body.borrowerId'),
  'POST /coordinator/renegotiations/{id}/code': granted(ofAgreement, 'params.id'),
  'POST /coordinator/renegotiations/{id}/accept': granted(ofAgreement, 'params.id'),
  'GET /coordinator/renegotiations/payments': granted(ofBorrower, 'query.borrowerId'),
  'POST /coordinator/renegotiations/payments': granted(ofAgreementPayment, 'body.id'),
  'GET /coordinator/renegotiations/{id}': own(ofAgreement, 'params.id'),
  'POST /coordinator/renegotiations/{id}/break': own(ofAgreement, 'params.id'),
};
