import type { CivilDate } from '@balcao/contract';
import { sql } from '../../kernel/db/sql.ts';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { recordset } from '../../kernel/db/write.ts';
import { chargedKeys, chargedRow, chargesAsCounted } from './charged-row.ts';
import { type ChargesSoFar, type InstallmentRow, installments } from './tables.ts';

/** An installment as it goes into an agreement: as little settled as it was read, its charges as they stand still. */
export interface AgreedInstallment extends ChargesSoFar, Pick<InstallmentRow, 'id' | 'settledCents'> {}

/** Puts open installments of no agreement into one on a day, with which their tax is counted, 'renegotiated_installments'. */
export function agreedInstallmentsFragment(
  borrowerId: string,
  { renegotiationId, on }: { renegotiationId: string; on: CivilDate },
  states: readonly AgreedInstallment[],
): Fragment {
  const rows = states.map(({ id, settledCents, ...charges }) => ({ id, settledCents, ...chargedRow(charges) }));
  const r = recordset(installments, rows, ['id', 'settledCents', ...chargedKeys], 'r');
  return part(
    'renegotiated_installments',
    sql`update ${installments.sql} i set renegotiation_id = ${renegotiationId}::uuid,
        late_iof_through = greatest(i.late_iof_through, ${on}::date), ${chargesAsCounted} from ${r}
      where i.borrower_id = ${borrowerId}::uuid and i.id = r.id and i.status = 'OPEN' and i.renegotiation_id is null
        and i.settled_cents = r."settledCents"`,
    rows.length,
  );
}

/** Takes what is open of an agreement out of it, as it stands, 'restored_installments'. */
export function restoredInstallmentsFragment(borrowerId: string, renegotiationId: string, rows: number): Fragment {
  return part(
    'restored_installments',
    sql`update ${installments.sql} set renegotiation_id = null
      where borrower_id = ${borrowerId}::uuid and renegotiation_id = ${renegotiationId}::uuid and status = 'OPEN'`,
    rows,
  );
}
