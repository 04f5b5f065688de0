import { sql, type Template } from '../../kernel/db/sql.ts';
import { pixReceipts, pixTransfers, pixTxids } from './tables.ts';

const subjects = sql`cross join lateral (values (r.id), (r.payment_id)) s (subject_id) where s.subject_id is not null`;

/** How banks name what was received: by the transfer's id, or by the first 25 characters of the charge's. */
export const pixBankReferences: Template = sql`
  select t.end_to_end_id as reference, t.borrower_id as owner_id, s.subject_id from ${pixTransfers.sql} t
    join ${pixReceipts.sql} r on r.borrower_id = t.borrower_id and r.id = t.receipt_id ${subjects}
  union all
  select x.short_txid, x.borrower_id, s.subject_id from ${pixTxids.sql} x
    join ${pixReceipts.sql} r on r.borrower_id = x.borrower_id and r.charge_id = x.charge_id ${subjects}`;
