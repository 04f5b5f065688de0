import type { CancellationReason, Role } from '@balcao/contract';
import { roles } from '@balcao/contract';
import { describe, expect, test } from 'vitest';
import { cancellationBar, type CancellationAsk, kindOf } from './may-cancel.ts';

const ask = (over: Partial<CancellationAsk> = {}): CancellationAsk => ({
  reason: 'OPERATOR_MISTAKE',
  role: 'cashier',
  isOwnSale: true,
  acceptedOn: '2026-11-21',
  today: '2026-11-21',
  isWhole: true,
  ...over,
});

describe('who may', () => {
  const allowed: [CancellationReason, string, Role[]][] = [
    ['OPERATOR_MISTAKE', '2026-11-21', ['cashier', 'manager', 'attendant', 'analyst']],
    ['OPERATOR_MISTAKE', '2026-11-22', []],
    ['CUSTOMER_WITHDRAWAL', '2026-11-21', ['cashier', 'manager', 'attendant', 'analyst']],
    ['CUSTOMER_WITHDRAWAL', '2026-11-28', ['manager', 'analyst']],
    ['CUSTOMER_WITHDRAWAL', '2026-11-29', []],
    ['RETURN_OF_GOODS', '2027-11-21', ['manager', 'analyst']],
    ['DEFECT', '2026-11-21', ['manager', 'analyst']],
    ['FRAUD', '2027-11-21', ['analyst']],
  ];
  test.each(allowed)('%s on %s: %s', (reason, today, who) => {
    const may = roles.filter((role) => cancellationBar(ask({ reason, today: today as '2026-11-21', role })) === null);
    expect(may).toEqual(who);
  });
});

test('who sells undoes own sales only, a manager those of the team', () => {
  expect(cancellationBar(ask({ isOwnSale: false }))).toBe('OWN_SALE_ONLY');
  expect(cancellationBar(ask({ isOwnSale: false, role: 'attendant' }))).toBe('OWN_SALE_ONLY');
  expect(cancellationBar(ask({ isOwnSale: false, role: 'manager' }))).toBeNull();
});

test('the mistake of a sale and a fraud are undone whole, goods in part', () => {
  expect(cancellationBar(ask({ isWhole: false }))).toBe('WHOLE_ONLY');
  expect(cancellationBar(ask({ isWhole: false, role: 'analyst', reason: 'FRAUD' }))).toBe('WHOLE_ONLY');
  expect(cancellationBar(ask({ isWhole: false, role: 'analyst', reason: 'DEFECT' }))).toBeNull();
});

test('the farthest bar is told', () => {
  expect(cancellationBar(ask({ role: 'promoter', today: '2027-01-01' }))).toBe('ROLE');
  expect(cancellationBar(ask({ reason: 'CUSTOMER_WITHDRAWAL', today: '2026-12-21' }))).toBe('TIME');
});

test('a void is the whole of a sale on its own day', () => {
  expect(kindOf(ask())).toBe('VOID');
  expect(kindOf(ask({ isWhole: false }))).toBe('RETURN');
  expect(kindOf(ask({ today: '2026-11-22' }))).toBe('RETURN');
});
