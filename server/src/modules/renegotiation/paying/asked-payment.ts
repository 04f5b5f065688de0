import type { Cents, CivilDate } from '@balcao/contract';
import { newId } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { nextPayment } from '../rules/next-payment.ts';
import { type AgreementOwed, type NextPaid, payNext } from '../rules/pay-next.ts';

/**
 * The payment that was asked for, with the fees that go along, at the amounts of a day.
 * @throws Refusal INSTALLMENT_NOT_FOUND, ALREADY_PAID, PREVIOUS_INSTALLMENT_IS_PENDING, PAYMENT_TOTAL_CHANGED.
 */
export function askedPayment(
  owed: AgreementOwed,
  { id, expectedTotal }: { id: string; expectedTotal?: Cents | undefined },
  today: CivilDate,
): NextPaid {
  const next = payNext(nextPayment(owed.payments, id), owed, today, newId);
  if (expectedTotal !== undefined && expectedTotal !== next.totalCents) {
    refuse('PAYMENT_TOTAL_CHANGED', { details: { total: next.totalCents } });
  }
  return next;
}
