import type { Cents } from '@balcao/contract';
import { expect, test } from 'vitest';
import { refuse } from './refusal.ts';

const total = 19_728 as Cents;

test('carries the code and its details', () => {
  const refusal = expect.objectContaining({ code: 'PAYMENT_TOTAL_CHANGED', details: { total } });
  expect(() => refuse('PAYMENT_TOTAL_CHANGED', { details: { total } })).toThrow(refusal);
  expect(() => refuse('TOO_MANY_REQUESTS')).toThrow(expect.objectContaining({ details: undefined }));
});

/** Never run: each line that compiles although it should not turns the type check red. */
export const plantedRefusals: readonly (() => never)[] = [
  // @ts-expect-error money is in cents, never a number of reais
  () => refuse('PAYMENT_TOTAL_CHANGED', { details: { total: 197.28 } }),
  // @ts-expect-error details of another code
  () => refuse('PAYMENT_TOTAL_CHANGED', { details: { payoff: total } }),
  // @ts-expect-error more than the code declares
  () => refuse('PAYMENT_TOTAL_CHANGED', { details: { total, cpf: '90000100200' } }),
  // @ts-expect-error what is always told may not be left out
  () => refuse('PAYMENT_TOTAL_CHANGED'),
  // @ts-expect-error a code without details
  () => refuse('FORBIDDEN', { details: { total } }),
];
