import { reaisToCents } from '@balcao/contract/kernel';
import { expect, test } from 'vitest';
import { aTaken } from '../testing/extra-credit.ts';
import { amountOf, type Draft, faultOf, outcomeOf, wholeOf } from './outcome.ts';

const draft = (over: Partial<Draft> = {}): Draft => ({
  choice: 'LESS',
  amountCents: reaisToCents(500),
  days: '7',
  reason: ' Renda confere ',
  ...over,
});

test('all is what was asked, as far as the policy goes', () => {
  expect(wholeOf(aTaken({ requestedAmount: 1_800, maxAmount: 1_800 }))).toBe(1_800);
  expect(wholeOf(aTaken({ requestedAmount: 1_800, maxAmount: 1_500 }))).toBe(1_500);
  expect(outcomeOf(draft({ choice: 'ALL' }), aTaken({ maxAmount: 1_500 }))).toMatchObject({ amount: 1_500, days: 7 });
});

test('less is what is typed, within minimum, maximum and days of the policy', () => {
  const request = aTaken();
  expect([faultOf(draft(), request), amountOf(draft(), request)]).toEqual([null, 500]);
  expect(faultOf(draft({ amountCents: null }), request)).toBe('AMOUNT_MISSING');
  for (const reais of [99.99, 1_800.01])
    expect(faultOf(draft({ amountCents: reaisToCents(reais) }), request)).toBe('AMOUNT_OUT_OF_BOUNDS');
  for (const days of ['', '0', '31']) expect(faultOf(draft({ days }), request)).toBe('DAYS_OUT_OF_BOUNDS');
  expect(faultOf(draft({ days: '30' }), request)).toBeNull();
});

test('a denial has no amount and asks for no days', () => {
  const none = draft({ choice: 'NONE', days: '', amountCents: null });
  expect([faultOf(none, aTaken()), outcomeOf(none, aTaken())]).toEqual([
    null,
    { isApproved: false, reason: 'Renda confere' },
  ]);
});
