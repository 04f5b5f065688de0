import { cents } from '@balcao/credit-math';
import { expect, test } from 'vitest';
import { aPurchaseReceipt } from '../testing.ts';
import { authenticationCode } from './authentication-code.ts';

test('the code does not depend on the order in which facts were put together', () => {
  const { authenticationCode: code, ...facts } = aPurchaseReceipt();
  const reversed = Object.fromEntries(Object.entries(facts).toReversed()) as typeof facts;
  expect(authenticationCode(reversed)).toBe(code);
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
});

test('a kept receipt gives its own code again', () => {
  const receipt = aPurchaseReceipt();
  expect(authenticationCode(receipt)).toBe(receipt.authenticationCode);
});

test('one cent or one day in any installment changes the code', () => {
  const receipt = aPurchaseReceipt();
  const codes = receipt.installments.flatMap((changed) =>
    [{ amountCents: cents(changed.amountCents + 1) }, { dueOn: '2030-01-01' }].map((change) =>
      authenticationCode({
        ...receipt,
        installments: receipt.installments.map((one) => (one === changed ? { ...one, ...change } : one)),
      }),
    ),
  );
  expect(new Set([...codes, receipt.authenticationCode]).size).toBe(13);
});
