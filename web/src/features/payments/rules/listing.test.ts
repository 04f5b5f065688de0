import { expect, test } from 'vitest';
import { aListing, anAgreement, anAgreementPayment } from '../../../domain/testing/installments.ts';
import { type Listable, listingOf, openInstallments } from './listing.ts';

const one = (dueDate: string, installmentValue: number, status: Listable['status'] = 'PENDING') => ({
  dueDate,
  installmentValue,
  status,
});

test('sorted by due date, then by value', () => {
  const sorted = openInstallments([
    one('2026-12-10', 50),
    one('2026-11-10', 90, 'PAYMENT_OVERDUE'),
    one('2026-11-10', 40),
  ]);
  expect(sorted.map((x) => x.installmentValue)).toEqual([40, 90, 50]);
});

test('paid and cancelled ones are not listed', () => {
  expect(openInstallments([one('2026-11-10', 1, 'PAID'), one('2026-11-10', 1, 'CANCELED')])).toEqual([]);
});

test('payments of an agreement that are due come alone, with the amounts of the day', () => {
  const late = anAgreementPayment(2, {
    defaultFine: 3,
    defaultInterest: 0.1,
    monetaryCorrection: 0.2,
    dueDate: '2026-11-20',
  });
  const today = anAgreementPayment(3, { dueDate: '2026-11-21' });
  const paid = anAgreementPayment(1, { status: 'PAID' });
  const { installments } = listingOf(aListing(), anAgreement([paid, late, today]));
  expect(installments).toMatchObject([
    {
      id: late.id,
      contractId: late.renegotiationId,
      status: 'PAYMENT_OVERDUE',
      interest: 3.3,
      isFromRenegotiation: true,
    },
    { id: today.id, installmentOrder: 3, status: 'PENDING' },
  ]);
  expect(listingOf(aListing(), anAgreement([paid]))).toEqual(aListing());
});
