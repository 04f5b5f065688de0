import { sql } from 'kysely';
import type { Fragment } from '../../../kernel/db/guarded-write.ts';
import type { PaymentsPorts } from '../ports.ts';
import type { UndoableItem } from './facts.ts';

/** What taking a payment back needs of later modules. */
export type UndoPorts = Omit<PaymentsPorts, 'paidOff'>;

export interface NewUndo {
  borrowerId: string;
  paymentId: string;
  id: string;
  retailerId: string;
  storeId: string;
  operatorId: string;
  reason: string;
  at: Date;
  on: string;
}

/** The undo and what it gives back to be owed; each row must still be as the payment left it. */
export function undoFragments(
  ports: UndoPorts,
  undo: NewUndo,
  items: readonly UndoableItem[],
  agreementId: string | null,
): Fragment[] {
  const parts = items.filter((item) => item.isPartial);
  const whole = items.filter((item) => !item.isPartial && item.installmentId !== null);
  const fees = items.filter((item) => item.feeId !== null);
  return [
    ...(whole.length > 0 ? [reopenedInstallments(undo, whole.length)] : []),
    ...(parts.length > 0 ? [unsettledParts(undo, parts, agreementId)] : []),
    ...(fees.length > 0 ? [reopenedFees(undo, fees.length)] : []),
    ...(agreementId === null ? [] : ports.agreements.reopened({ ...undo, renegotiationId: agreementId })),
    {
      name: 'payment_undo',
      rows: 1,
      statement: sql`
        insert into payment_undos (borrower_id, payment_id, id, retailer_id, store_id, operator_id, reason, undone_at, undone_on)
        values (${undo.borrowerId}::uuid, ${undo.paymentId}::uuid, ${undo.id}::uuid, ${undo.retailerId}::uuid, ${undo.storeId}::uuid,
          ${undo.operatorId}::uuid, ${undo.reason}::text, ${undo.at}::timestamptz, ${undo.on}::date)
        returning 1`,
    },
  ];
}

/** Owed again with what partial payments before had left of them: settling the rest had not touched that. */
function reopenedInstallments({ borrowerId, paymentId }: NewUndo, rows: number): Fragment {
  return {
    name: 'reopened_installments',
    rows,
    statement: sql`
      update installments set status = 'OPEN', paid_on = null, payment_id = null
      where borrower_id = ${borrowerId}::uuid and payment_id = ${paymentId}::uuid and status = 'PAID'
      returning 1`,
  };
}

/** Takes partial payments off what is settled and puts back the charges they had found. */
function unsettledParts({ borrowerId }: NewUndo, parts: readonly UndoableItem[], agreementId: string | null): Fragment {
  const rows = parts.map(({ installmentId, faceCents, principalCents, limitCents, chargesBefore }) => ({
    id: installmentId,
    faceCents,
    principalCents,
    limitCents,
    ...chargesBefore,
  }));
  return {
    name: 'unsettled_installments',
    rows: rows.length,
    statement: sql`
      update installments i set settled_cents = i.settled_cents - r."faceCents",
        settled_principal_cents = i.settled_principal_cents - r."principalCents",
        settled_limit_cents = i.settled_limit_cents - r."limitCents", charged_through = r.through,
        carried_fine_cents = r."fineCents", carried_late_interest_cents = r."lateInterestCents",
        carried_contract_interest_cents = r."contractInterestCents"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, "faceCents" bigint, "principalCents" bigint,
        "limitCents" bigint, through date, "fineCents" bigint, "lateInterestCents" bigint, "contractInterestCents" bigint)
      where i.borrower_id = ${borrowerId}::uuid and i.id = r.id and i.status = 'OPEN'
        and i.renegotiation_id is not distinct from ${agreementId}::uuid
      returning 1`,
  };
}

function reopenedFees({ borrowerId, paymentId }: NewUndo, rows: number): Fragment {
  return {
    name: 'reopened_fees',
    rows,
    statement: sql`
      update fees set status = 'OPEN', payment_id = null
      where borrower_id = ${borrowerId}::uuid and payment_id = ${paymentId}::uuid and status = 'PAID'
      returning 1`,
  };
}
