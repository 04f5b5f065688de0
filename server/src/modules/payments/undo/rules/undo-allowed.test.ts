import { expect, test } from 'vitest';
import { Refusal } from '../../../../kernel/refusal.ts';
import { checkUndo, type UndoableInstallment, type UndoableState } from './undo-allowed.ts';

const row = (number: number, over: Partial<UndoableInstallment> = {}): UndoableInstallment => ({
  id: `c${number}`,
  contractId: 'c',
  number,
  status: 'OPEN',
  paymentId: null,
  renegotiationId: null,
  ...over,
});
const paidBy = (number: number, paymentId: string) => row(number, { status: 'PAID', paymentId });

function verdict(over: Partial<UndoableState>, by = 'second'): string {
  const state: UndoableState = {
    paymentId: 'p',
    operatorId: 'first',
    isUndone: false,
    isOfAgreement: false,
    agreementId: null,
    isCanceledSince: false,
    isFollowed: false,
    installments: [paidBy(1, 'p'), row(2)],
    ...over,
  };
  try {
    checkUndo(state, by);
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
  return 'allowed';
}

test('the last payment of its contracts, by another person, once', () => {
  expect(verdict({})).toBe('allowed');
  expect(verdict({}, 'first')).toBe('SECOND_PERSON_REQUIRED');
  expect(verdict({ isUndone: true })).toBe('ALREADY_UNDONE');
  expect(verdict({ isFollowed: true })).toBe('LATER_PAYMENT_EXISTS');
});

test('a Pix was received by nobody: anybody may take it back', () => {
  expect(verdict({ operatorId: null }, 'first')).toBe('allowed');
});

test('not what an agreement, a cancellation or a return builds on', () => {
  expect(verdict({ isOfAgreement: true })).toBe('AGREEMENT_PAYMENT');
  expect(verdict({ isCanceledSince: true })).toBe('CONTRACT_CANCELED');
  expect(verdict({ installments: [paidBy(1, 'p'), row(2, { renegotiationId: 'r' })] })).toBe(
    'INSTALLMENT_IN_RENEGOTIATION',
  );
});

test('the last payment of an agreement that stands', () => {
  const installments = [row(1, { renegotiationId: 'r' }), row(2, { renegotiationId: 'r' })];
  expect(verdict({ agreementId: 'r', installments })).toBe('allowed');
  expect(verdict({ agreementId: 'other', installments })).toBe('INSTALLMENT_IN_RENEGOTIATION');
});

test('what an ended agreement paid before does not count', () => {
  const earlier = row(1, { status: 'PAID', paymentId: 'before', renegotiationId: 'r' });
  expect(verdict({ installments: [earlier, paidBy(2, 'p')] })).toBe('allowed');
});

test('never so that a paid installment is between open ones, whatever the order of payments says', () => {
  expect(verdict({ installments: [paidBy(1, 'p'), paidBy(2, 'other'), row(3)] })).toBe('LATER_PAYMENT_EXISTS');
  // The last was prepaid.
  expect(verdict({ installments: [paidBy(1, 'p'), paidBy(2, 'other')] })).toBe('allowed');
  expect(verdict({ installments: [paidBy(1, 'before'), paidBy(2, 'p'), row(3)] })).toBe('allowed');
  const elsewhere = { ...paidBy(2, 'other'), id: 'd2', contractId: 'd' };
  expect(verdict({ installments: [paidBy(1, 'p'), elsewhere] })).toBe('allowed');
});
