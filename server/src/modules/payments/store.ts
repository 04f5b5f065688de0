import type { CivilDate } from '@balcao/contract';
import { sql } from 'kysely';
import type { Fragment } from '../../kernel/db/guarded-write.ts';
import { newId } from '../../kernel/ids.ts';
import type { ContractsPorts } from '../contracts/index.ts';
import type { PayableItem } from './receiving/rules/paid-items.ts';
import type { PaymentMethod } from './receiving/rules/postings.ts';

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
        interest_cents, limit_cents, bonus_cents, status)
      select ${borrowerId}::uuid, id, ${contractId}::uuid, ${retailerId}::uuid, number, "dueOn", "amountCents", "principalCents",
        "interestCents", "limitCents", coalesce("bonusCents", 0), 'OPEN'
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as i(id uuid, number integer, "dueOn" date, "amountCents" bigint,
        "principalCents" bigint, "interestCents" bigint, "limitCents" bigint, "bonusCents" bigint)
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
  /** Null when nobody at the counter took it. */
  operatorId: string | null;
  method: PaymentMethod;
  totalCents: number;
  at: Date;
  on: CivilDate;
  /** The agreement whose installments it pays; left out for installments in none. */
  renegotiationId?: string;
}

/** Installments of one agreement, or of none, are paid together; who pays by the wrong way misses. */
const ofAgreement = ({ renegotiationId }: NewPayment) =>
  renegotiationId === undefined ? sql`renegotiation_id is null` : sql`renegotiation_id = ${renegotiationId}::uuid`;

/**
 * Takes partial payments off their installments and keeps what of the late charges stays unpaid; each must still be
 * open and as little settled as it was read.
 */
export function settlePartsFragment(payment: NewPayment, parts: readonly PayableItem[]): Fragment {
  const rows = parts.map((item) => ({ ...item.chargesAfter, id: item.installmentId, ...sharesOf(item) }));
  return {
    name: 'partly_paid_installments',
    rows: rows.length,
    statement: sql`
      update installments i set settled_cents = i.settled_cents + r."faceCents",
        settled_principal_cents = i.settled_principal_cents + r."principalCents",
        settled_limit_cents = i.settled_limit_cents + r."limitCents", charged_through = r.through,
        carried_fine_cents = r."fineCents", carried_late_interest_cents = r."lateInterestCents",
        carried_contract_interest_cents = r."contractInterestCents"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, "faceCents" bigint, "principalCents" bigint,
        "limitCents" bigint, through date, "fineCents" bigint, "lateInterestCents" bigint, "contractInterestCents" bigint)
      where i.borrower_id = ${payment.borrowerId}::uuid and i.id = r.id and i.status = 'OPEN' and ${ofAgreement(payment)}
      returning 1`,
  };
}

const sharesOf = ({ faceCents, principalCents, limitCents }: PayableItem) => ({
  faceCents,
  principalCents,
  limitCents,
});

/** Marks installments paid; each must still be open (I3). */
export function settleInstallmentsFragment(payment: NewPayment, ids: readonly string[]): Fragment {
  return {
    name: 'paid_installments',
    rows: ids.length,
    statement: sql`
      update installments set status = 'PAID', paid_on = ${payment.on}::date, payment_id = ${payment.id}::uuid
      where borrower_id = ${payment.borrowerId}::uuid and id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)
        and status = 'OPEN' and ${ofAgreement(payment)}
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
export function paymentFragments(payment: NewPayment, items: readonly PayableItem[]): Fragment[] {
  return [
    {
      name: 'payment',
      rows: 1,
      statement: sql`
        insert into payments (borrower_id, id, retailer_id, store_id, operator_id, method, total_cents, paid_at, paid_on,
          limit_version)
        values (${payment.borrowerId}::uuid, ${payment.id}::uuid, ${payment.retailerId}::uuid, ${payment.storeId}::uuid,
          ${payment.operatorId}::uuid, ${payment.method}::text, ${payment.totalCents}::bigint, ${payment.at}::timestamptz, ${payment.on}::date,
          (select version from credit_limits where borrower_id = ${payment.borrowerId}::uuid))
        returning 1`,
    },
    {
      name: 'payment_items_written',
      rows: items.length,
      statement: sql`
        insert into payment_items (borrower_id, id, payment_id, kind, installment_id, fee_id, contract_id, face_cents,
          discount_cents, bonus_cents, fine_cents, late_interest_cents, contract_interest_cents, paid_cents, principal_cents,
          interest_cents, limit_cents, is_partial, charges_before, late_iof_cents, late_iof_absorbed_cents,
          forgiven_cents)
        select ${payment.borrowerId}::uuid, id, ${payment.id}::uuid, kind, "installmentId", "feeId", "contractId", "faceCents",
          "discountCents", "bonusCents", "fineCents", "lateInterestCents", "contractInterestCents", "paidCents", "principalCents",
          "interestCents", "limitCents", "isPartial", nullif("chargesBefore", 'null'::jsonb), "lateIofCents", "lateIofAbsorbedCents",
          coalesce("forgivenCents", 0)
        from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as i(id uuid, kind text, "installmentId" uuid, "feeId" uuid,
          "contractId" uuid, "faceCents" bigint, "discountCents" bigint, "bonusCents" bigint, "fineCents" bigint,
          "lateInterestCents" bigint, "contractInterestCents" bigint, "paidCents" bigint, "principalCents" bigint,
          "interestCents" bigint, "limitCents" bigint, "isPartial" boolean, "chargesBefore" jsonb,
          "lateIofCents" bigint, "lateIofAbsorbedCents" bigint, "forgivenCents" bigint)
        returning 1`,
    },
  ];
}
