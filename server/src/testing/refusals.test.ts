import { expect, test } from 'vitest';
import { Refusal } from '../kernel/refusal.ts';
import { codeOf, expectRefusal } from './refusals.ts';

const refused = () => Promise.reject(new Refusal('AMOUNT_TOO_SMALL', { details: { minimum: 601 } }));

test('a refusal with its code and details is as expected', async () => {
  await expectRefusal(refused(), 'AMOUNT_TOO_SMALL');
  await expectRefusal(refused(), 'AMOUNT_TOO_SMALL', { minimum: 601 });
});

// Planted bugs: a work that succeeds counts as refused; the details are not looked at.
test.each([
  ['a work that is done', () => expectRefusal(Promise.resolve(), 'AMOUNT_TOO_SMALL')],
  ['another code', () => expectRefusal(refused(), 'ALREADY_PAID')],
  ['other details', () => expectRefusal(refused(), 'AMOUNT_TOO_SMALL', { minimum: 600 })],
  ['a failure', () => expectRefusal(Promise.reject(new Error('AMOUNT_TOO_SMALL')), 'AMOUNT_TOO_SMALL')],
])('%s is not', (_name, wrong) => expect(wrong()).rejects.toThrow('expected'));

test('an outcome is one word, or the failure as it is', async () => {
  const away = new Error('away');
  expect(await Promise.all([Promise.resolve(1), refused(), Promise.reject(away)].map(codeOf))).toEqual([
    'done',
    'AMOUNT_TOO_SMALL',
    away,
  ]);
});
