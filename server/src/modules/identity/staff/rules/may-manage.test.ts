import { type Role, roles } from '@balcao/contract';
import { expect, test } from 'vitest';
import { assignableRoles, mayManage, sheetRoles } from './may-manage.ts';

const as = (role: Role, isOfProvider = false) => ({ operatorId: 'me', role, isOfProvider });
const counter = ['cashier', 'attendant', 'representative', 'promoter'];

test.each([
  [as('manager'), counter],
  [as('manager', true), counter],
  [as('analyst'), [...counter, 'manager']],
  [as('analyst', true), [...roles]],
  [as('retailer_analyst', true), []],
  [as('cashier'), []],
])('%j gives %j', (manager, given) => {
  expect(assignableRoles(manager)).toEqual(given);
});

test('no sheet makes an analyst, whoever sends it', () => {
  expect(sheetRoles(as('analyst', true)).toSorted()).toEqual([...counter, 'manager'].toSorted());
});

test('nobody changes their own account, nor one of a role they may not give', () => {
  expect(mayManage(as('analyst', true), { id: 'me', role: 'analyst' })).toBe(false);
  expect(mayManage(as('manager'), { id: 'other', role: 'manager' })).toBe(false);
  expect(mayManage(as('manager'), { id: 'other', role: 'cashier' })).toBe(true);
});
