import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compareExpected } from './expected.ts';
import { isLenderFile, runLenderCases } from './run-cases.ts';

const text = readFileSync(new URL('../../../../credit-math/vectors/lender.json', import.meta.url), 'utf8');
const read = (): unknown => JSON.parse(text);

test('every case of every kind of a lender’s file agrees, those of the server and of batches too', async () => {
  const file = read();
  if (!isLenderFile(file)) throw new Error('not a lender’s file');
  const report = await runLenderCases(file);
  expect(report.differences).toEqual([]);
  expect(report.passed).toBe(167);
}, 120_000);

test('a planted wrong cent of a case, and a kind that nobody knows, fail', async () => {
  const file = read();
  if (!isLenderFile(file)) throw new Error('not a lender’s file');
  const { mdrDeferral, writeOff, drag } = file.cases;
  const cases = JSON.stringify({ mdrDeferral, writeOff, drag, astrology: [{ expected: 1 }] })
    .replace('"recognised":2719', '"recognised":2718')
    .replace('"recovery_income":-20000', '"recovery_income":-19999')
    .replace('"provision":21360', '"provision":21361');
  // What the file expects of the month's end is another part of the file, not what its cases are worked out of.
  const monthEnd = { receivables: { '2026-11-30': [] }, provisions: { '2026-11-30': { rows: [] } } };
  const planted = { ...file, expected: { contracts: [], ...monthEnd }, cases: JSON.parse(cases) as typeof file.cases };
  const report = await runLenderCases(planted);
  expect(report.differences).toEqual([
    'mdrDeferral[0] recognised: 2719 instead of 2718',
    'writeOff[0] entries[2].lines.recovery_income: -20000 instead of -19999',
    'drag[0] other.provision: 21360 instead of 21361',
    'astrology[0]: unknown kind',
  ]);
});

// Planted: the sentences of the golden file known by heart, at one desk.
test('sentences of batches are read, at a desk of each retailer they name; one that nobody reads fails alone', async () => {
  const batch = [
    { do: 'create R9 2026-11-12 again', expect: 'ALREADY_EXISTING_BATCH_ON_DATE' },
    { do: 'create Loja-Azul 2026-11-10 again', expect: 'ALREADY_EXISTING_BATCH_ON_DATE' },
    { do: 'create Loja-Azul 2026-11-12', expect: 'NO_ORIGINATIONS_ON_DATE' },
    { do: 'create 2026-11-14 on 2026-11-13', expect: 'DATE_IN_THE_FUTURE' },
    { do: 'finish BANKER_TO_TRANSITORY first', expect: 'NOT_FIRST_PENDING_STEP' },
    { do: 'juggle R9', expect: null },
  ];
  const { differences } = await runLenderCases({ cases: { batch } });
  expect(differences).toEqual(['batch[5]: threw Error: nobody knows how to juggle R9']);
}, 60_000);

test('what stops one part of a month hides no other, and a month that is read otherwise than it says is refused', () => {
  type Month = { input: { billing: object; returns: object[] }; expected: Record<string, unknown> };
  const { input, ...rest } = JSON.parse(text) as Month;
  const differing = (over: object) => compareExpected({ ...rest, input: { ...input, ...over } }).differences;
  const back = { id: 'V2', contract: 'C3', on: '2026-11-02' };
  const stopped = differing({ returns: [...input.returns, back] });
  expect(stopped).toContain(
    'expected.anticipations: cannot be worked out, Error: N1: C3 does not wait for a later day',
  );
  expect(stopped.filter((one) => one.startsWith('expected.receivables')).length).toBeGreaterThan(0);
  const refusals = [
    [
      { returns: [{ ...back, value: 1_000 }] },
      'V2 gives back 1000 of the 150000 of C3: a month takes back a whole one only',
    ],
    [{ fineRate: '0.03' }, 'fineRate'],
    [{ lateIof: 'CHARGE' }, 'lateIof'],
    [{ billing: { ...input.billing, moraMonthlyRate: '0.02' } }, 'moraMonthlyRate'],
    [{ billing: { ...input.billing, closing: 'FRIDAY' } }, 'closing'],
  ] as const;
  for (const [over, why] of refusals) {
    const [told = '', ...others] = differing(over);
    expect([told.slice(0, 8), others]).toEqual(['expected', []]);
    expect(told).toContain(why);
  }
});

test('what the month comes to by its rules agrees, figure by figure', () => {
  const { differences, passed } = compareExpected(read());
  expect(differences).toEqual([]);
  expect(passed).toBeGreaterThan(1_600);
});

