import { sql } from 'kysely';
import type { Fragment } from '../../kernel/db/guarded-write.ts';
import type { ChargesSoFar } from './tables.ts';

/** An installment as it goes into an agreement: as little settled as it was read, its charges as they stand still. */
export interface AgreedInstallment extends ChargesSoFar {
  id: string;
  settledCents: number;
}

/** Puts open installments of no agreement into one, 'renegotiated_installments'. */
export function agreedInstallmentsFragment(
  borrowerId: string,
  renegotiationId: string,
  states: readonly AgreedInstallment[],
): Fragment {
  return {
    name: 'renegotiated_installments',
    rows: states.length,
    statement: sql`
      update installments i set renegotiation_id = ${renegotiationId}::uuid, charged_through = s.through,
        carried_fine_cents = s."fineCents", carried_late_interest_cents = s."lateInterestCents",
        carried_contract_interest_cents = s."contractInterestCents"
      from jsonb_to_recordset(${JSON.stringify(states)}::jsonb) as s(id uuid, "settledCents" bigint, through date,
        "fineCents" bigint, "lateInterestCents" bigint, "contractInterestCents" bigint)
      where i.borrower_id = ${borrowerId}::uuid and i.id = s.id and i.status = 'OPEN' and i.renegotiation_id is null
        and i.settled_cents = s."settledCents"
      returning 1`,
  };
}

/** Takes what is open of an agreement out of it, as it stands, 'restored_installments'. */
export function restoredInstallmentsFragment(borrowerId: string, renegotiationId: string, rows: number): Fragment {
  return {
    name: 'restored_installments',
    rows,
    statement: sql`
      update installments set renegotiation_id = null
      where borrower_id = ${borrowerId}::uuid and renegotiation_id = ${renegotiationId}::uuid and status = 'OPEN' returning 1`,
  };
}
