import type { Cents, Handled } from '@balcao/contract';
import { sql } from 'kysely';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { dayIn } from '../../../kernel/clock.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { grantFact } from '../../borrowers/index.ts';
import { openFeesFact, type FeeRow } from '../../payments/index.ts';
import { agreementPaymentAnswer } from '../answers.ts';
import { agreementPaymentsFact } from '../facts.ts';
import type { RenegotiationPaymentRow } from '../tables.ts';

type Answer = Handled<'GET /coordinator/renegotiations/payments'>['answer'];

interface Facts {
  grant: boolean;
  payments: RenegotiationPaymentRow[];
  fees: FeeRow[];
}

/** Payments of all agreements of a customer the operator looked up, in any state, with today's amounts, by due date. */
export async function listAgreementPayments(
  platform: Platform,
  actor: Actor,
  { borrowerId }: { borrowerId: string },
): Promise<Answer> {
  const now = platform.clock.now();
  const today = dayIn(actor.zone, now);
  const result = await sql<Facts>`
    select ${grantFact(actor, borrowerId, now)} as grant, ${agreementPaymentsFact(borrowerId)} as payments,
      ${openFeesFact(borrowerId)} as fees`.execute(platform.db);
  const [facts] = result.rows;
  if (!facts?.grant) refuse('BORROWER_NOT_FOUND');
  return {
    asOf: today,
    payments: facts.payments.map((row) => agreementPaymentAnswer(row, today)),
    fees: facts.fees.map(({ id, contractId, contractNumber, amountCents }) => ({
      id,
      contractId,
      contractNumber,
      paymentDue: amountCents,
    })),
  };
}
