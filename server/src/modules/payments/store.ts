import { sql } from 'kysely';
import type { Fragment } from '../../kernel/db/guarded-write.ts';
import { newId } from '../../kernel/ids.ts';
import type { ContractsPorts } from '../contracts/index.ts';

/** Installments and usage fee of an accepted contract, as parts of its write. */
export const openInstallments: ContractsPorts['openInstallments'] = ({
  borrowerId,
  contractId,
  retailerId,
  installments,
  feeCents,
}) => {
  const rows = installments.map((installment) => ({ id: newId(), ...installment }));
  const opened: Fragment = {
    name: 'opened_installments',
    rows: rows.length,
    statement: sql`
      insert into installments (borrower_id, id, contract_id, retailer_id, number, due_on, amount_cents, principal_cents,
        interest_cents, limit_cents, status)
      select ${borrowerId}::uuid, id, ${contractId}::uuid, ${retailerId}::uuid, number, "dueOn", "amountCents", "principalCents",
        "interestCents", "limitCents", 'OPEN'
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as i(id uuid, number integer, "dueOn" date, "amountCents" bigint,
        "principalCents" bigint, "interestCents" bigint, "limitCents" bigint)
      returning 1`,
  };
  if (feeCents === 0) return [opened];
  const fee: Fragment = {
    name: 'opened_fee',
    rows: 1,
    statement: sql`
      insert into fees (borrower_id, id, contract_id, retailer_id, amount_cents, status)
      values (${borrowerId}::uuid, ${newId()}::uuid, ${contractId}::uuid, ${retailerId}::uuid, ${feeCents}::bigint, 'OPEN')
      returning 1`,
  };
  return [opened, fee];
};

export interface NewPayment {
  borrowerId: string;
  id: string;
  retailerId: string;
  storeId: string;
  operatorId: string;
  totalCents: number;
  at: Date;
  on: string;
}

export interface NewPaymentItem {
  id: string;
  kind: 'INSTALLMENT' | 'FEE';
  installmentId: string | null;
  feeId: string | null;
  contractId: string;
  faceCents: number;
  discountCents: number;
  fineCents: number;
  lateInterestCents: number;
  contractInterestCents: number;
  paidCents: number;
}

/** Marks installments paid; each must still be open (I3). */
export function settleInstallmentsFragment(payment: NewPayment, ids: readonly string[]): Fragment {
  return {
    name: 'paid_installments',
    rows: ids.length,
    statement: sql`
      update installments set status = 'PAID', paid_on = ${payment.on}::date, payment_id = ${payment.id}::uuid
      where borrower_id = ${payment.borrowerId}::uuid and id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)
        and status = 'OPEN'
      returning 1`,
  };
}

/** Marks fees paid; each must still be open. */
export function settleFeesFragment(payment: NewPayment, ids: readonly string[]): Fragment {
  return {
    name: 'paid_fees',
    rows: ids.length,
    statement: sql`
      update fees set status = 'PAID', payment_id = ${payment.id}::uuid
      where borrower_id = ${payment.borrowerId}::uuid and id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)
        and status = 'OPEN'
      returning 1`,
  };
}

/** The payment and its items. */
export function paymentFragments(payment: NewPayment, items: readonly NewPaymentItem[]): Fragment[] {
  return [
    {
      name: 'payment',
      rows: 1,
      statement: sql`
        insert into payments (borrower_id, id, retailer_id, store_id, operator_id, method, total_cents, paid_at, paid_on)
        values (${payment.borrowerId}::uuid, ${payment.id}::uuid, ${payment.retailerId}::uuid, ${payment.storeId}::uuid,
          ${payment.operatorId}::uuid, 'STORE_CASH', ${payment.totalCents}::bigint, ${payment.at}::timestamptz, ${payment.on}::date)
        returning 1`,
    },
    {
      name: 'payment_items_written',
      rows: items.length,
      statement: sql`
        insert into payment_items (borrower_id, id, payment_id, kind, installment_id, fee_id, contract_id, face_cents,
          discount_cents, fine_cents, late_interest_cents, contract_interest_cents, paid_cents)
        select ${payment.borrowerId}::uuid, id, ${payment.id}::uuid, kind, "installmentId", "feeId", "contractId", "faceCents",
          "discountCents", "fineCents", "lateInterestCents", "contractInterestCents", "paidCents"
        from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as i(id uuid, kind text, "installmentId" uuid, "feeId" uuid,
          "contractId" uuid, "faceCents" bigint, "discountCents" bigint, "fineCents" bigint, "lateInterestCents" bigint,
          "contractInterestCents" bigint, "paidCents" bigint)
        returning 1`,
    },
  ];
}
