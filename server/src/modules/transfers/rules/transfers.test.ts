import type { CivilDate } from '@balcao/contract';
import { bankBusinessDayAfter, cents, civilDate, earlyPayoff } from '@balcao/credit-math';
import { expect, test } from 'vitest';
import { dayIn } from '../../../kernel/clock.ts';
import { refusalOf } from '../../../testing/refusals.ts';
import type { Posting } from '../../books/index.ts';
import { originationPostings } from '../../contracts/index.ts';
import {
  checkBatchDay,
  checkMayHold,
  checkSecondPerson,
  checkStep,
  nextStep,
  statusAfter,
  stepOf,
} from './check-batch.ts';
import { itemDueOn, saleDueOn, usualTerms } from './due-on.ts';
import { amountsOf } from './item-of-entry.ts';
import { reversalPostings, stepPostings } from './postings.ts';
import { settle, type SummedItem } from './settle.ts';
import { checkVoucher } from './voucher.ts';

const undeclared: ReadonlySet<CivilDate> = new Set();
const usual = { terms: usualTerms, bankHolidays: undeclared };

/** `cases.settlement` of the golden figures: the day of a sale, one and two business days, and 30 days rolled forward. */
test.each([
  ['2026-02-13', '2026-02-18', '2026-02-19', '2026-03-16'],
  ['2026-02-14', '2026-02-18', '2026-02-19', '2026-03-16'],
  ['2026-04-02', '2026-04-06', '2026-04-07', '2026-05-04'],
  ['2026-04-20', '2026-04-22', '2026-04-23', '2026-05-20'],
  ['2026-06-03', '2026-06-05', '2026-06-08', '2026-07-03'],
  ['2026-10-09', '2026-10-13', '2026-10-14', '2026-11-09'],
  ['2026-10-30', '2026-11-03', '2026-11-04', '2026-11-30'],
  ['2026-10-31', '2026-11-03', '2026-11-04', '2026-11-30'],
  ['2026-11-19', '2026-11-23', '2026-11-24', '2026-12-21'],
  ['2026-11-20', '2026-11-23', '2026-11-24', '2026-12-21'],
  ['2026-12-24', '2026-12-28', '2026-12-29', '2027-01-25'],
  ['2026-12-30', '2026-12-31', '2027-01-04', '2027-01-29'],
  ['2026-12-31', '2027-01-04', '2027-01-05', '2027-02-01'],
])('a sale of %s is paid on %s, %s or %s', (sold, one, two, thirty) => {
  const day = civilDate(sold);
  const within = { anticipationRateMonthly: null };
  expect([
    saleDueOn(day, usualTerms, undeclared),
    saleDueOn(day, { ...within, rule: 'BUSINESS_DAYS', days: 2 }, undeclared),
    saleDueOn(day, { ...within, rule: 'CALENDAR_DAYS', days: 30 }, undeclared),
  ]).toEqual([one, two, thirty]);
});

test('a day that the country is declared to have off is no day on which a sale or what goes back is paid', () => {
  const bankHolidays = new Set([civilDate('2026-12-28')]);
  const sold = civilDate('2026-12-24');
  expect([
    saleDueOn(sold, usualTerms, bankHolidays),
    saleDueOn(civilDate('2026-12-21'), { ...usualTerms, rule: 'CALENDAR_DAYS', days: 7 }, bankHolidays),
    itemDueOn({ kind: 'RETURN', onDay: sold }, { terms: usualTerms, bankHolidays }, null),
  ]).toEqual(['2026-12-29', '2026-12-29', '2026-12-29']);
});

test('the day of a sale is that of the retailer', () => {
  const days = ['2026-11-04T02:10:00Z', '2026-11-04T03:59:59Z', '2026-11-04T04:00:00Z', '2026-12-01T03:30:00Z'];
  expect(days.map((at) => dayIn('America/Manaus', new Date(at)))).toEqual([
    '2026-11-03',
    '2026-11-03',
    '2026-11-04',
    '2026-11-30',
  ]);
});

test('what goes back of a sale that waits, waits for it; of a sale that was paid it is due the next business day', () => {
  const back = { kind: 'RETURN' as const, onDay: civilDate('2026-11-12') };
  expect([
    itemDueOn(back, usual, null),
    itemDueOn(back, usual, civilDate('2026-12-21')),
    itemDueOn(back, usual, civilDate('2026-11-12')),
    itemDueOn({ ...back, kind: 'PASS_THROUGH' }, usual, null),
    bankBusinessDayAfter(back.onDay, 0),
  ]).toEqual(['2026-11-13', '2026-12-21', '2026-11-13', '2026-11-13', '2026-11-12']);
});

