import { type RawBuilder, sql } from 'kysely';

/** Scalar subquery: the version of a borrower's limit row before a statement moves it. */
export const limitVersionFact = (borrowerId: string): RawBuilder<number> =>
  sql<number>`(select version from credit_limits where borrower_id = ${borrowerId}::uuid)`;
