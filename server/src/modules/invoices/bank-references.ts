import { sql, type Template } from '../../kernel/db/sql.ts';
import { boletoNumbers, boletoPayments } from './tables.ts';

/** How banks name what customers paid by boleto: by the payment's id, or by our number of the boleto. */
export const boletoBankReferences: Template = sql`
  select p.payment_ref as reference, p.borrower_id as owner_id, p.payment_id as subject_id from ${boletoPayments.sql} p
    where p.payment_id is not null
  union all
  select n.nosso_numero, p.borrower_id, p.payment_id from ${boletoNumbers.sql} n
    join ${boletoPayments.sql} p on p.boleto_id = n.boleto_id where p.payment_id is not null`;
