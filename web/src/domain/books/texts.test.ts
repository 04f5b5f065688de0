import { expect, test } from 'vitest';
import { cosifOf } from './texts.ts';

test('accounts have the codes that the chart of accounts of 2025 gives them', () => {
  const codes = {
    loans_receivable: '1.6.2.10.01.10-2',
    accrued_interest: '1.6.2.10.01.10-2',
    allowance_incurred: '1.6.2.10.01.40-1',
    allowance_additional: '1.6.2.10.01.50-4',
    allowance_excess: '1.6.2.10.01.60-7',
    iof_payable: '4.9.1.10.10.00-6',
    interest_income: '7.1.1.15.00.00-7',
    recovery_income: '7.1.9.20.00.00-7',
    provision_expense: '8.1.9.92.16.00-6',
    mdr_income: null,
  };
  for (const [account, code] of Object.entries(codes)) expect([account, cosifOf(account)]).toEqual([account, code]);
});
