import { borrowerStatuses } from '@balcao/contract';
import { describe, expect, test } from 'vitest';
import { type Standing, whereServed } from './where-served.ts';

const standing = (over: Partial<Standing> = {}): Standing => ({
  shouldReevaluate: false,
  status: 'APPROVED',
  isPurchaseDisabled: false,
  limitBlock: null,
  lateDays: 0,
  ...over,
});
const said = (over: Partial<Standing>) => {
  const { page, restriction } = whereServed(standing(over));
  return restriction ?? page;
};
/** Everything that restricts at once: what comes first in the order wins. */
const blocked = { isPurchaseDisabled: true, limitBlock: 'MANUALLY_BLOCKED', lateDays: 9 } as const;

describe('where a customer is served', () => {
  test.each<[string, Partial<Standing>, string]>([
    ['nothing stands against', {}, 'BORROWER'],
    ['a reevaluation goes before all', { ...blocked, shouldReevaluate: true, status: 'DENIED' }, 'REEVALUATION'],
    ['an open registration before blocks', { ...blocked, status: 'INCOMPLETE' }, 'APPLICATION'],
    ['denied before blocks', { ...blocked, status: 'DENIED' }, 'NOT_APPROVED'],
    ['pre-approved', { ...blocked, status: 'PRE_APPROVED' }, 'UNDER_EVALUATION'],
    ['under analysis', { status: 'UNDER_ANALYSIS' }, 'UNDER_EVALUATION'],
    ['in manual analysis', { status: 'MANUAL_ANALYSIS' }, 'UNDER_EVALUATION'],
    ['disabled to purchase', { isPurchaseDisabled: true }, 'PURCHASE_BLOCKED'],
    // Planted: paying what is late would not open a limit that a person blocked.
    ['blocked by hand before late', { limitBlock: 'MANUALLY_BLOCKED', lateDays: 3 }, 'PURCHASE_BLOCKED'],
    // The policy may block from a later day on: the spec restricts from the first.
    ['one day late', { lateDays: 1 }, 'LIMIT_BLOCKED'],
    ['late by the policy', { limitBlock: 'OVERDUE_INSTALLMENTS' }, 'LIMIT_BLOCKED'],
    ['in an agreement that blocks', { limitBlock: 'OPEN_RENEGOTIATIONS' }, 'LIMIT_BLOCKED'],
  ])('%s', (_name, over, expected) => expect(said(over)).toBe(expected));

  test('of every status only an approved customer has the page of buying', () => {
    expect(borrowerStatuses.filter((status) => said({ status }) === 'BORROWER')).toEqual(['APPROVED']);
  });
});
