import { describe, expect, test } from 'vitest';
import { detailsSchema, encodeDetails } from './error-details.ts';
import type { ErrorSpec } from './error-table.ts';
import { errors, isErrorCode } from './errors.ts';

const codes = Object.keys(errors).filter(isErrorCode);

test('what a sentence names is money or a word of the details, always told', () => {
  const named = codes.flatMap((code) => {
    const { message, messageIn, details }: ErrorSpec = errors[code];
    const sentences = [message, ...Object.values(messageIn ?? {})].join(' ');
    const names = [...sentences.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).filter((name) => name !== 'brand');
    return names.map((name) => [code, name, details?.[name]]);
  });
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter(([, , kind]) => kind !== 'reais' && kind !== 'text')).toEqual([]);
});

describe('details travel', () => {
  test('with money in reais, and all else as it is', () => {
    expect(encodeDetails('PAYMENT_TOTAL_CHANGED', { total: 19_728 })).toEqual({ total: 197.28 });
    const short = { availableLimit: 60_000, missing: 1 };
    expect(encodeDetails('INSUFFICIENT_LIMIT', short)).toEqual({ availableLimit: 600, missing: 0.01 });
    const fit = { ...short, largestValue: 60_000, downPayment: null };
    expect(encodeDetails('INSUFFICIENT_LIMIT', fit)).toMatchObject({ largestValue: 600, downPayment: null });
    expect(encodeDetails('INVALID_ORIGINATION_CODE', { attemptsLeft: 4 })).toEqual({ attemptsLeft: 4 });
  });

  test('as the code declares them, or not at all', () => {
    expect(encodeDetails('PAYMENT_TOTAL_CHANGED', { total: 197.28 })).toBeUndefined();
    expect(encodeDetails('PAYMENT_TOTAL_CHANGED', { payoff: 19_728 })).toBeUndefined();
    expect(encodeDetails('PAYMENT_TOTAL_CHANGED', undefined)).toBeUndefined();
    expect(encodeDetails('FORBIDDEN', { secret: 'x' })).toBeUndefined();
    expect(detailsSchema('FORBIDDEN')).toBeUndefined();
  });
});
