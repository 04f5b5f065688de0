import { expect, test } from 'vitest';
import { refusalOf } from '../../../testing/refusals.ts';
import { checkMayAsk } from './may-ask.ts';

const approved = { status: 'APPROVED', isPurchaseDisabled: false } as const;

test.each([
  ['a CPF that nobody has', { borrower: null, hasLimit: false, block: null }, 'CPF_NOT_FOUND'],
  ['a registration that was left', { borrower: { ...approved, status: 'INCOMPLETE' } }, 'CPF_NOT_FOUND'],
  ['no limit', { hasLimit: false }, 'LIMIT_NOT_FOUND'],
  ['an open agreement', { block: 'OPEN_RENEGOTIATIONS' }, 'OPEN_RENEGOTIATIONS'],
  ['late installments', { block: 'OVERDUE_INSTALLMENTS' }, 'OVERDUE_INSTALLMENTS'],
  ['a block by hand', { block: 'MANUALLY_BLOCKED' }, 'LIMIT_IS_BLOCKED'],
  ['purchases disabled', { borrower: { ...approved, isPurchaseDisabled: true } }, 'LIMIT_IS_BLOCKED'],
  ['a denied registration', { borrower: { ...approved, status: 'DENIED' } }, 'NOT_APPROVED'],
  ['one that a person looks at', { borrower: { ...approved, status: 'MANUAL_ANALYSIS' } }, 'MANUAL_EVALUATION'],
  ['one that is decided now', { borrower: { ...approved, status: 'UNDER_ANALYSIS' } }, 'MANUAL_EVALUATION'],
  ['one whose photographs are in doubt', { borrower: { ...approved, status: 'PRE_APPROVED' } }, 'MANUAL_EVALUATION'],
] as const)('%s', (_, over, code) => {
  const asked = { borrower: approved, hasLimit: true, block: null, ...over };
  expect(refusalOf(() => checkMayAsk(asked))?.code).toBe(code);
});

test('an approved customer with a limit may', () => {
  expect(() => checkMayAsk({ borrower: approved, hasLimit: true, block: null })).not.toThrow();
});
