import type { Handlers } from '../../../testing/fake-api.ts';
import type { Line, Month, Postings, ProvisionedPage, Provisions, Taxes, TrialBalance } from '../calls.ts';

export const BALANCE = 'GET /backofficeAccounting/trialBalance';
export const POSTINGS = 'GET /backofficeAccounting/postings';
export const PROVISIONS = 'GET /backofficeAccounting/provisions';
export const PROVISIONED = 'GET /backofficeAccounting/provisions/contracts';
export const TAXES = 'GET /backofficeAccounting/taxes';
export const RECORD = 'POST /backofficeAccounting/records';
export const RECORDS = 'GET /backofficeAccounting/records';
export const MONTHS = 'GET /backofficeAccounting/months';
export const ASK = 'POST /backofficeAccounting/months/{month}/request';
export const CLOSE = 'POST /backofficeAccounting/months/{month}/close';

const at = '2026-12-02T15:00:00.000Z';
const line = (account: string, kind: Line['kind'], opening: number, debit: number, credit: number): Line => ({
  account,
  kind,
  opening,
  debit,
  credit,
  closing: Math.round((opening + debit - credit) * 100) / 100,
});

/** A tiny lender: a loan, its interest, what is set aside, and the owners' money. */
export const aBalance = (part: Partial<TrialBalance> = {}): TrialBalance => ({
  from: '2026-11-01',
  to: '2026-11-30',
  closedThrough: '2026-10-31',
  lines: [
    line('cash_at_bank', 'ASSET', 500, 200, 100.5),
    line('loans_receivable', 'ASSET', 1_000, 0, 150),
    line('allowance_additional', 'ASSET', -19, 0, 3),
    line('iof_payable', 'LIABILITY', -13, 13, 0.27),
    line('equity', 'EQUITY', -1_487, 0, 0),
    line('interest_income', 'INCOME', 0, 1.77, 50),
    line('provision_expense', 'EXPENSE', 19, 3, 0),
    line('iof_absorbed', 'EXPENSE', 0, 86, 0),
  ],
  ...part,
});

export const aMonth = (part: Partial<Month> = {}): Month => ({
  month: '2026-11',
  state: 'OPEN',
  isNext: true,
  asked: null,
  closed: null,
  statements: null,
  mayClose: false,
  ...part,
});
const months: Month[] = [
  aMonth({ month: '2026-12', isNext: false }),
  aMonth(),
  aMonth({
    month: '2026-10',
    state: 'CLOSED',
    isNext: false,
    asked: { at, name: 'OLGA SIQUEIRA' },
    closed: { at, name: 'PAULO TEIXEIRA' },
  }),
];

export const somePostings: Postings = {
  count: 2,
  sum: -48.23,
  items: [
    {
      on: '2026-11-05',
      entryId: '01900000-0000-7000-8000-00000000000a',
      account: 'cash_at_bank',
      subjectId: '01900000-0000-7000-8000-00000000000b',
      event: 'PAYMENT',
      contractId: null,
      contractNumber: null,
      retailerName: 'Lojas Aurora',
      amount: -50,
    },
    {
      on: '2026-11-30',
      entryId: '01900000-0000-7000-8000-000000000001',
      account: 'cash_at_bank',
      subjectId: '01900000-0000-7000-8000-000000000001',
      event: 'ACCRUAL',
      contractId: '01900000-0000-7000-8000-000000000001',
      contractNumber: 'ABCDE-12345',
      retailerName: null,
      amount: 1.77,
    },
  ],
};

const none = { count: 0, gross: 0, incurred: 0, additional: 0 };
export const someProvisions: Provisions = {
  on: '2026-11-30',
  count: 2,
  gross: 1_634.25,
  incurred: 477.45,
  additional: 44.46,
  buckets: [
    { bucket: '0-14', count: 1, gross: 740.15, incurred: 0, additional: 14.06 },
    { bucket: '15-30', ...none },
    { bucket: '31-60', ...none },
    { bucket: '61-90', ...none },
    { bucket: '>90', count: 1, gross: 894.1, incurred: 477.45, additional: 30.4 },
  ],
};
export const someProvisioned: ProvisionedPage = {
  next: null,
  items: [
    {
      contractId: '01900000-0000-7000-8000-000000000002',
      contractNumber: 'FGHJK-67890',
      daysLate: 133,
      problemSince: '2026-10-19',
      incurredPercent: '53.4',
      additionalPercent: '3.4',
      isWrittenOff: false,
      gross: 894.1,
      incurred: 477.45,
      additional: 30.4,
    },
    {
      contractId: '01900000-0000-7000-8000-000000000001',
      contractNumber: 'ABCDE-12345',
      daysLate: 0,
      problemSince: null,
      incurredPercent: '0',
      additionalPercent: '1.9',
      isWrittenOff: true,
      gross: 740.15,
      incurred: 0,
      additional: 14.06,
    },
  ],
};

export const someTaxes: Taxes = {
  month: '2026-11',
  iof: [
    {
      start: '2026-11-01',
      end: '2026-11-10',
      remitBy: '2026-11-13',
      value: 5.39,
      isOver: true,
      recorded: { on: '2026-11-13', by: 'OLGA SIQUEIRA', amount: 5.39 },
    },
    { start: '2026-11-11', end: '2026-11-20', remitBy: '2026-11-25', value: 8.23, isOver: true, recorded: null },
    { start: '2026-11-21', end: '2026-11-30', remitBy: '2026-12-03', value: 0.27, isOver: false, recorded: null },
  ],
  revenue: {
    start: '2026-11-01',
    base: 1_000,
    isOver: true,
    accounts: [
      { account: 'interest_income', revenue: 'CREDIT', value: 600 },
      { account: 'mdr_income', revenue: 'SERVICES', value: 400 },
    ],
    payments: [
      {
        kind: 'REVENUE_TAXES',
        total: 46.5,
        recorded: null,
        rates: [
          { tax: 'PIS', revenue: 'ALL', rate: '0.0065', base: 1_000, value: 6.5, source: 'Lei 9.718/1998' },
          { tax: 'COFINS', revenue: 'ALL', rate: '0.04', base: 1_000, value: 40, source: 'Lei 10.684/2003' },
        ],
      },
      {
        kind: 'ISS',
        total: 20,
        recorded: null,
        rates: [{ tax: 'ISS', revenue: 'SERVICES', rate: '0.05', base: 400, value: 20, source: 'LC 116/2003' }],
      },
    ],
  },
};

/** What the books answer when nothing is special. */
export const usual: Handlers = {
  [MONTHS]: () => ({ items: months }),
  [BALANCE]: () => aBalance(),
  [POSTINGS]: () => somePostings,
  [PROVISIONS]: () => someProvisions,
  [PROVISIONED]: () => someProvisioned,
  [TAXES]: () => someTaxes,
  [RECORDS]: () => ({ items: [] }),
};
