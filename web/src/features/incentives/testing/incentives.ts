import { today } from '@balcao/contract/kernel';
import { lastMonths } from '../rules/months.ts';
import type { Payout, PayoutList, Statement } from '../calls.ts';

export const LIST = 'GET /incentives/payouts';
export const CLOSE = 'POST /incentives/payouts';
export const PAY = 'POST /incentives/payouts/pay';
export const BACK = 'POST /incentives/payouts/{id}/return';
export const STATEMENT = 'GET /incentives/statement';
export const MINE = 'GET /incentives/payouts/mine';

/** The last month that is over. */
export const MONTH = lastMonths(today())[1] ?? '';

export const aPayout = (part: Partial<Payout> = {}): Payout => ({
  id: '01900000-0000-7000-8000-000000000911',
  operator: { id: '01900000-0000-7000-8000-000000000912', name: 'BRUNO TAVARES' },
  amount: 45.5,
  status: 'OPEN',
  pixKey: 'bruno@loja.example',
  closedBy: { id: '01900000-0000-7000-8000-000000000913', name: 'Marta Nunes' },
  paid: null,
  returned: null,
  ...part,
});

export const aMonth = (part: Partial<PayoutList> = {}): PayoutList => ({
  month: MONTH,
  isOver: true,
  openEarners: 0,
  openTotal: 0,
  toPayTotal: 45.5,
  paidTotal: 0,
  items: [aPayout()],
  ...part,
});

export const paidPayout = (): Payout =>
  aPayout({
    status: 'PAID',
    paid: { by: { id: '01900000-0000-7000-8000-000000000914', name: 'Vera Prado' }, at: '2026-11-03T15:00:00.000Z' },
  });

export const aStatement = (part: Partial<Statement> = {}): Statement => ({
  operatorId: '01900000-0000-7000-8000-000000000912',
  from: '2026-11-01',
  to: '2026-11-30',
  accruedTotal: 48,
  reversedTotal: 2.5,
  total: 45.5,
  next: null,
  items: [
    {
      id: '01900000-0000-7000-8000-000000000921',
      on: '2026-11-05',
      at: '2026-11-05T15:00:00.000Z',
      kind: 'ACCRUAL',
      event: 'SALE',
      category: 'silver',
      storeId: '01900000-0000-7000-8000-000000000922',
      subjectId: '01900000-0000-7000-8000-000000000923',
      baseValue: 4_800,
      value: 48,
    },
    {
      id: '01900000-0000-7000-8000-000000000924',
      on: '2026-11-09',
      at: '2026-11-09T15:00:00.000Z',
      kind: 'REVERSAL',
      event: 'SALE',
      category: 'silver',
      storeId: '01900000-0000-7000-8000-000000000922',
      subjectId: '01900000-0000-7000-8000-000000000923',
      baseValue: 4_800,
      value: -2.5,
    },
  ],
  ...part,
});
