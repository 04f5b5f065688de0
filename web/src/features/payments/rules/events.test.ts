import { expect, test } from 'vitest';
import { paymentEvent } from './events.ts';

test.each([
  ['fetchingCustomer', 'fetchingInstallments', 'payment_customer_found'],
  ['choosingInstallments', 'waitingConfirmation', 'payment_asked'],
  ['chargingPix', 'waitingPix', 'payment_pix_charged'],
  ['paying', 'paid', 'payment_received'],
  ['checkingPayment', 'notReceived', 'payment_refused'],
  ['paid', 'paid', null],
  [undefined, 'paid', null],
])('a payment from %s to %s counts as %s', (before, after, name) => expect(paymentEvent(before, after)).toBe(name));
