import type { RowOf } from '../../../kernel/db/table.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { type Fragment, part } from '../../../kernel/db/guarded-write.ts';
import { insertOne, recordset } from '../../../kernel/db/write.ts';
import { chargedKeys, chargedRow, chargesAsCounted } from '../charged-row.ts';
import type { PaymentsPorts } from '../ports.ts';
import { settledKeys, settledRow } from '../store.ts';
import { fees, installments, paymentUndos } from '../tables.ts';
import type { UndoableItem } from './facts.ts';

/** What taking a payment back needs of later modules. */
export type UndoPorts = Omit<PaymentsPorts, 'paidOff'>;

export type NewUndo = RowOf<typeof paymentUndos>;

/** The undo and what it gives back to be owed; each row must still be as the payment left it. */
export function undoFragments(
  ports: UndoPorts,
  undo: NewUndo,
  items: readonly UndoableItem[],
  agreementId: string | null,
): Fragment[] {
  const parts = items.filter((item) => item.isPartial);
  const whole = items.filter((item) => !item.isPartial && item.installmentId !== null);
  const paidFees = items.filter((item) => item.feeId !== null);
  return [
    ...(whole.length > 0 ? [reopenedInstallments(undo, whole.length)] : []),
    ...(parts.length > 0 ? [unsettledParts(undo, parts, agreementId)] : []),
    ...(paidFees.length > 0 ? [reopenedFees(undo, paidFees.length)] : []),
    ...(agreementId === null ? [] : ports.agreements.reopened({ ...undo, renegotiationId: agreementId })),
    part('payment_undo', insertOne(paymentUndos, undo)),
  ];
}

/** Owed again with what partial payments before had left of them: settling the rest had not touched that. */
function reopenedInstallments({ borrowerId, paymentId }: NewUndo, rows: number): Fragment {
  return part(
    'reopened_installments',
    sql`update ${installments.sql} set status = 'OPEN', paid_on = null, payment_id = null
      where borrower_id = ${borrowerId}::uuid and payment_id = ${paymentId}::uuid and status = 'PAID'`,
    rows,
  );
}

/** Takes partial payments off what is settled and puts back the charges they had found. */
function unsettledParts({ borrowerId }: NewUndo, parts: readonly UndoableItem[], agreementId: string | null): Fragment {
  const rows = parts.map((item) => ({
    ...settledRow(item),
    ...(item.chargesBefore && chargedRow(item.chargesBefore)),
  }));
  return part(
    'unsettled_installments',
    sql`update ${installments.sql} i set settled_cents = i.settled_cents - r."settledCents",
        settled_principal_cents = i.settled_principal_cents - r."settledPrincipalCents",
        settled_limit_cents = i.settled_limit_cents - r."settledLimitCents", ${chargesAsCounted}
      from ${recordset(installments, rows, [...settledKeys, ...chargedKeys], 'r')}
      where i.borrower_id = ${borrowerId}::uuid and i.id = r.id and i.status = 'OPEN'
        and i.renegotiation_id is not distinct from ${agreementId}::uuid`,
    rows.length,
  );
}

function reopenedFees({ borrowerId, paymentId }: NewUndo, rows: number): Fragment {
  return part(
    'reopened_fees',
    sql`update ${fees.sql} set status = 'OPEN', payment_id = null
      where borrower_id = ${borrowerId}::uuid and payment_id = ${paymentId}::uuid and status = 'PAID'`,
    rows,
  );
}
