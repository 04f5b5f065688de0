import { type NamedBy, ofRows, own } from '../../kernel/row-security/naming.ts';
import { granted, ofBorrower } from '../borrowers/index.ts';
import { boletoPayments, boletos } from './tables.ts';

export const invoicesReach: NamedBy = {
  'POST /coordinator/invoices/next': granted(ofBorrower, 'body.borrowerId'),
  'GET /coordinator/invoices/{id}/render': own(ofRows(boletos), 'params.id'),
  'POST /coordinator/invoices/payments/{id}/decide': own(ofRows(boletoPayments), 'params.id'),
};
