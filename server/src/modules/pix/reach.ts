import { sql } from '../../kernel/db/sql.ts';
import { type NamedBy, ofRows, own, type Reason } from '../../kernel/row-security/naming.ts';
import { granted, isGranted, ofBorrower } from '../borrowers/index.ts';
import { ofContract } from '../contracts/index.ts';
import { ofInstallment } from '../payments/index.ts';
import { ofAgreementPayment } from '../renegotiation/index.ts';
import { pixCharges, pixReceipts } from './tables.ts';

/** Or the operator charged the customer by Pix before, and may ask again for what the bank left unanswered. */
const isGrantedOrCharged: Reason = (holder) => sql`${isGranted(holder)} or exists (
    select 1 from ${pixCharges.sql} p where p.borrower_id = n.borrower_id and p.retailer_id = ${holder.retailerId}
      and p.operator_id = ${holder.operatorId})`;

export const pixReach: NamedBy = {
  'POST /coordinator/pix/charges': { of: ofInstallment, at: 'body.installmentIds', by: isGrantedOrCharged },
  'POST /coordinator/pix/agreement-charges': { of: ofAgreementPayment, at: 'body.id', by: isGrantedOrCharged },
  'POST /coordinator/pix/amount-charges': { of: ofContract, at: 'body.contractId', by: isGrantedOrCharged },
  'GET /coordinator/pix/charges/{id}': own(ofRows(pixCharges), 'params.id'),
  'POST /coordinator/pix/charges/{id}/cancel': own(ofRows(pixCharges), 'params.id'),
  'GET /coordinator/pix/receipts': granted(ofBorrower, 'query.borrowerId'),
  'POST /coordinator/pix/receipts/{id}/refund': own(ofRows(pixReceipts), 'params.id'),
};
