import { expect, test } from 'vitest';
import { dueDays } from './calendar.ts';
import type { AgreementRules } from './agreement.ts';
import { Customer } from './customer.ts';
import type { Terms } from './plan.ts';

const terms: Terms = {
  owner: 'PROVIDER',
  rate: '0.05',
  isPaidByRetailer: false,
  hasIof: true,
  dailyIof: '0.000082',
  additionalIof: '0.0038',
  iofDays: 365,
  isLateIofCharged: false,
  hasContractInterestWhenLate: true,
  fineRate: '0.02',
  lateRate: '0.01',
  mdrRate: '0.04',
  holidays: new Set(),
};
const agreements = {
  minimumDaysLate: 10,
  discounts: [
    { fromDaysLate: 30, rate: '0.5' },
    { fromDaysLate: 90, rate: '0.7' },
  ],
  rate: '0.02',
  firstDueInDays: 30,
  breakAfterDaysLate: 15,
  fineRate: '0.02',
  lateRate: '0.01',
};
const day = '2026-11-21';
const dues = dueDays('2026-12-21', 'MONTHLY', 6);
const received = { place: 'SHOP', cash: 'cash_at_retailer' };

/** A customer with one contract. */
function sell(over: Partial<Terms> = {}, fee = 1000) {
  const customer = new Customer();
  const sale = { terms: { ...terms, ...over }, place: 'SHOP', lender: 'BANK', value: 100_000, fee, day, dues };
  const contract = customer.buy({ ...sale, isOnExtraLimit: false, coupon: null });
  return {
    contract,
    sale: () => contract.sale(),
    pay: (count: number, on: string) => customer.pay(customer.owed(on).slice(0, count), on, received),
    payAmount: (amount: number, on: string) => customer.payAmount(amount, [contract], on, received).lines,
    giveBack: (value: number, on: string) => customer.giveBack(contract, value, on),
    agree: (on: string, rules: AgreementRules, count: number) => customer.agree(contract, on, rules, count),
    payAgreed: (on: string) => customer.payAgreed(contract, on, received),
  };
}

const told = (lines: Map<string, number>) =>
  Object.fromEntries([...lines].map(([key, cents]) => [key.replace(' SHOP', ''), cents]));

test('the lives of docs/books.md', () => {
  expect(told(sell().sale())).toMatchObject({
    'ORIGINATION loans_receivable': 101_300,
    'ORIGINATION iof_payable': -1300,
  });
  expect(told(sell().pay(1, '2026-12-21'))).toEqual({
    'PAYMENT cash_at_retailer': 20_985,
    'PAYMENT loans_receivable': -14_920,
    'PAYMENT interest_income': -5_065,
    'PAYMENT fees_receivable': -1000,
  });
  expect(told(sell({}, 0).pay(1, '2027-01-05'))).toEqual({
    'PAYMENT cash_at_retailer': 20_978,
    'PAYMENT loans_receivable': -14_920,
    'PAYMENT interest_income': -5_559,
    'PAYMENT fine_income': -399,
    'PAYMENT late_interest_income': -100,
    'PAYMENT iof_absorbed': 18,
    'PAYMENT iof_payable': -18,
  });
  expect(told(sell({}, 0).payAmount(10_000, '2027-01-05'))).toMatchObject({
    'PAYMENT loans_receivable': -3_942,
    'PAYMENT interest_income': -5_559,
    'PAYMENT iof_absorbed': 5,
  });
  expect(told(sell({}, 0).payAmount(10_000, '2026-11-21'))).toMatchObject({
    'PAYMENT loans_receivable': -7_838,
    'PAYMENT interest_income': -2_662,
    'PAYMENT early_payment_discount': 500,
  });
  expect(told(sell({ isPaidByRetailer: true }, 0).sale())).toMatchObject({
    'ORIGINATION retailer_interest_income': -15_720,
    'ORIGINATION retailer_payable': -80_280,
  });
  expect(told(sell({ isPaidByRetailer: true }, 0).pay(1, '2027-01-05'))).toMatchObject({
    'PAYMENT cash_at_retailer': 20_823,
    'PAYMENT interest_income': -3_519,
    'SELLER_SHARE retailer_payable': -804,
  });
  const returned = sell();
  returned.pay(1, '2026-12-21');
  expect(told(returned.giveBack(25_000, '2026-12-21'))).toMatchObject({
    'CANCELLATION retailer_payable': 24_000,
    'CANCELLATION iof_absorbed': 325,
    'CANCELLATION loans_receivable': -21_595,
    'CANCELLATION customer_credits': -4_996,
    'PAYMENT customer_credits': 4_996,
    'PAYMENT early_payment_discount': 258,
    'PAYMENT loans_receivable': -4_079,
    'PAYMENT interest_income': -1_175,
  });
  expect(returned.contract.open.map(({ principal, interest }) => principal + interest)).toEqual([
    14_990 - 5_254,
    14_989,
    14_988,
    14_989,
    14_986,
  ]);
  const agreed = sell({}, 0);
  agreed.pay(4, '2027-03-21');
  const rules = { ...agreements, discounts: [{ fromDaysLate: 30, rate: '0.5' }] };
  expect(told(agreed.agree('2027-06-21', rules, 2))).toEqual({
    'AGREEMENT iof_absorbed': 138,
    'AGREEMENT iof_payable': -138,
  });
  expect(agreed.contract.agreement?.payments).toMatchObject([
    { due: '2027-07-21', value: 21_758, worth: 21_331 },
    { due: '2027-08-21', value: 21_758, worth: 20_899 },
  ]);
  expect(told(agreed.payAgreed('2027-07-21'))).toEqual({
    'PAYMENT cash_at_retailer': 21_758,
    'PAYMENT renegotiation_discount': 1_143,
    'PAYMENT loans_receivable': -17_667,
    'PAYMENT interest_income': -4_429,
    'PAYMENT fine_income': -399,
    'PAYMENT late_interest_income': -406,
    'PAYMENT iof_absorbed': 43,
    'PAYMENT iof_payable': -43,
  });
  expect(told(agreed.payAgreed('2027-08-21'))).toEqual({
    'PAYMENT cash_at_retailer': 21_758,
    'PAYMENT renegotiation_discount': 1_121,
    'PAYMENT loans_receivable': -19_430,
    'PAYMENT interest_income': -2_844,
    'PAYMENT fine_income': -399,
    'PAYMENT late_interest_income': -206,
    'PAYMENT iof_absorbed': 97,
    'PAYMENT iof_payable': -97,
  });
  const goesOn = sell({}, 0);
  goesOn.pay(4, '2027-03-21');
  goesOn.agree('2027-06-21', rules, 2);
  expect(told(goesOn.giveBack(25_000, '2027-06-22'))).toMatchObject({
    'CANCELLATION customer_credits': -19_985,
    'CANCELLATION loans_receivable': -9_274,
    'PAYMENT customer_credits': 19_985,
    'PAYMENT renegotiation_discount': 1_071,
    'PAYMENT loans_receivable': -15_507,
    'PAYMENT interest_income': -4_491,
    'PAYMENT fine_income': -599,
    'PAYMENT late_interest_income': -459,
  });
  expect(goesOn.contract.agreement?.payments).toMatchObject([{ due: '2027-08-21', value: 12_169, worth: 11_689 }]);
  const whole = sell();
  whole.pay(1, '2026-12-21');
  expect(told(whole.giveBack(100_000, '2026-12-22'))).toMatchObject({
    'CANCELLATION interest_income': 5_065,
    'CANCELLATION customer_credits': -20_985,
  });
});
