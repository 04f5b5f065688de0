import { bigint, instant, nullable, text, uuid } from '../../kernel/db/columns.ts';
import { table } from '../../kernel/db/table.ts';

/** Checks of a retailer's chain that somebody asked for. */
export const auditChecks = table('audit_checks', {
  retailerId: uuid('retailer_id'),
  id: uuid('id'),
  askedBy: uuid('asked_by'),
  startedAt: instant('started_at'),
  /** Entries of the chain when it began. */
  total: bigint('total'),
  /** The newest link that was found to fit, and its hash. */
  checked: bigint('checked'),
  checkedHash: text('checked_hash'),
  brokenAt: nullable(bigint('broken_at')),
  /** Null while it runs. */
  finishedAt: nullable(instant('finished_at')),
});
