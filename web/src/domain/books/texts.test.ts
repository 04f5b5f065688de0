import { expect, test } from 'vitest';
import lender from '../../../../credit-math/vectors/lender.json' with { type: 'json' };
import { cosifOf } from './texts.ts';

test('accounts have the codes that the chart of accounts of 2025 gives them', () => {
  const { provision_reversal: ours, ...codes } = lender.tables.cosif2025;
  expect(ours).toBeTruthy();
  for (const [account, code] of Object.entries(codes)) expect([account, cosifOf(account)]).toEqual([account, code]);
  expect(cosifOf('mdr_income')).toBeNull();
});