test('a planted wrong cent of the month is named, and so is a row that is not there', () => {
  const wrong = text
    .replaceAll('"owed": 21236', '"owed": 21237')
    .replaceAll('"accruedLinear": 3059', '"accruedLinear": 3060')
    .replaceAll('"id": "P6"', '"id": "P7"');
  expect(compareExpected(JSON.parse(wrong)).differences).toEqual([
    'expected.payments[P4].owed: 21236 instead of 21237',
    'expected.billings.R2/2026-11-23.payments[0]: "P7" instead of "P6"',
  ]);
  const { expected, ...rest } = JSON.parse(text) as { expected: { payments: object[] } };
  const less = { ...rest, expected: { ...expected, payments: expected.payments.slice(1) } };
  expect(compareExpected(less).differences.length).toBeGreaterThan(6);
});

/** A figure of each section, one cent otherwise. */
test.each([
  [
    'returns',
    'V1',
    '"takenBackFromRetailer": 57600',
    '"takenBackFromRetailer": 57601',
    'returns.V1.takenBackFromRetailer: 57600 instead of 57601',
  ],
  ['anticipations', 'N1', '"discount": 572', '"discount": 573', 'anticipations.N1.discount: 572 instead of 573'],
  ['transfers', 'a batch', '"paid": 19200', '"paid": 19201', 'transfers.2026-11-23 R1.paid: 19200 instead of 19201'],
  [
    'transfers',
    'what is passed on',
    '"amount": 12793',
    '"amount": 12794',
    'transfers.2026-11-17 R2.adjustments.PASS_THROUGH P3.amount: 12793 instead of 12794',
  ],
  ['billings', 'asked again', '"mora": 45', '"mora": 46', 'billings.R2/2026-11-02.mora: 45 instead of 46'],
  ['mdrNovember', 'R1', '"R1": 3200', '"R1": 3201', 'mdrNovember.R1: 3200 instead of 3201'],
  [
    'bank',
    'a line',
    '"value": -189',
    '"value": -190',
    'bank.lines.2026-11-23 BANK_FEE R2/2026-11-02.value: -189 instead of -190',
  ],
  [
    'bank',
    'a balance',
    '"closingLedger": 691679',
    '"closingLedger": 691680',
    'bank.closingLedger: 691679 instead of 691680',
  ],
])('a wrong cent of %s is named: %s', (section, _, right, wrong, difference) => {
  const { expected, ...rest } = JSON.parse(text) as { expected: Record<string, unknown> };
  const part = JSON.stringify(expected[section], null, 1);
  expect(part).toContain(right);
  const planted = { ...rest, expected: { ...expected, [section]: JSON.parse(part.replace(right, wrong)) as unknown } };
  expect(compareExpected(planted).differences).toEqual([`expected.${difference}`]);
});

/** Another month: other rates and dates, a boleto that is paid late on the last day, a return, a default, one customer with two loans. */
test('another month is worked out as well', () => {
  const { input, expected } = JSON.parse(text) as {
    input: Record<string, object[]> & { contracts: object[] };
    expected: Record<string, unknown>;
  };
  const loan = { retailer: 'R1', store: 'S1', lender: 'FINANCIAL_INSTITUTION', count: 3 };
  const contracts = [
    {
      ...loan,
      id: 'K1',
      borrower: 'X',
      net: 30_000,
      rate: '0.04',
      soldAt: '2027-01-05T15:00:00Z',
      firstDue: '2027-02-05',
    },
    {
      ...loan,
      id: 'K2',
      borrower: 'X',
      net: 20_000,
      rate: '0.03',
      soldAt: '2027-04-20T15:00:00Z',
      firstDue: '2027-05-20',
    },
    {
      ...loan,
      id: 'K3',
      borrower: 'Y',
      net: 45_000,
      rate: '0.05',
      soldAt: '2027-04-08T15:00:00Z',
      firstDue: '2027-05-10',
    },
  ];
  const payments = [{ id: 'Q1', contract: 'K3', installment: 1, paidOn: '2027-05-31', method: 'BOLETO' }];
  const days = { '2027-05-31': { rows: [] } };
  const file = {
    input: { ...input, contracts, payments, returns: [], anticipations: [] },
    expected: {
      ...expected,
      contracts: [],
      payments: [],
      iof: [],
      receivables: { '2027-05-31': [] },
      provisions: days,
      dailyAccrual: {},
    },
  };
  const found = compareExpected(file).differences.join('\n');
  // Due on 05/02: in default since 07/05, so the other loan of the customer stands still from the end of May on, at 53,4 %.
  expect(found).toContain('"contract":"K1","daysLate":115,"bucket":">90"');
  expect(found).toContain('"problemSince":"2027-05-07","monthsInDefault":0,"incurredPct":"50.0","additionalPct":"3.4"');
  expect(found).toMatch(/"contract":"K2","daysLate":11,"bucket":"0-14".*?"incurredPct":"0","additionalPct":"53.4"/);
  // 21 days at the first day's interest, down to a cent; credited on the next business day.
  expect(found).toMatch(/"daysLate":21,.*?"creditedOn":"2027-06-01"/);
});
