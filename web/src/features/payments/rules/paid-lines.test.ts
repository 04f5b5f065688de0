import { expect, test } from 'vitest';
import { anInstallment } from '../../../domain/testing/installments.ts';
import { paidLines } from './paid-lines.ts';

const textOf = (...orders: number[]) => paidLines(orders.map((order) => anInstallment(order)))[0]?.text;

test('names the installments of a contract in few words', () => {
  expect(textOf(2)).toBe('parcela 2 de 6');
  expect(textOf(1, 2)).toBe('parcelas 1 e 2 de 6');
  expect(textOf(4, 2, 3)).toBe('parcelas 2 a 4 de 6');
  expect(textOf(1, 3, 4)).toBe('parcelas 1, 3 e 4 de 6');
  expect(textOf(6, 1, 5, 4)).toBe('parcelas 1 e 4 a 6 de 6');
});

test('one line for each contract, with what is paid of it', () => {
  const other = { contractNumber: '5678', numberOfInstallments: 3, paymentDue: 50, discount: 9.5 };
  expect(paidLines([anInstallment(1), anInstallment(1, other), anInstallment(2)])).toEqual([
    { contractNumber: '1234', text: 'parcelas 1 e 2 de 6', total: 399.7, discount: 0 },
    { contractNumber: '5678', text: 'parcela 1 de 3', total: 50, discount: 9.5 },
  ]);
});

test('nothing selected, nothing said', () => {
  expect(paidLines([])).toEqual([]);
});
