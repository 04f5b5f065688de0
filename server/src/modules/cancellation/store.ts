import type { CancellationReason, CivilDate } from '@balcao/contract';
import { sql } from 'kysely';
import type { Fragment } from '../../kernel/db/guarded-write.ts';
import { newId } from '../../kernel/ids.ts';
import type { ReturnShares } from './rules/share-return.ts';

export interface NewCancellation {
  borrowerId: string;
  id: string;
  contractId: string;
  retailerId: string;
  storeId: string;
  operatorId: string;
  kind: 'VOID' | 'RETURN';
  reason: CancellationReason;
  note: string | null;
  valueCents: number;
  principalCents: number;
  returnedBeforeCents: number;
  refundCents: number;
  iofGivenBackCents: number;
  iofAbsorbedCents: number;
  limitCents: number;
  isWhole: boolean;
  at: Date;
  /** Business day in the retailer's zone. */
  on: CivilDate;
}

/** The cancellation and what of each installment, payment and fee went back. */
export function cancellationFragments(done: NewCancellation, shares: ReturnShares): Fragment[] {
  const rows = itemsOf(shares);
  return [
    {
      name: 'cancellation',
      rows: 1,
      statement: sql`
        insert into contract_cancellations (borrower_id, id, contract_id, retailer_id, store_id, operator_id, kind, reason, note,
          value_cents, principal_cents, returned_before_cents, refund_cents, iof_given_back_cents, iof_absorbed_cents, limit_cents,
          canceled_at, canceled_on)
        values (${done.borrowerId}::uuid, ${done.id}::uuid, ${done.contractId}::uuid, ${done.retailerId}::uuid,
          ${done.storeId}::uuid, ${done.operatorId}::uuid, ${done.kind}::text, ${done.reason}::text, ${done.note}::text,
          ${done.valueCents}::bigint, ${done.principalCents}::bigint, ${done.returnedBeforeCents}::bigint,
          ${done.refundCents}::bigint, ${done.iofGivenBackCents}::bigint, ${done.iofAbsorbedCents}::bigint,
          ${done.limitCents}::bigint, ${done.at}::timestamptz, ${done.on}::date)
        returning 1`,
    },
    {
      name: 'cancellation_items',
      rows: rows.length,
      statement: sql`
        insert into contract_cancellation_items (borrower_id, id, cancellation_id, installment_id, payment_item_id, fee_id,
          face_cents, principal_cents, limit_cents, discount_cents, bonus_cents, refund_cents)
        select ${done.borrowerId}::uuid, id, ${done.id}::uuid, "installmentId", "paymentItemId", "feeId", "faceCents",
          coalesce("principalCents", 0), coalesce("limitCents", 0), coalesce("discountCents", 0), coalesce("bonusCents", 0),
          coalesce("refundCents", 0)
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, "installmentId" uuid, "paymentItemId" uuid,
          "feeId" uuid, "faceCents" bigint, "principalCents" bigint, "limitCents" bigint, "discountCents" bigint,
          "bonusCents" bigint, "refundCents" bigint)
        returning 1`,
    },
  ];
}

function itemsOf({ releases, refunds, fees }: ReturnShares) {
  return [
    ...releases.map((release) => ({ id: newId(), ...release })),
    ...refunds.map((refund) => ({ id: newId(), ...refund })),
    ...fees.map(({ feeId, wasPaid, cents }) => ({
      id: newId(),
      feeId,
      faceCents: cents,
      refundCents: wasPaid ? cents : 0,
    })),
  ];
}
