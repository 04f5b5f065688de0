import { sql, type Template } from '../../kernel/db/sql.ts';
import { transferSteps } from './tables.ts';

/** How a bank names what batches were paid from: by the id of the Pix that is their first step's voucher. */
export const transferBankReferences: Template = sql`
  select s.end_to_end_id as reference, s.retailer_id as owner_id, s.batch_id as subject_id from ${transferSteps.sql} s
    where s.step = 'UME_TO_BANKER' and s.end_to_end_id is not null`;
