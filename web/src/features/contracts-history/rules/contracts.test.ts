import { expect, test } from 'vitest';
import { anInstallment } from '../../../domain/testing/installments.ts';
import { contractsIn, isPayable } from './contracts.ts';

const of = (contractId: string, order: number, over: Parameters<typeof anInstallment>[1] = {}) =>
  anInstallment(order, { contractId, contractNumber: contractId, ...over });

test('nothing makes no contract', () => {
  expect(contractsIn([])).toEqual([]);
});

test('installments come in any order and stand by number; what is due adds up in cents', () => {
  const [only, ...others] = contractsIn([
    of('a', 3, { paymentDue: 0.1 }),
    of('a', 1, { status: 'PAID', paymentDue: 99 }),
    of('a', 2, { status: 'PAYMENT_OVERDUE', paymentDue: 0.2 }),
  ]);
  expect(others).toEqual([]);
  expect(only?.installments.map((one) => one.installmentOrder)).toEqual([1, 2, 3]);
  expect(only).toMatchObject({ due: 0.3, paid: 1, standing: 'OVERDUE' });
});

test('one late installment makes the contract late; paid and cancelled ones together are a purchase that was undone', () => {
  const standing = (...statuses: Parameters<typeof isPayable>[0]['installments'][number]['status'][]) =>
    contractsIn(statuses.map((status, index) => of('a', index + 1, { status })))[0]?.standing;
  expect(standing('PAID', 'PENDING', 'PAYMENT_OVERDUE')).toBe('OVERDUE');
  expect(standing('PAID', 'PENDING')).toBe('OPEN');
  expect(standing('PAID', 'CANCELED')).toBe('CANCELED');
  expect(standing('CANCELED', 'CANCELED')).toBe('CANCELED');
});

test('of two that stand alike the newer comes first', () => {
  const sorted = contractsIn([of('old', 1, { dueDate: '2026-01-21' }), of('new', 1, { dueDate: '2026-09-21' })]);
  expect(sorted.map(({ id }) => id)).toEqual(['new', 'old']);
});

test('what is over, and what an agreement stands for, is not received here', () => {
  const payable = (...overs: object[]) =>
    contractsIn(overs.map((over, index) => of('a', index + 1, over))).map(isPayable)[0];
  expect(payable({ status: 'PAID' }, {})).toBe(true);
  expect(payable({ status: 'PAID' })).toBe(false);
  expect(payable({ isFromRenegotiation: true }, {})).toBe(false);
  // An agreement that was broken or paid leaves no mark on what is open.
  expect(payable({ status: 'PAID', isFromRenegotiation: true }, {})).toBe(true);
});
