import type { Cents, ErrorCode } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { expect, test } from 'vitest';
import { refuse, type RefusalRest } from './refusal.ts';

const total = cents(19_728);

test('carries the code and its details', () => {
  const refusal = expect.objectContaining({ code: 'PAYMENT_TOTAL_CHANGED', details: { total } });
  expect(() => refuse('PAYMENT_TOTAL_CHANGED', { details: { total } })).toThrow(refusal);
  expect(() => refuse('TOO_MANY_REQUESTS')).toThrow(expect.objectContaining({ details: undefined }));
});

type Takes<C extends ErrorCode, Options extends unknown[]> = Options extends RefusalRest<C> ? true : false;

/** The type check turns red when one of these is not as written: it says what `refuse` takes for a code. */
const takes: {
  cents: Takes<'PAYMENT_TOTAL_CHANGED', [{ details: { total: Cents } }]>;
  reais: Takes<'PAYMENT_TOTAL_CHANGED', [{ details: { total: number } }]>;
  detailsOfAnother: Takes<'PAYMENT_TOTAL_CHANGED', [{ details: { payoff: Cents } }]>;
  nothingWhereDetailsAreAlwaysTold: Takes<'PAYMENT_TOTAL_CHANGED', []>;
  nothingWhereDetailsMayBeMissing: Takes<'TOO_MANY_REQUESTS', []>;
  detailsOfACodeWithout: Takes<'FORBIDDEN', [{ details: { total: Cents } }]>;
} = {
  cents: true,
  reais: false,
  detailsOfAnother: false,
  nothingWhereDetailsAreAlwaysTold: false,
  nothingWhereDetailsMayBeMissing: true,
  detailsOfACodeWithout: false,
};

test('takes what the code declares and nothing else', () => {
  expect(Object.values(takes)).toEqual([true, false, false, false, true, false]);
});
