import type { SupportRequest } from '../support/support-calls.ts';

export const aSupportRequest = (part: Partial<SupportRequest> = {}): SupportRequest => ({
  id: '01900000-0000-7000-8000-000000000900',
  subject: 'Impressora',
  text: 'O recibo não sai',
  storeName: 'Loja Centro',
  page: '/caixa/pagamentos',
  traceId: 'trace-7',
  status: 'OPEN',
  askedBy: { id: '01900000-0000-7000-8000-000000000901', name: 'Bia Torres' },
  askedAt: '2026-11-21T15:00:00.000Z',
  claimedBy: null,
  answer: null,
  answeredAt: null,
  closedAt: null,
  ...part,
});
