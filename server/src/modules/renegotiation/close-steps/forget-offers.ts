import { sql } from '../../../kernel/db/sql.ts';
import { forgettingStep } from '../../../kernel/day-close/forgetting-step.ts';
import { numbersOfOld } from '../../contracts/index.ts';
import { renegotiationCodes } from '../tables.ts';

/** Deletes simulations that nobody accepted, with their codes and numbers, so many days after their validity ended. */
export const forgetRenegotiationOffers = forgettingStep('renegotiation.forget-offers', {
  table: 'renegotiations',
  key: ['borrower_id', 'id'],
  carried: ['number'],
  since: 'valid_until',
  days: 180,
  only: sql`status = 'EXPIRED'`,
  dependents: sql`
    gone_codes as (
        delete from ${renegotiationCodes.sql} k using old
        where k.borrower_id = old.borrower_id and k.renegotiation_id = old.id),
    gone_numbers as (${numbersOfOld})`,
});
