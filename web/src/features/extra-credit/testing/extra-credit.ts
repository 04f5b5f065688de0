import { OPERATOR_ID } from '../../../testing/sessions.ts';
import type { ExtraCreditRequest, TakenRequest } from '../calls.ts';

export const LIST = 'GET /coordinator/extra-credit';
export const CLAIM = 'POST /coordinator/extra-credit/{borrowerId}/{id}/claim';
export const RELEASE = 'POST /coordinator/extra-credit/{borrowerId}/{id}/release';
export const DECIDE = 'PATCH /coordinator/extra-credit/{borrowerId}/{id}';

export const aRequest = (part: Partial<ExtraCreditRequest> = {}): ExtraCreditRequest => ({
  borrowerId: '01900000-0000-7000-8000-000000000901',
  id: '01900000-0000-7000-8000-000000000902',
  sourceProduct: 'SUPER_PURCHASE',
  customerName: 'ROSA PRADO',
  storeName: 'Depósito',
  operatorId: '01900000-0000-7000-8000-000000000903',
  requestedAmount: 1_800,
  askedAt: '2026-11-23T12:00:00.000Z',
  endsAt: '2026-12-23T12:00:00.000Z',
  claim: null,
  ...part,
});

export const aTaken = (part: Partial<TakenRequest> = {}): TakenRequest => ({
  ...aRequest({ claim: heldBy() }),
  cpf: '529.***.***-25',
  sellerName: 'BRUNO TAVARES',
  minAmount: 100,
  maxAmount: 1_800,
  maxDays: 30,
  limit: { total: 4_000, available: 150.5, blockedBy: null },
  used: { count: 0, lastAt: null },
  ...part,
});

export const heldBy = (id = OPERATOR_ID, name = 'Marina Alves') => ({
  by: { id, name },
  until: '2099-01-01T00:00:00.000Z',
});
export const page = (...items: ExtraCreditRequest[]) => ({ items, next: null });

/** What the server answers to a decision. */
export const aDecided = (part: object = {}) => ({
  id: aRequest().id,
  document: '529.***.***-25',
  sourceProduct: 'SUPER_PURCHASE' as const,
  status: 'ACCEPTED' as const,
  decision: 'APPROVED' as const,
  result: 'APPROVED' as const,
  requestedAmount: 1_800,
  policy: { maxAmount: 1_800, minAmount: 100 },
  expirationTimestamp: '2026-12-23T12:00:00.000Z',
  storeId: aRequest().id,
  storeName: 'Depósito',
  ...part,
});
