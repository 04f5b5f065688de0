import type { CivilDate } from '@balcao/contract';
import { type RawBuilder, sql } from 'kysely';
import { isOverdueFact } from './facts.ts';

type Key = string | RawBuilder<unknown>;

/** Late charges that partial payments left unpaid. Cents. */
export interface CarriedCharges {
  fineCents: number;
  lateInterestCents: number;
  contractInterestCents: number;
}

/** An installment as it stands: plan figures, and what payments and returns took off so far. Cents. */
export interface PlanInstallment {
  id: string;
  number: number;
  dueOn: CivilDate;
  status: 'OPEN' | 'PAID' | 'CANCELED';
  amountCents: number;
  principalCents: number;
  limitCents: number;
  /** Taken off what is left when it is paid in time. */
  bonusCents: number;
  /** Too late to be paid in time: the bonus is lost, late charges count. */
  isOverdue: boolean;
  settledCents: number;
  settledPrincipalCents: number;
  settledLimitCents: number;
  carried: CarriedCharges;
  renegotiationId: string | null;
}

/** What a payment that stands settled of an installment. Cents. */
export interface PaidPart {
  id: string;
  installmentId: string;
  faceCents: number;
  principalCents: number;
  /** For paying early; late charges that an agreement forgave are no part of it. */
  discountCents: number;
  bonusCents: number;
  isPartial: boolean;
}

export interface PlanFee {
  id: string;
  amountCents: number;
  status: 'OPEN' | 'PAID' | 'CANCELED';
}

/** All that a contract's customer owed and paid, late charges left out. */
export interface PlanFact {
  installments: PlanInstallment[];
  /** Of payments that were not undone. */
  payments: PaidPart[];
  fees: PlanFee[];
}

/** Whether installment `i` is beyond its due date on a day, or had late charges counted by a payment or an agreement. */
const isLate = (today: CivilDate) => sql`(i.charged_through is not null or ${isOverdueFact(today)})`;

/**
 * Scalar subquery: the plan of a contract as it stands on a business day, with the payments that were not undone; `agreementId`
 * says which agreement counts for an installment `i`. Never null.
 */
export function planFact(
  borrowerId: Key,
  contractId: Key,
  today: CivilDate,
  agreementId: RawBuilder<string | null>,
): RawBuilder<PlanFact> {
  return sql`
  json_build_object(
    'installments', (select coalesce(json_agg(json_build_object('id', i.id, 'number', i.number, 'dueOn', i.due_on,
        'status', i.status, 'amountCents', i.amount_cents, 'principalCents', i.principal_cents, 'limitCents', i.limit_cents,
        'bonusCents', i.bonus_cents - i.returned_bonus_cents, 'isOverdue', ${isLate(today)}, 'settledCents', i.settled_cents, 'settledPrincipalCents', i.settled_principal_cents,
        'settledLimitCents', i.settled_limit_cents, 'renegotiationId', ${agreementId},
        'carried', json_build_object('fineCents', i.carried_fine_cents, 'lateInterestCents', i.carried_late_interest_cents,
          'contractInterestCents', i.carried_contract_interest_cents)) order by i.number), '[]'::json)
      from installments i where i.borrower_id = ${borrowerId}::uuid and i.contract_id = ${contractId}::uuid),
    'payments', (select coalesce(json_agg(json_build_object('id', t.id, 'installmentId', t.installment_id,
        'faceCents', t.face_cents, 'principalCents', t.principal_cents, 'discountCents', t.discount_cents - t.forgiven_cents,
        'bonusCents', t.bonus_cents, 'isPartial', t.is_partial) order by t.id), '[]'::json)
      from payment_items t where t.borrower_id = ${borrowerId}::uuid and t.contract_id = ${contractId}::uuid
        and t.kind = 'INSTALLMENT' and not exists (select 1 from payment_undos u
          where u.borrower_id = t.borrower_id and u.payment_id = t.payment_id)),
    'fees', (select coalesce(json_agg(json_build_object('id', f.id, 'amountCents', f.amount_cents, 'status', f.status)
        order by f.id), '[]'::json)
      from fees f where f.borrower_id = ${borrowerId}::uuid and f.contract_id = ${contractId}::uuid))`;
}
