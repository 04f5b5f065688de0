import { expect, test } from 'vitest';
import { ApiError } from '../../../lib/api/error.ts';
import { faultTexts } from '../texts.ts';
import { type FaultCode, faultOf, isReported, isTriedAgain } from './fault.ts';

const failed = (status: number, code: string) => new ApiError({ status, code });

test.each([
  [failed(404, 'CPF_NOT_FOUND'), 'CPF_NOT_FOUND'],
  [failed(404, 'LIMIT_NOT_FOUND'), 'LIMIT_NOT_FOUND'],
  [failed(409, 'OPEN_RENEGOTIATIONS'), 'OPEN_RENEGOTIATIONS'],
  [failed(409, 'OVERDUE_INSTALLMENTS'), 'OVERDUE_INSTALLMENTS'],
  [failed(409, 'LIMIT_IS_BLOCKED'), 'LIMIT_IS_BLOCKED'],
  [failed(409, 'NOT_APPROVED'), 'NOT_APPROVED'],
  [failed(409, 'MANUAL_EVALUATION'), 'MANUAL_EVALUATION'],
  [failed(0, 'NO_CONNECTION'), 'CONNECTION_ERROR'],
  [failed(0, 'TIMED_OUT'), 'REQUEST_ERROR'],
  [failed(429, 'TOO_MANY_REQUESTS'), 'REQUEST_ERROR'],
  [failed(503, 'UNAVAILABLE'), 'HTTP_ERROR'],
  [new TypeError('x'), 'UNKNOWN_ERROR'],
] as [unknown, FaultCode][])('%s is %s', (error, code) => {
  expect(faultOf(error)).toBe(code);
});

test('of the eleven two are reported, and four are tried again', () => {
  const codes = Object.keys(faultTexts) as FaultCode[];
  expect(codes).toHaveLength(11);
  expect(codes.filter(isReported)).toEqual(['HTTP_ERROR', 'UNKNOWN_ERROR']);
  expect(codes.filter(isTriedAgain)).toEqual(['HTTP_ERROR', 'REQUEST_ERROR', 'UNKNOWN_ERROR', 'CONNECTION_ERROR']);
});
