import { refuse } from '../../../kernel/refusal.ts';
import type { AgreementPaymentFact } from '../tables.ts';

/**
 * The payment asked for, when it is the next of its agreement.
 * @throws Refusal INSTALLMENT_NOT_FOUND for an unknown or cancelled one, ALREADY_PAID, or PREVIOUS_INSTALLMENT_IS_PENDING
 * with the id of the one before it.
 */
export function nextPayment(ofAgreement: readonly AgreementPaymentFact[], id: string): AgreementPaymentFact {
  const asked = ofAgreement.find((one) => one.id === id);
  if (!asked || asked.status === 'CANCELED') refuse('INSTALLMENT_NOT_FOUND', { details: { installmentId: id } });
  if (asked.status === 'PAID') refuse('ALREADY_PAID', { details: { installmentId: id } });
  const before = ofAgreement.find((one) => one.status === 'DUE' && one.number < asked.number);
  if (before) refuse('PREVIOUS_INSTALLMENT_IS_PENDING', { details: { installmentId: id, previousId: before.id } });
  return asked;
}
