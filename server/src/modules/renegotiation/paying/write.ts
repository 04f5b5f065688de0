import type { Fragment } from '../../../kernel/db/guarded-write.ts';
import { type PaymentFacts, paymentWrite } from '../../payments/index.ts';
import type { NextPaid } from '../rules/pay-next.ts';
import { closedAgreementFragment, paidAgreementPaymentFragment } from '../store.ts';
import { agreementPaper, agreementWords } from './paper.ts';

/** A payment as every other one, made one of an agreement: its receipt and message say so. */
export function ofAgreement(paid: PaymentFacts, next: NextPaid): PaymentFacts {
  const { payment, store } = paid;
  return {
    ...paid,
    payment: { ...payment, renegotiationId: next.due.renegotiationId },
    items: next.items,
    paper: agreementPaper(next, payment.on),
    words: paid.words ?? agreementWords(next.due, payment.totalCents, store.name),
  };
}

/** All that a payment of an agreement writes besides limit and audit: what every payment does, and the agreement. */
export function agreementPaymentWrite(paid: PaymentFacts, { due, isLast }: NextPaid): Fragment[] {
  const { borrowerId, id: paymentId, at, on } = paid.payment;
  const { renegotiationId } = due;
  return [
    ...paymentWrite(paid),
    paidAgreementPaymentFragment({ borrowerId, renegotiationId, id: due.id, paymentId, on }),
    ...(isLast ? [closedAgreementFragment({ borrowerId, renegotiationId, at })] : []),
  ];
}
