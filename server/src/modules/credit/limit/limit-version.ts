import { sql, type Template } from '../../../kernel/db/sql.ts';
import { known, scalar } from '../../../kernel/db/select.ts';
import { creditLimits } from '../tables.ts';

/** Scalar subquery: the version of a borrower's limit row before a statement moves it. */
export const limitVersionFact = (borrowerId: string): Template<number> =>
  known(
    scalar(
      creditLimits.row('version_l').version,
      sql`from ${creditLimits.sql} version_l where version_l.borrower_id = ${borrowerId}::uuid`,
    ),
  );
