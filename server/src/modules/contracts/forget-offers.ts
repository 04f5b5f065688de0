import { sql } from '../../kernel/db/sql.ts';
import { forgettingStep } from '../../kernel/day-close/forgetting-step.ts';
import { numbersOfOld } from './contract-number.ts';
import { proposals, purchaseVerifications } from './tables.ts';

/**
 * Deletes offers that nobody accepted, with their proposals, codes and numbers, so many days after their validity ended.
 * An offer of a device stays: what was asked of its lock hangs on it.
 */
export const forgetOffers = forgettingStep('contracts.forget-offers', {
  table: 'contracts',
  key: ['borrower_id', 'id'],
  carried: ['number'],
  since: 'valid_until',
  days: 180,
  only: sql`status = 'EXPIRED' and product_id is null`,
  dependents: sql`
    old_proposals as materialized (
        select p.borrower_id, p.id from ${proposals.sql} p
        join old on p.borrower_id = old.borrower_id and p.contract_id = old.id),
    gone_verifications as (
        delete from ${purchaseVerifications.sql} v using old_proposals p
        where v.borrower_id = p.borrower_id and v.proposal_id = p.id),
    gone_proposals as (
        delete from ${proposals.sql} p using old_proposals o where p.borrower_id = o.borrower_id and p.id = o.id),
    gone_numbers as (${numbersOfOld})`,
});

/** Calls that analysts made, or that nobody made: the audit keeps who decided. */
export const forgetPurchaseCalls = forgettingStep('contracts.forget-calls', {
  table: 'purchase_calls',
  key: ['borrower_id', 'proposal_id'],
  since: 'ends_at',
  days: 180,
});

/** What the camera took, so many days later. */
export const forgetFacePictures = forgettingStep('contracts.forget-face-pictures', {
  table: 'purchase_face_pictures',
  key: ['borrower_id', 'proposal_id', 'attempt', 'number'],
  since: 'taken_at',
  days: 90,
});

/** Faces that were asked for, with what was agreed to. */
export const forgetFaces = forgettingStep('contracts.forget-faces', {
  table: 'purchase_faces',
  key: ['borrower_id', 'proposal_id'],
  since: 'ends_at',
  days: 180,
});
