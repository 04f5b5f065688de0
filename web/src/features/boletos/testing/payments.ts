import type { DecidedPayment, WaitingPayment } from '../calls.ts';

const base = {
  id: 'a',
  paymentId: 'bank-0001',
  nossoNumero: '00000000000000042',
  value: 90,
  paidAt: '2026-11-20T15:00:00.000Z',
  fault: 'OTHER_AMOUNT',
  expectedValue: 100,
  customerName: 'Rosa Prado',
  contractNumber: '1234',
  installmentNumber: 1,
} as const;

export const aWaitingPayment = (over: Partial<WaitingPayment> = {}): WaitingPayment => ({
  ...base,
  outcome: 'WAITING',
  why: 'SHORT',
  storeName: 'Loja Centro',
  dueDate: '2026-11-20',
  owedValue: 300,
  pays: [{ installmentNumber: 1, value: 90, isPartial: true }],
  ...over,
});

export const aDecidedPayment = (over: Partial<DecidedPayment> = {}): DecidedPayment => ({
  ...base,
  outcome: 'APPLIED',
  decidedBy: 'Davi Rocha',
  decidedAt: '2026-11-21T15:00:00.000Z',
  reason: 'Conferido no banco',
  ...over,
});
