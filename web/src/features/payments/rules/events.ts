import type { EventName } from '@balcao/contract';

/** What a step from one state of the payment to the next is counted as; null for all others. */
export function paymentEvent(before: string | undefined, after: string): EventName | null {
  if (before === undefined || before === after) return null;
  if (before === 'fetchingCustomer' && after === 'fetchingInstallments') return 'payment_customer_found';
  if (after === 'waitingConfirmation') return 'payment_asked';
  if (before === 'chargingPix' && after === 'waitingPix') return 'payment_pix_charged';
  if (after === 'paid') return 'payment_received';
  return after === 'notReceived' ? 'payment_refused' : null;
}
