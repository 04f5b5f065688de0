import { expect, test } from 'vitest';
import { statusAt, stepOf } from './status.ts';

const endsAt = new Date('2026-11-21T15:10:00Z');

test.each([
  ['WAITING', '15:09:59', 'WAITING'],
  ['WAITING', '15:10:00', 'EXPIRED'],
  ['AUTHORISING', '15:10:00', 'EXPIRED'],
  // What was settled stays so.
  ['ACCEPTED', '15:10:00', 'ACCEPTED'],
  ['DECLINED', '23:10:00', 'DECLINED'],
  ['CANCELED', '23:10:00', 'CANCELED'],
] as const)('%s at %s is %s', (status, at, told) => {
  expect(statusAt({ status, endsAt }, new Date(`2026-11-21T${at}Z`))).toBe(told);
});

test.each([
  ['OPENED', null, 'CPF'],
  ['OPENED', 'hash', 'CODE'],
  ['IDENTIFIED', null, 'CHOICE'],
  ['AUTHORISING', null, 'AUTHORISE'],
  ['ACCEPTED', null, 'ACCEPTED'],
] as const)('%s with code %s asks %s', (status, codeHash, step) => {
  expect(stepOf({ status, codeHash })).toBe(step);
});
