import { expect, test } from 'vitest';
import { purchaseEvents } from './events.ts';

/** Names that a course of states is counted as. */
const course = (...states: string[]) =>
  states.flatMap((after, at) => purchaseEvents(states[at - 1], after, after === 'confirming' ? 6 : undefined));

test('a sale is its steps, in their order', () => {
  const states = ['waitingCpf', 'fetchingBorrower', 'waitingPurchaseInput', 'checkingLimit', 'choosingProposal'];
  const rest = [
    'choosingProposal',
    'confirming',
    'creatingVerification',
    'verifying',
    'verifying',
    'accepting',
    'finished',
  ];
  expect(course(...states, ...rest)).toEqual([
    'purchase_customer_found',
    'purchase_value_checked',
    'purchase_plan_chosen',
    'purchase_option_6x',
    'purchase_code_sent',
    'purchase_authorised',
    'purchase_finished',
  ]);
});

test('a purchase that is resumed repeats nothing; a refused one says so', () => {
  expect(course('resuming', 'verifying')).toEqual([]);
  expect(course('resuming', 'finished')).toEqual([]);
  expect(course('fetchingBorrower', 'purchaseNotAllowed')).toEqual(['purchase_customer_found', 'purchase_refused']);
  expect(course('checkingLimit', 'waitingPurchaseInput')).toEqual(['purchase_refused']);
});
