import type { BoletoPayment } from '../../lender/lender.ts';
import { type Reasons, when } from '../../reasons.ts';
import type { Till } from '../../till.ts';

/** What a list says of a payment that waits. */
interface Waiting {
  id: string;
  pays: unknown[];
}

interface Decision {
  by: 'treasurer' | 'analyst';
  decision: 'APPLY' | 'RETURN';
}

/**
 * Why a payment that waits is not decided on so. What it would pay says the list that a person reads before: where it says
 * nothing, there is more money than debt.
 */
export async function ofDecision(
  till: Till,
  { id, boleto, outcome }: BoletoPayment,
  { by, decision }: Decision,
): Promise<Reasons> {
  if ((boleto === null) !== (by === 'treasurer')) return ['BOLETO_PAYMENT_NOT_FOUND'];
  const answer = await till.send({ route: 'GET /coordinator/invoices/payments/waiting', ask: {}, by, reasons: [] });
  const found = (answer.body as Waiting[]).find((one) => one.id === id);
  till.same('whether a boleto waits', found !== undefined, outcome === 'WAITING');
  const isApplied = decision === 'APPLY' && outcome === 'WAITING';
  return [
    ...when(outcome !== 'WAITING', 'BOLETO_PAYMENT_DECIDED'),
    ...when(isApplied && boleto === null, 'BOLETO_PAYMENT_WITHOUT_CUSTOMER'),
    ...when(isApplied && boleto !== null && found?.pays.length === 0, 'BOLETO_PAYMENT_EXCEEDS_DEBT'),
  ];
}
