import type { CivilDate } from '@balcao/contract';
import { sql } from 'kysely';
import type { Fragment } from '../../kernel/db/guarded-write.ts';
import { newId } from '../../kernel/ids.ts';
import {
  agreedInstallmentsFragment,
  restoredInstallmentsFragment,
  chargedThrough,
  type InstallmentRow,
} from '../payments/index.ts';
import { debtOf } from './rules/contract-debts.ts';
import type { AgreementOption, RenegotiationRow } from './tables.ts';

/** A simulated agreement as it is written. */
export interface NewRenegotiation extends Omit<RenegotiationRow, 'status' | 'optionId' | 'acceptedAt' | 'acceptedOn'> {
  operatorId: string;
  policyId: string;
  offeredAt: Date;
}

export function offeredRenegotiationFragment(offer: NewRenegotiation): Fragment {
  return {
    name: 'offered_renegotiation',
    rows: 1,
    statement: sql`
      insert into renegotiations (borrower_id, id, number, retailer_id, store_id, operator_id, status, policy_id, terms,
        contract_ids, debt_cents, charges_cents, discount_cents, options, offered_at, offered_on, valid_until, break_after_days)
      values (${offer.borrowerId}::uuid, ${offer.id}::uuid, ${offer.number}::text, ${offer.retailerId}::uuid, ${offer.storeId}::uuid,
        ${offer.operatorId}::uuid, 'OFFERED', ${offer.policyId}::uuid, ${JSON.stringify(offer.terms)}::jsonb,
        ${JSON.stringify(offer.contractIds)}::jsonb, ${offer.debtCents}::bigint, ${offer.chargesCents}::bigint,
        ${offer.discountCents}::bigint, ${JSON.stringify(offer.options)}::jsonb, ${offer.offeredAt}::timestamptz,
        ${offer.offeredOn}::date, ${offer.validUntil}::timestamptz, ${offer.breakAfterDays}::int)
      returning 1`,
  };
}

export interface Acceptance {
  agreement: RenegotiationRow;
  option: AgreementOption;
  rows: readonly InstallmentRow[];
  at: Date;
  on: CivilDate;
}

/** Turns an offer into an agreement: once, while it is valid, with the customer's code. */
export function acceptanceFragments(acceptance: Acceptance): Fragment[] {
  const { agreement, option, at, on } = acceptance;
  const ofAgreement = sql`borrower_id = ${agreement.borrowerId}::uuid and renegotiation_id = ${agreement.id}::uuid`;
  return [
    {
      name: 'accepted_renegotiation',
      rows: 1,
      statement: sql`
        update renegotiations set status = 'ACTIVE', option_id = ${option.id}::uuid, accepted_at = ${at}::timestamptz,
          accepted_on = ${on}::date
        where borrower_id = ${agreement.borrowerId}::uuid and id = ${agreement.id}::uuid and status = 'OFFERED'
          and valid_until > ${at}::timestamptz
        returning 1`,
    },
    {
      name: 'used_agreement_code',
      rows: 1,
      statement: sql`
        update renegotiation_codes set used_at = ${at}::timestamptz
        where ${ofAgreement} and option_id = ${option.id}::uuid and status = 'APPROVED' and used_at is null
          and usable_until > ${at}::timestamptz
        returning 1`,
    },
    renegotiatedInstallmentsFragment(acceptance),
    agreedDebtsFragment(acceptance),
    agreedPaymentsFragment(acceptance),
  ];
}

/**
 * Puts installments into the agreement and counts the charges of the overdue ones up to its day, where they stand
 * still. Each must be open, in no agreement, and as little settled as it was read.
 */
function renegotiatedInstallmentsFragment({ agreement, rows, on }: Acceptance): Fragment {
  const states = rows.map((row) => {
    const { isOverdue, fineCents, lateInterestCents, contractInterestCents } = debtOf(row, on);
    const frozen = { through: chargedThrough(row.charges, on), fineCents, lateInterestCents, contractInterestCents };
    return { id: row.id, settledCents: row.settledCents, ...(isOverdue ? frozen : row.charges) };
  });
  return agreedInstallmentsFragment(agreement.borrowerId, agreement.id, states);
}

function agreedDebtsFragment({ agreement, rows, on }: Acceptance): Fragment {
  const debts = rows.map((row) => {
    const { faceCents, chargesCents, dueCents } = debtOf(row, on);
    return { id: row.id, contractId: row.contractId, faceCents, chargesCents, dueCents };
  });
  return {
    name: 'renegotiated_debts',
    rows: debts.length,
    statement: sql`
      insert into renegotiation_debts (borrower_id, renegotiation_id, installment_id, contract_id, face_cents, charges_cents, due_cents)
      select ${agreement.borrowerId}::uuid, ${agreement.id}::uuid, id, "contractId", "faceCents", "chargesCents", "dueCents"
      from jsonb_to_recordset(${JSON.stringify(debts)}::jsonb) as d(id uuid, "contractId" uuid, "faceCents" bigint,
        "chargesCents" bigint, "dueCents" bigint)
      returning 1`,
  };
}

