import type { Handled } from '@balcao/contract';
import { sumCents } from '@balcao/credit-math';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { dayIn } from '../../../kernel/clock.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { renegotiationAnswer } from '../answers.ts';
import { agreementPaymentsFact, contractInstallmentsFact, renegotiationFact } from '../facts.ts';
import { contractDebts } from '../rules/contract-debts.ts';
import { renegotiations } from '../tables.ts';

type Answer = Handled<'GET /coordinator/renegotiations/{id}'>['answer'];

/**
 * An agreement of the operator's retailer with what was paid of it, and what would be owed today were it broken.
 * @throws Refusal RENEGOTIATION_NOT_FOUND, also for an offer that nobody accepted.
 */
export async function showAgreement(platform: Platform, { retailerId, zone }: Actor, id: string): Promise<Answer> {
  const borrowerId = sql.ref('r.borrower_id');
  const shape = {
    agreement: renegotiationFact,
    payments: agreementPaymentsFact(borrowerId, sql.ref('r.id')),
    installments: contractInstallmentsFact(borrowerId, sql.ref('r.contract_ids')),
  };
  const of = sql`from ${renegotiations.sql} r where r.id = ${id}::uuid and r.retailer_id = ${retailerId}::uuid`;
  const found = await rowOf(platform.db, select(shape, of));
  if (!found?.agreement?.optionId) refuse('RENEGOTIATION_NOT_FOUND');
  const { agreement, payments } = found;
  const paid = payments.filter(({ status }) => status === 'PAID');
  // An installment costs the same whether an agreement stands in its place or not: `breakAgreement` only lets it go.
  const own = found.installments.filter((row) => row.renegotiationId === id);
  const debts = contractDebts(own, dayIn(zone, platform.clock.now()));
  return {
    agreement: renegotiationAnswer(agreement),
    paid: sumCents(paid.map(({ valueCents }) => valueCents)),
    payments: payments.length,
    paidPayments: paid.length,
    breaking:
      agreement.status === 'ACTIVE'
        ? {
            debt: sumCents(debts.map(({ debtCents }) => debtCents)),
            charges: sumCents(debts.map(({ chargesCents }) => chargesCents)),
            openInstallments: debts.reduce((sum, { rows }) => sum + rows.length, 0),
            canceledPayments: payments.filter(({ status }) => status === 'DUE').length,
          }
        : null,
  };
}