/** `cases.mdr` */
test.each([
  [100_000, '0.04', 4_000, 96_000],
  [24_990, '0.0349', 872, 24_118],
  [1_250, '0.0399', 50, 1_200],
])('a sale of %i at %s has a fee of %i and brings %i', (principal, mdrRate, feeCents, amountCents) => {
  const none = { iofCents: cents(0), feeCents: cents(0) };
  const sale = { ...none, principalCents: cents(principal), financedCents: cents(principal), mdrRate };
  const found = amountsOf({ event: 'ORIGINATION', postings: originationPostings(sale) });
  expect(found).toEqual({ kind: 'SALE', principalCents: principal, feeCents, discountCents: 0, amountCents });
});

const purchase = {
  iofCents: cents(0),
  feeCents: cents(0),
  principalCents: cents(100_000),
  financedCents: cents(95_000),
};
test.each([
  [
    'the provider, paid on top',
    { couponCents: cents(5_000) },
    { principalCents: 95_000, feeCents: 4_000, discountCents: 5_000 },
  ],
  [
    'the retailer, its own',
    { couponCents: cents(5_000), isCouponOfRetailer: true },
    { principalCents: 95_000, feeCents: 4_000, discountCents: 0 },
  ],
  [
    'nobody; interest of the retailer is a fee',
    { retailerInterestCents: cents(15_720) },
    { principalCents: 100_000, feeCents: 19_720, discountCents: 0 },
  ],
])('a coupon of %s', (_, over, figures) => {
  const found = amountsOf({
    event: 'ORIGINATION',
    postings: originationPostings({ ...purchase, mdrRate: '0.04', ...over }),
  });
  expect(found).toMatchObject(figures);
  expect(found.principalCents - found.feeCents + found.discountCents).toBe(found.amountCents);
});

test('what is no sale is told apart by its entry', () => {
  const owned = (cent: number): Posting[] => [
    { account: 'retailer_payable', amountCents: cents(cent) },
    { account: 'memo_store_position', amountCents: cents(1) },
  ];
  const kinds = [
    amountsOf({ event: 'ORIGINATION', postings: owned(4_000) }),
    amountsOf({ event: 'SELLER_SHARE', postings: owned(-17_200) }),
    amountsOf({ event: 'SELLER_SHARE_UNDO', postings: owned(17_200) }),
    amountsOf({ event: 'SELLER_SHARE', postings: [{ account: 'retailer_payable', amountCents: cents(-804) }] }),
    amountsOf({ event: 'CANCELLATION', postings: [{ account: 'retailer_payable', amountCents: cents(57_600) }] }),
  ].map(({ kind, amountCents }) => [kind, amountCents]);
  expect(kinds).toEqual([
    ['OWN_SALE_FEE', -4_000],
    ['PASS_THROUGH', 17_200],
    ['PASS_THROUGH', -17_200],
    ['INTEREST_CREDIT', 804],
    ['RETURN', -57_600],
  ]);
});

const item = (over: Partial<SummedItem>): SummedItem => ({
  kind: 'SALE',
  onDay: civilDate('2026-11-19'),
  principalCents: cents(0),
  feeCents: cents(0),
  discountCents: cents(0),
  amountCents: cents(0),
  ...over,
});

test('a batch never pays below zero: the rest is carried, and taken off the next one', () => {
  const back = item({ kind: 'RETURN', amountCents: cents(-57_600) });
  const owes = settle([back], cents(0));
  expect(owes).toMatchObject({ originationsCount: 0, originationsStartOn: null, paidCents: 0, carriedCents: -57_600 });
  const sale = { principalCents: cents(80_000), feeCents: cents(3_200), amountCents: cents(76_800) };
  expect(settle([item(sale)], owes.carriedCents)).toMatchObject({
    originationsCount: 1,
    originationsEndOn: '2026-11-19',
    principalCents: 80_000,
    broughtCents: -57_600,
    paidCents: 19_200,
    carriedCents: 0,
  });
});