function agreedPaymentsFragment({ agreement, option }: Acceptance): Fragment {
  const payments = option.payments.map((payment, index) => ({ id: newId(), number: index + 1, ...payment }));
  return {
    name: 'renegotiation_payments_due',
    rows: payments.length,
    statement: sql`
      insert into renegotiation_payments (borrower_id, id, renegotiation_id, number, due_on, value_cents, principal_cents, status)
      select ${agreement.borrowerId}::uuid, id, ${agreement.id}::uuid, number, "dueOn", "valueCents", "principalCents", 'DUE'
      from jsonb_to_recordset(${JSON.stringify(payments)}::jsonb) as p(id uuid, number integer, "dueOn" date, "valueCents" bigint,
        "principalCents" bigint)
      returning 1`,
  };
}

interface AgreementKey {
  borrowerId: string;
  renegotiationId: string;
}

/** Marks a payment of an agreement paid, once. */
export function paidAgreementPaymentFragment(
  paid: AgreementKey & { id: string; paymentId: string; on: CivilDate },
): Fragment {
  return {
    name: 'paid_renegotiation_payment',
    rows: 1,
    statement: sql`
      update renegotiation_payments set status = 'PAID', paid_on = ${paid.on}::date, payment_id = ${paid.paymentId}::uuid
      where borrower_id = ${paid.borrowerId}::uuid and id = ${paid.id}::uuid and status = 'DUE'
      returning 1`,
  };
}

/** Ends an agreement of which everything is paid. */
export function closedAgreementFragment({ borrowerId, renegotiationId, at }: AgreementKey & { at: Date }): Fragment {
  return {
    name: 'closed_renegotiation',
    rows: 1,
    statement: sql`
      update renegotiations set status = 'CLOSED', ended_at = ${at}::timestamptz
      where borrower_id = ${borrowerId}::uuid and id = ${renegotiationId}::uuid and status = 'ACTIVE'
      returning 1`,
  };
}

/** Takes a payment of an agreement back: it is due again, and an agreement that it had closed stands again. */
export function reopenedAgreementFragments(undone: AgreementKey & { paymentId: string }): Fragment[] {
  const { borrowerId, renegotiationId, paymentId } = undone;
  return [
    {
      name: 'due_renegotiation_payment',
      rows: 1,
      statement: sql`
        update renegotiation_payments set status = 'DUE', paid_on = null, payment_id = null
        where borrower_id = ${borrowerId}::uuid and renegotiation_id = ${renegotiationId}::uuid
          and payment_id = ${paymentId}::uuid and status = 'PAID'
        returning 1`,
    },
    {
      name: 'standing_renegotiation',
      rows: 1,
      statement: sql`
        update renegotiations set status = 'ACTIVE', ended_at = null
        where borrower_id = ${borrowerId}::uuid and id = ${renegotiationId}::uuid and status in ('ACTIVE', 'CLOSED')
        returning 1`,
    },
  ];
}

export interface Break extends AgreementKey {
  reason: string;
  duePayments: number;
  openInstallments: number;
  at: Date;
}

/**
 * Breaks an agreement: what is not paid of it is cancelled, and its installments are owed again as they stand: less
 * what was paid, with charges counted up to the day of the agreement and going on from there.
 */
export function brokenAgreementFragments({ borrowerId, renegotiationId, ...end }: Break): Fragment[] {
  const ofAgreement = sql`borrower_id = ${borrowerId}::uuid and renegotiation_id = ${renegotiationId}::uuid`;
  return [
    {
      name: 'broken_renegotiation',
      rows: 1,
      statement: sql`
        update renegotiations set status = 'BROKEN', ended_at = ${end.at}::timestamptz, end_reason = ${end.reason}::text
        where borrower_id = ${borrowerId}::uuid and id = ${renegotiationId}::uuid and status = 'ACTIVE'
        returning 1`,
    },
    restoredInstallmentsFragment(borrowerId, renegotiationId, end.openInstallments),
    {
      name: 'canceled_renegotiation_payments',
      rows: end.duePayments,
      statement: sql`
        update renegotiation_payments set status = 'CANCELED' where ${ofAgreement} and status = 'DUE' returning 1`,
    },
  ];
}
