import { sql } from '../../kernel/db/sql.ts';
import { countOf, rowOf, select, withParts } from '../../kernel/db/select.ts';
import type { DayCloseStep } from '../../kernel/day-close/steps.ts';

/** Offers whose validity ended are over for good: their proposals stay to be read, none can be accepted. */
export const expireOffers: DayCloseStep = {
  name: 'contracts.expire-offers',
  async run(db, { now, limit }) {
    const parts = sql`
      ended as materialized (
          select borrower_id, id from contracts where status = 'OFFERED' and valid_until <= ${now}::timestamptz
          order by valid_until limit ${sql.lit(limit)} for update skip locked),
        expired as (update contracts c set status = 'EXPIRED' from ended
          where c.borrower_id = ended.borrower_id and c.id = ended.id returning 1)`;
    const { rows = 0 } = (await rowOf(db, withParts(parts, select({ rows: countOf(sql`from expired`) })))) ?? {};
    return { rows, cursor: rows === limit ? 'more' : null };
  },
};

/** Codes that nobody typed in time: their hashes are wiped, so that nothing is left to guess at. */
export const forgetCodes: DayCloseStep = {
  name: 'contracts.forget-codes',
  async run(db, { now, limit }) {
    const parts = sql`
      lapsed as materialized (
          select borrower_id, proposal_id from purchase_verifications
          where status = 'PENDING' and code_hash <> '' and expires_at <= ${now}::timestamptz
          order by expires_at limit ${sql.lit(limit)} for update skip locked),
        forgotten as (update purchase_verifications v set code_hash = '' from lapsed
          where v.borrower_id = lapsed.borrower_id and v.proposal_id = lapsed.proposal_id returning 1)`;
    const { rows = 0 } = (await rowOf(db, withParts(parts, select({ rows: countOf(sql`from forgotten`) })))) ?? {};
    return { rows, cursor: rows === limit ? 'more' : null };
  },
};

/** Codes of calls whose time is over: what an analyst could read out is wiped, and what it was compared with. */
export const forgetCallCodes: DayCloseStep = {
  name: 'contracts.forget-call-codes',
  async run(db, { now, limit }) {
    const parts = sql`
      lapsed as materialized (
          select borrower_id, proposal_id from purchase_calls
          where status = 'WAITING' and code_sealed is not null and ends_at <= ${now}::timestamptz
          order by ends_at limit ${sql.lit(limit)} for update skip locked),
        unread as (update purchase_verifications v set code_hash = '' from lapsed
          where v.borrower_id = lapsed.borrower_id and v.proposal_id = lapsed.proposal_id and v.status = 'MANUAL' returning 1),
        forgotten as (update purchase_calls c set code_sealed = null from lapsed
          where c.borrower_id = lapsed.borrower_id and c.proposal_id = lapsed.proposal_id returning 1)`;
    const { rows = 0 } = (await rowOf(db, withParts(parts, select({ rows: countOf(sql`from forgotten`) })))) ?? {};
    return { rows, cursor: rows === limit ? 'more' : null };
  },
};
