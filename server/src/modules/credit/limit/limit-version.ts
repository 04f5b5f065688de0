import { sql, type Template } from '../../../kernel/db/sql.ts';

/** Scalar subquery: the version of a borrower's limit row before a statement moves it. */
export const limitVersionFact = (borrowerId: string): Template<number> =>
  sql<number>`(select version from credit_limits where borrower_id = ${borrowerId}::uuid)`;
