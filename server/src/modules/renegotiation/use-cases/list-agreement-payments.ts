import type { Handled } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import type { Asker } from '../../../kernel/auth/actor.ts';
import { dayIn } from '../../../kernel/clock.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { grantFact } from '../../borrowers/index.ts';
import { feesToCollect, unpaidFeesFact } from '../../payments/index.ts';
import { agreementPaymentAnswer } from '../answers.ts';
import { agreementPaymentsFact } from '../facts.ts';

type Answer = Handled<'GET /coordinator/renegotiations/payments'>['answer'];

/** Payments of all agreements of a customer whom the operator looked up, or who asks, in any state, with today's amounts, by due date. */
export async function listAgreementPayments(
  platform: Platform,
  actor: Asker,
  { borrowerId }: { borrowerId: string },
): Promise<Answer> {
  const now = platform.clock.now();
  const today = dayIn(actor.zone, now);
  const shape = {
    isGranted: grantFact(actor, borrowerId, now),
    payments: agreementPaymentsFact(borrowerId),
    fees: unpaidFeesFact(borrowerId),
  };
  const facts = await rowOf(platform.db, select(shape));
  if (!facts?.isGranted) refuse('BORROWER_NOT_FOUND');
  return {
    asOf: today,
    payments: facts.payments.map((row) => agreementPaymentAnswer(row, today)),
    fees: feesToCollect(facts.fees, today).map(({ id, contractId, contractNumber, amountCents }) => ({
      id,
      contractId,
      contractNumber,
      paymentDue: cents(amountCents),
    })),
  };
}
