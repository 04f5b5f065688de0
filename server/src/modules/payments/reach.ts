import { sql } from '../../kernel/db/sql.ts';
import { type NamedBy, ofIds, ofRows, own } from '../../kernel/row-security/naming.ts';
import { granted, ofBorrower } from '../borrowers/index.ts';
import { ofContract } from '../contracts/index.ts';
import { installments, paymentItems, payments } from './tables.ts';

export const ofInstallment = ofRows(installments);

/** By a payment, or by an entry of one. */
const ofPayment = ofIds(
  (ids) => sql`select borrower_id, retailer_id from ${payments.sql} where id ${ids}
    union all select p.borrower_id, p.retailer_id from ${paymentItems.sql} m
    join ${payments.sql} p on p.borrower_id = m.borrower_id and p.id = m.payment_id where m.id ${ids}`,
);

export const paymentsReach: NamedBy = {
  'GET /coordinator/contracts/installments': granted(ofBorrower, 'query.borrowerId'),
  'POST /coordinator/contracts/installments/{id}/payment': granted(ofInstallment, 'params.id'),
  'POST /coordinator/contracts/installments/pay-multiple': granted(ofInstallment, 'body.installmentIds'),
  'POST /coordinator/contracts/{id}/payments': granted(ofContract, 'params.id'),
  'GET /coordinator/contracts/{id}/payments/preview': granted(ofContract, 'params.id'),
  'GET /coordinator/contracts/{id}/payments': granted(ofContract, 'params.id'),
  'GET /coordinator/contracts/{id}/payoff': granted(ofContract, 'params.id'),
  'GET /coordinator/borrowers/{id}/statement': granted(ofBorrower, 'params.id'),
  'GET /coordinator/borrowers/{id}/statement/render': granted(ofBorrower, 'params.id'),
  'POST /coordinator/payments/{id}/undo': own(ofPayment, 'params.id'),
};
