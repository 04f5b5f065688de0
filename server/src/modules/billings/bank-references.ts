import { sql, type Template } from '../../kernel/db/sql.ts';
import { billingNumbers, billingReceipts } from './tables.ts';

/** How banks name what retailers paid: by the payment's id, or by our number of the boleto. */
export const billingBankReferences: Template = sql`
  select r.payment_ref as reference, r.retailer_id as owner_id, r.id as subject_id from ${billingReceipts.sql} r
    where r.batch_id is null
  union all
  select n.nosso_numero, r.retailer_id, r.id from ${billingNumbers.sql} n
    join ${billingReceipts.sql} r on r.retailer_id = n.retailer_id and r.billing_id = n.billing_id and r.number = n.number
    where r.batch_id is null`;
