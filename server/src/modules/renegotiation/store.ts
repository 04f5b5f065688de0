import type { CivilDate } from '@balcao/contract';
import { sumCents } from '@balcao/credit-math';
import { sql } from '../../kernel/db/sql.ts';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { type NewRow, pick } from '../../kernel/db/table.ts';
import { insertMany, insertOne, recordset } from '../../kernel/db/write.ts';
import { newId } from '../../kernel/ids.ts';
import { journalFragments } from '../books/index.ts';
import {
  agreedInstallmentsFragment,
  restoredInstallmentsFragment,
  chargedThrough,
  type InstallmentRow,
} from '../payments/index.ts';
import { debtOf, owedIofPostings } from './rules/contract-debts.ts';
import type { RepricedPayment } from './rules/price-again.ts';
import {
  type AgreementOption,
  renegotiationCodes,
  renegotiationDebts,
  type RenegotiationFact,
  renegotiationPayments,
  renegotiations,
} from './tables.ts';

/** A simulated agreement as it is written. */
export type NewRenegotiation = Omit<NewRow<typeof renegotiations>, 'status'> & { validUntil: string };

export function offeredRenegotiationFragment(offer: NewRenegotiation): Fragment {
  return part('offered_renegotiation', insertOne(renegotiations, { ...offer, status: 'OFFERED' }));
}

export interface Acceptance {
  agreement: RenegotiationFact;
  option: AgreementOption;
  rows: readonly InstallmentRow[];
  /** Where it is accepted. */
  storeId: string;
  at: Date;
  on: CivilDate;
}

