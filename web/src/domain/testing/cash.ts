import type { CashDetail, CashListed, CashOverview, CashSession } from '../cash/cash-calls.ts';
import { STORE_ID } from './customers.ts';

export const CASH_ID = '01900000-0000-7000-8000-000000000a00';

const head = {
  id: CASH_ID,
  storeId: STORE_ID,
  storeName: 'Loja Centro',
  drawer: '03',
  number: 12,
  operator: { id: '01900000-0000-7000-8000-000000000100', name: 'Marina Alves' },
  openedAt: '2026-11-21T12:00:00.000Z',
  openedOn: '2026-11-21',
  float: 100,
};

export const aCashSession = (part: Partial<CashSession> = {}): CashSession => ({ ...head, moves: [], ...part });

export const aCashOverview = (part: Partial<CashOverview> = {}): CashOverview => ({
  session: null,
  closed: [],
  taken: [],
  isRequired: false,
  approvalAbove: null,
  ...part,
});

export const aClosedCash = (part: Partial<CashListed> = {}): CashListed => ({
  ...head,
  closedAt: '2026-11-21T22:00:00.000Z',
  closedBy: { id: '01900000-0000-7000-8000-000000000101', name: 'Vera Prado' },
  counted: 300,
  expected: 319.7,
  difference: -19.7,
  reason: 'Troco dado a mais',
  counts: 2,
  ...part,
});

export const aCashDetail = (part: Partial<CashDetail> = {}): CashDetail => ({
  ...aClosedCash(),
  sums: [
    { kind: 'PAYMENT', count: 2, amount: 419.7 },
    { kind: 'WITHDRAWAL', count: 1, amount: -200 },
  ],
  moves: [
    {
      id: '01900000-0000-7000-8000-000000000a01',
      kind: 'WITHDRAWAL',
      amount: 200,
      reason: 'Cofre',
      approvedBy: 'Vera Prado',
      movedAt: '2026-11-21T18:00:00.000Z',
    },
  ],
  pieces: [{ value: 100, pieces: 3 }],
  ...part,
});