/** `cases.anticipation` */
test.each([
  [96_000, '0.02', 29, 94_180],
  [144_750, '0.02', 6, 144_178],
  [144_750, '0.0199', 30, 141_926],
  [5_000, '0.035', 1, 4_994],
])('%i anticipated at %s a month by %i days are worth %i', (face, rateMonthly, days, worth) => {
  const dueOn = civilDate(new Date(Date.UTC(2026, 10, 3 + days)).toISOString().slice(0, 10));
  const installments = [{ dueOn, amountCents: cents(face) }];
  expect(earlyPayoff({ rateMonthly, payoffOn: civilDate('2026-11-03'), installments }).payoffCents).toBe(worth);
});

const standing = { status: 'AT_BANKER' as const, heldBy: null, reversedAt: null };
const of = (check: () => unknown) => refusalOf(check)?.code ?? null;

test('steps are strictly in order, and nothing moves what is held, reversed or there', () => {
  const step = (word: string, over: object = {}) => of(() => checkStep({ ...standing, ...over }, stepOf(word)));
  expect(step('BANKER_TO_TRANSITORY')).toBeNull();
  expect(step('PAID')).toBe('STEP_NOT_FOUND');
  expect(step('UME_TO_BANKER')).toBe('STEP_ALREADY_FINISHED');
  expect(step('TRANSITORY_TO_RETAILER')).toBe('NOT_FIRST_PENDING_STEP');
  expect(step('BANKER_TO_TRANSITORY', { heldBy: 'ana' })).toBe('BATCH_HELD');
  expect(step('BANKER_TO_TRANSITORY', { reversedAt: 'today' })).toBe('BATCH_REVERSED');
  expect(step('UME_TO_BANKER', { status: 'AT_RETAILER' })).toBe('BATCH_ALREADY_FINISHED');
  expect([nextStep('AT_UME'), nextStep('AT_RETAILER')]).toEqual(['UME_TO_BANKER', null]);
  expect(statusAfter('TRANSITORY_TO_RETAILER')).toBe('AT_RETAILER');
});

test('what one person held back, another decides on', () => {
  const held = { ...standing, heldBy: 'ana' };
  expect(of(() => checkSecondPerson(held, 'eva'))).toBeNull();
  expect(of(() => checkSecondPerson(held, 'ana'))).toBe('BATCH_SECOND_PERSON');
  expect(of(() => checkSecondPerson(standing, 'eva'))).toBe('BATCH_NOT_HELD');
  expect(of(() => checkSecondPerson({ ...held, reversedAt: 'today' }, 'eva'))).toBe('BATCH_REVERSED');
  expect(of(() => checkMayHold(held))).toBe('BATCH_HELD');
  expect(of(() => checkMayHold({ ...standing, reversedAt: 'today' }))).toBe('BATCH_REVERSED');
});

test('a batch is made for a business day that has come', () => {
  const on = (day: string) => of(() => checkBatchDay(civilDate(day), civilDate('2026-11-20'), undeclared));
  expect([on('2026-11-19'), on('2026-11-20'), on('2026-11-23')]).toEqual([
    null,
    'NOT_A_BUSINESS_DAY',
    'DATE_IN_THE_FUTURE',
  ]);
});

test('the money is somewhere at each step, and a reversal takes it back from there', () => {
  const paid = cents(96_000);
  const moved = (postings: readonly Posting[]) =>
    Object.fromEntries(postings.map((one) => [one.account, one.amountCents]));
  expect(moved(stepPostings('UME_TO_BANKER', paid))).toEqual({ cash_at_banker: 96_000, cash_at_bank: -96_000 });
  expect(moved(stepPostings('TRANSITORY_TO_RETAILER', paid))).toEqual({
    retailer_payable: 96_000,
    cash_in_transitory: -96_000,
  });
  expect(reversalPostings('AT_UME', paid)).toEqual([]);
  expect(moved(reversalPostings('AT_TRANSITORY_ACCOUNT', paid))).toEqual({
    cash_at_bank: 96_000,
    cash_in_transitory: -96_000,
  });
});

test('a voucher is the file it says it is, and of a size that is kept', () => {
  const file = (text: string, type: 'application/pdf' | 'image/png' = 'application/pdf') =>
    of(() => checkVoucher(type, Buffer.from(text).toString('base64')));
  expect([
    file('%PDF-1.7'),
    file('<html>'),
    file('%PDF-1.7', 'image/png'),
    file(`%PDF${'x'.repeat(2_000_000)}`),
  ]).toEqual([null, 'VOUCHER_NOT_READABLE', 'VOUCHER_NOT_READABLE', 'VOUCHER_NOT_READABLE']);
});
