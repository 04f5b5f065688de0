import { cents } from '@balcao/credit-math';
import { expect, test } from 'vitest';
import { testFee, testRow } from '../../payments/testing.ts';
import { type Owed, owedOf, spendOnContract, whyOf } from './what-waits.ts';

const row = testRow({ id: 'i1', number: 1, dueOn: '2026-12-21' });
const next = testRow({ id: 'i2', number: 2, dueOn: '2027-01-21' });
const boleto = { contractId: row.contractId, installmentId: 'i1', dueOn: row.dueOn, status: 'OPEN' } as const;
const owed: Owed = { boleto, installments: [row, next], fees: [{ ...testFee, contractId: 'another' }] };
const paid = (valueCents: number, fault: 'OTHER_AMOUNT' | 'NOT_OWED' | 'CHANGED_SINCE' = 'OTHER_AMOUNT') => ({
  valueCents: cents(valueCents),
  expectedCents: cents(10_000),
  fault,
});

test.each([
  ['SHORT', paid(9_999), '2026-12-21', {}],
  ['LATE', paid(9_999), '2026-12-22', {}],
  ['OVER', paid(10_001), '2026-12-22', {}],
  ['CHANGED', paid(10_000, 'CHANGED_SINCE'), '2026-12-21', {}],
  ['TWICE', paid(10_000, 'NOT_OWED'), '2026-12-21', { boleto: { ...boleto, status: 'PAID' } }],
  ['PAID_OTHERWISE', paid(10_000, 'NOT_OWED'), '2026-12-21', { installments: [{ ...row, status: 'PAID' }, next] }],
  ['CANCELED', paid(10_000, 'NOT_OWED'), '2026-12-21', { installments: [{ ...row, status: 'CANCELED' }] }],
  ['IN_AGREEMENT', paid(10_000, 'NOT_OWED'), '2026-12-21', { installments: [{ ...row, renegotiationId: 'r' }] }],
  ['EARLIER_OPEN', paid(10_000, 'NOT_OWED'), '2027-01-21', { boleto: { ...boleto, installmentId: 'i2' } }],
  // It was not owed when it came, and is again: the payment that stood in its way was taken back.
  ['CHANGED', paid(10_000, 'NOT_OWED'), '2026-12-21', {}],
] as const)('%s', (why, waiting, on, over) => {
  expect(whyOf(waiting, { ...owed, ...over }, on)).toBe(why);
});

test('a boleto of nobody is unknown', () => {
  expect(whyOf({ ...paid(1), fault: 'UNKNOWN_BOLETO' }, null, '2026-12-21')).toBe('UNKNOWN');
});

test('applied it pays the contract by due date, the last in part; fees of other contracts are not the boleto’s', () => {
  const on = '2026-12-21';
  const all = owedOf(owed, on);
  const { items, leftCents } = spendOnContract(owed, { valueCents: cents(all - 1), on }, () => '');
  expect(items.map(({ installmentId, isPartial }) => [installmentId, isPartial])).toEqual([
    ['i1', false],
    ['i2', true],
  ]);
  expect(leftCents).toBe(0);
  expect(spendOnContract(owed, { valueCents: cents(all + 1), on }, () => '').leftCents).toBe(1);
});
