import { sql } from '../../kernel/db/sql.ts';
import { type NamedBy, ofRows } from '../../kernel/row-security/naming.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import { granted, ofBorrower, ofDocument } from '../borrowers/index.ts';
import { isProviderFact } from '../retailers/index.ts';
import { limitRequests } from './tables.ts';

export const creditReach = (secrets: Secrets): NamedBy => ({
  'POST /coordinator/borrowers/{id}/limit/notify': granted(ofBorrower, 'params.id'),
  'GET /coordinator/borrowers/{id}/limits': granted(ofBorrower, 'params.id'),
  'GET /coordinator/borrowers/{id}/limit/history': granted(ofBorrower, 'params.id'),
  'PATCH /coordinator/borrowers/{id}/limit': granted(ofBorrower, 'params.id'),
  'PATCH /coordinator/borrowers/{id}/limit/block': granted(ofBorrower, 'params.id'),
  'PATCH /coordinator/borrowers/{id}/purchases': granted(ofBorrower, 'params.id'),
  // The provider's analyst decides for every retailer; whether by this request is checked again by its use case.
  'PATCH /coordinator/limit-requests/{id}': {
    of: ofRows(limitRequests),
    at: 'params.id',
    by: ({ retailerId }) => sql`(n.retailer_id = ${retailerId} or ${isProviderFact(retailerId)})`,
  },
  'POST /coordinator/borrowers/{id}/limit/requests': granted(ofBorrower, 'params.id'),
  'GET /coordinator/borrowers/{id}/coupons': granted(ofBorrower, 'params.id'),
  'POST /coordinator/borrowers/{id}/coupons': granted(ofBorrower, 'params.id'),
  'POST /coordinator/borrowers/{id}/coupons/{couponId}/withdraw': granted(ofBorrower, 'params.id'),
  'GET /coupons/next-purchase': granted(ofBorrower, 'query.borrowerId'),
  'POST /tx-credit/evaluations': granted(ofDocument(secrets), 'body.document'),
  'GET /tx-credit/evaluations': granted(ofDocument(secrets), 'query.document'),
});