/** Turns an offer into an agreement: once, while it is valid, with the customer's code. */
export function acceptanceFragments(acceptance: Acceptance): Fragment[] {
  const { agreement, option, at, on } = acceptance;
  const ofAgreement = sql`borrower_id = ${agreement.borrowerId}::uuid and renegotiation_id = ${agreement.id}::uuid`;
  return [
    part(
      'accepted_renegotiation',
      sql`
        update ${renegotiations.sql} set status = 'ACTIVE', option_id = ${option.id}::uuid, accepted_at = ${at}::timestamptz,
          accepted_on = ${on}::date
        where borrower_id = ${agreement.borrowerId}::uuid and id = ${agreement.id}::uuid and status = 'OFFERED'
          and valid_until > ${at}::timestamptz`,
    ),
    part(
      'used_agreement_code',
      sql`
        update ${renegotiationCodes.sql} set used_at = ${at}::timestamptz
        where ${ofAgreement} and option_id = ${option.id}::uuid and status = 'APPROVED' and used_at is null
          and usable_until > ${at}::timestamptz`,
    ),
    renegotiatedInstallmentsFragment(acceptance),
    agreedDebtsFragment(acceptance),
    agreedPaymentsFragment(acceptance),
    ...taxFragments(acceptance),
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
  return agreedInstallmentsFragment(agreement.borrowerId, { renegotiationId: agreement.id, on }, states);
}

function agreedDebtsFragment({ agreement, rows, on }: Acceptance): Fragment {
  const { borrowerId, id: renegotiationId } = agreement;
  const debts = rows.map((row) => {
    const of = { borrowerId, renegotiationId, installmentId: row.id, contractId: row.contractId };
    return {
      ...of,
      ...pick(debtOf(row, on), 'faceCents', 'principalCents', 'chargesCents', 'dueCents', 'lateIofCents'),
    };
  });
  return part('renegotiated_debts', insertMany(renegotiationDebts, debts), debts.length);
}

function agreedPaymentsFragment({ agreement, option }: Acceptance): Fragment {
  const { borrowerId, id: renegotiationId } = agreement;
  const payments = option.payments.map(({ dueOn, valueCents, principalCents }, index) => ({
    borrowerId,
    id: newId(),
    renegotiationId,
    number: index + 1,
    dueOn,
    valueCents,
    principalCents,
    status: 'DUE' as const,
  }));
  return part('renegotiation_payments_due', insertMany(renegotiationPayments, payments), payments.length);
}

/** Complementary IOF of the late days falls due with the agreement, and is the lender's until a payment brings it. */
function taxFragments({ agreement, storeId, rows, at, on }: Acceptance): Fragment[] {
  const { borrowerId, retailerId, id: subjectId } = agreement;
  const owedCents = sumCents(rows.map((row) => debtOf(row, on).lateIofCents));
  if (owedCents === 0) return [];
  const entry = { borrowerId, retailerId, storeId, subjectId, event: 'AGREEMENT' as const, at, on };
  return journalFragments({ ...entry, postings: owedIofPostings(owedCents) });
}

interface AgreementKey {
  borrowerId: string;
  renegotiationId: string;
}

/** Marks a payment of an agreement paid, once. */
export function paidAgreementPaymentFragment(
  paid: AgreementKey & { id: string; paymentId: string; on: CivilDate },
): Fragment {
  return part(
    'paid_renegotiation_payment',
    sql`
      update ${renegotiationPayments.sql} set status = 'PAID', paid_on = ${paid.on}::date, payment_id = ${paid.paymentId}::uuid
      where borrower_id = ${paid.borrowerId}::uuid and id = ${paid.id}::uuid and status = 'DUE'`,
  );
}

/** Ends an agreement of which nothing is left. */
export function closedAgreementFragment({ borrowerId, renegotiationId, at }: AgreementKey & { at: Date }): Fragment {
  return part(
    'closed_renegotiation',
    sql`
      update ${renegotiations.sql} set status = 'CLOSED', ended_at = ${at}::timestamptz
      where borrower_id = ${borrowerId}::uuid and id = ${renegotiationId}::uuid and status = 'ACTIVE'`,
  );
}

/** An agreement without goods that came back: its payments that go on, those that do not, and its end when none is left. */
export function repricedAgreementFragments(
  again: AgreementKey & {
    at: Date;
    payments: readonly RepricedPayment[];
    canceledIds: readonly string[];
    isOver: boolean;
  },
): Fragment[] {
  const { borrowerId, payments, canceledIds } = again;
  const rows = payments.map((one) => pick(one, 'id', 'valueCents', 'principalCents'));
  const p = recordset(renegotiationPayments, rows, ['id', 'valueCents', 'principalCents'], 'r');
  const ids = sql`select jsonb_array_elements_text(${JSON.stringify(canceledIds)}::jsonb)::uuid`;
  return [
    ...(payments.length === 0
      ? []
      : [
          part(
            'repriced_renegotiation_payments',
            sql`update ${renegotiationPayments.sql} p set value_cents = r."valueCents", principal_cents = r."principalCents" from ${p}
              where p.borrower_id = ${borrowerId}::uuid and p.id = r.id and p.status = 'DUE'`,
            payments.length,
          ),
        ]),
    ...(canceledIds.length === 0
      ? []
      : [
          part(
            'canceled_renegotiation_payments',
            sql`update ${renegotiationPayments.sql} set status = 'CANCELED'
              where borrower_id = ${borrowerId}::uuid and id in (${ids}) and status = 'DUE'`,
            canceledIds.length,
          ),
        ]),
    ...(again.isOver ? [closedAgreementFragment(again)] : []),
  ];
}

/** Takes a payment of an agreement back: it is due again, and an agreement that it had closed stands again. */
export function reopenedAgreementFragments(undone: AgreementKey & { paymentId: string }): Fragment[] {
  const { borrowerId, renegotiationId, paymentId } = undone;
  return [
    part(
      'due_renegotiation_payment',
      sql`
        update ${renegotiationPayments.sql} set status = 'DUE', paid_on = null, payment_id = null
        where borrower_id = ${borrowerId}::uuid and renegotiation_id = ${renegotiationId}::uuid
          and payment_id = ${paymentId}::uuid and status = 'PAID'`,
    ),
    part(
      'standing_renegotiation',
      sql`
        update ${renegotiations.sql} set status = 'ACTIVE', ended_at = null
        where borrower_id = ${borrowerId}::uuid and id = ${renegotiationId}::uuid and status in ('ACTIVE', 'CLOSED')`,
    ),
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
    part(
      'broken_renegotiation',
      sql`
        update ${renegotiations.sql} set status = 'BROKEN', ended_at = ${end.at}::timestamptz, end_reason = ${end.reason}::text
        where borrower_id = ${borrowerId}::uuid and id = ${renegotiationId}::uuid and status = 'ACTIVE'`,
    ),
    restoredInstallmentsFragment(borrowerId, renegotiationId, end.openInstallments),
    part(
      'canceled_renegotiation_payments',
      sql`
        update ${renegotiationPayments.sql} set status = 'CANCELED' where ${ofAgreement} and status = 'DUE'`,
      end.duePayments,
    ),
  ];
}
