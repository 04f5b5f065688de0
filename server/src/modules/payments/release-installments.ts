import type { CivilDate } from '@balcao/contract';
import { sql } from 'kysely';
import type { Fragment } from '../../kernel/db/guarded-write.ts';
import type { ContractsPorts } from '../contracts/index.ts';
import { isOverdueFact } from './facts.ts';

/** The agreement of installment `i`, unless it ended: what was paid in one that ended was paid of the installment. */
const standsFor = sql`case when not exists (select 1 from renegotiations r
  where r.borrower_id = i.borrower_id and r.id = i.renegotiation_id and r.status in ('BROKEN', 'CLOSED')) then i.renegotiation_id end`;

/** Whether installment `i` is beyond its due date on a day, or had late charges counted by a payment or an agreement. */
const isLate = (today: CivilDate) => sql`(i.charged_through is not null or ${isOverdueFact(today)})`;

/** Scalar subquery: the plan of a contract as it stands, with the payments that were not undone. Never null. */
export const planFact: ContractsPorts['planFact'] = (borrowerId, contractId, today) => sql`
  json_build_object(
    'installments', (select coalesce(json_agg(json_build_object('id', i.id, 'number', i.number, 'dueOn', i.due_on,
        'status', i.status, 'amountCents', i.amount_cents, 'principalCents', i.principal_cents, 'limitCents', i.limit_cents,
        'bonusCents', i.bonus_cents - i.returned_bonus_cents, 'isOverdue', ${isLate(today)}, 'settledCents', i.settled_cents, 'settledPrincipalCents', i.settled_principal_cents,
        'settledLimitCents', i.settled_limit_cents, 'renegotiationId', ${standsFor},
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

/**
 * Takes what a cancellation releases off open installments ('released_installments'): in part it grows what is settled,
 * whole it cancels them and the open fees ('canceled_fees').
 */
export const releaseInstallments: ContractsPorts['releaseInstallments'] = (release) => {
  const { borrowerId, releases, feeIds, isWhole } = release;
  return [
    ...(releases.length === 0 ? [] : [isWhole ? cancelFragment(release) : shrinkFragment(release)]),
    ...(feeIds.length === 0 ? [] : [cancelFeesFragment(borrowerId, feeIds)]),
  ];
};

type Releases = Parameters<ContractsPorts['releaseInstallments']>[0];

/** An installment is still what the release was counted on. */
const unmoved = sql`i.id = r."installmentId" and i.status = 'OPEN' and i.settled_cents = r."settledCents"
  and i.renegotiation_id is null`;

function cancelFragment({ borrowerId, releases }: Releases): Fragment {
  return {
    name: 'released_installments',
    rows: releases.length,
    statement: sql`
      update installments i set status = 'CANCELED'
      from jsonb_to_recordset(${JSON.stringify(releases)}::jsonb) as r("installmentId" uuid, "settledCents" bigint)
      where i.borrower_id = ${borrowerId}::uuid and ${unmoved}
      returning 1`,
  };
}

function shrinkFragment({ borrowerId, releases }: Releases): Fragment {
  const rows = releases.map(({ carried, ...release }) => ({ ...release, ...carried }));
  return {
    name: 'released_installments',
    rows: rows.length,
    statement: sql`
      update installments i set settled_cents = i.settled_cents + r."faceCents",
        settled_principal_cents = i.settled_principal_cents + r."principalCents",
        settled_limit_cents = i.settled_limit_cents + r."limitCents", returned_bonus_cents = i.returned_bonus_cents + r."bonusCents",
        carried_fine_cents = i.carried_fine_cents - r."fineCents",
        carried_late_interest_cents = i.carried_late_interest_cents - r."lateInterestCents",
        carried_contract_interest_cents = i.carried_contract_interest_cents - r."contractInterestCents"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r("installmentId" uuid, "settledCents" bigint,
        "faceCents" bigint, "principalCents" bigint, "limitCents" bigint, "bonusCents" bigint, "fineCents" bigint,
        "lateInterestCents" bigint, "contractInterestCents" bigint)
      where i.borrower_id = ${borrowerId}::uuid and ${unmoved}
      returning 1`,
  };
}

function cancelFeesFragment(borrowerId: string, feeIds: readonly string[]): Fragment {
  return {
    name: 'canceled_fees',
    rows: feeIds.length,
    statement: sql`
      update fees set status = 'CANCELED'
      where borrower_id = ${borrowerId}::uuid and id in (select jsonb_array_elements_text(${JSON.stringify(feeIds)}::jsonb)::uuid)
        and status = 'OPEN'
      returning 1`,
  };
}
