import type { Wire } from '@balcao/contract';

type Request = Wire<'PATCH /coordinator/limit-requests/{id}'>['answer'];

export const aLimitRequest = (part: Partial<Request> = {}): Request => ({
  id: '01900000-0000-7000-8000-000000000901',
  borrowerId: '01900000-0000-7000-8000-000000000902',
  borrowerName: 'Rita Nogueira',
  kind: 'TOTAL',
  fromLimit: 1_000,
  toLimit: 4_500,
  blockUntil: null,
  reason: 'Renda comprovada',
  retailerName: 'Lojas Aurora',
  askedBy: { id: '01900000-0000-7000-8000-000000000903', name: 'Davi Rocha' },
  askedAt: '2026-11-21T15:00:00.000Z',
  expiresOn: '2026-11-26',
  status: 'WAITING',
  claim: null,
  decision: null,
  ...part,
});
