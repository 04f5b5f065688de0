import type { RouteName } from '@balcao/contract';
import type { Row } from '../../../testing/access-row.ts';

/** The matrix asks as analysts of a retailer: the books are the provider's alone. */
const closed = { own: 'ACCOUNTING_OF_THE_PROVIDER', foreign: null } as const;
const span = { from: '2026-11-01', to: '2026-11-30' };
const record = { kind: 'BANK_FEE' as const, on: '2026-11-19', amount: 1.89, note: 'Tarifa de boleto' };

export const access = {
  'GET /backofficeAccounting/trialBalance': { ask: () => ({ query: span }), ...closed },
  'GET /backofficeAccounting/postings': { ask: () => ({ query: { ...span, account: 'cash_at_bank' } }), ...closed },
  'GET /backofficeAccounting/provisions': { ask: () => ({ query: { on: '2026-10-31' } }), ...closed },
  'GET /backofficeAccounting/provisions/contracts': { ask: () => ({ query: { on: '2026-10-31' } }), ...closed },
  'GET /backofficeAccounting/taxes': { ask: () => ({ query: { month: '2026-11' } }), ...closed },
  'GET /backofficeAccounting/records': { ask: () => ({}), ...closed },
  'POST /backofficeAccounting/records': { ask: () => ({ body: record }), ...closed },
  'GET /backofficeAccounting/months': { ask: () => ({}), ...closed },
  'POST /backofficeAccounting/months/{month}/request': { ask: () => ({ params: { month: '2026-10' } }), ...closed },
  'POST /backofficeAccounting/months/{month}/close': { ask: () => ({ params: { month: '2026-10' } }), ...closed },
} as const satisfies Partial<Record<RouteName, Row>>;
