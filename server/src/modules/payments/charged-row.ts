import { sql } from '../../kernel/db/sql.ts';
import type { ChargesSoFar } from './tables.ts';

// How late charges that were counted so far are written to an installment.

/** The columns of it. */
export const chargedKeys = [
  'chargedThrough',
  'carriedFineCents',
  'carriedLateInterestCents',
  'carriedContractInterestCents',
] as const;

/** Charges by the names of those columns. */
export const chargedRow = ({ through, fineCents, lateInterestCents, contractInterestCents }: ChargesSoFar) => ({
  chargedThrough: through,
  carriedFineCents: fineCents,
  carriedLateInterestCents: lateInterestCents,
  carriedContractInterestCents: contractInterestCents,
});

/** Assignments of an update from a recordset `r`: the charges are those of its row. */
export const chargesAsCounted = sql`charged_through = r."chargedThrough", carried_fine_cents = r."carriedFineCents",
  carried_late_interest_cents = r."carriedLateInterestCents",
  carried_contract_interest_cents = r."carriedContractInterestCents"`;
