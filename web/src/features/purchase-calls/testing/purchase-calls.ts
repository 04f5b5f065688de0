import { OPERATOR_ID } from '../../../testing/sessions.ts';
import type { PurchaseCall, TakenCall } from '../texts.ts';

export const LIST = 'GET /coordinator/purchase-calls';
export const CLAIM = 'POST /coordinator/purchase-calls/{borrowerId}/{proposalId}/claim';
export const RELEASE = 'POST /coordinator/purchase-calls/{borrowerId}/{proposalId}/release';
export const PICTURES = 'POST /coordinator/purchase-calls/{borrowerId}/{proposalId}/pictures';
export const DECIDE = 'PATCH /coordinator/purchase-calls/{borrowerId}/{proposalId}';

export const aCall = (part: Partial<PurchaseCall> = {}): PurchaseCall => ({
  borrowerId: '01900000-0000-7000-8000-000000000901',
  proposalId: '01900000-0000-7000-8000-000000000902',
  reason: 'POLICY',
  customerName: 'ROSA PRADO',
  storeName: 'Depósito',
  purchaseValue: 800,
  operatorId: '01900000-0000-7000-8000-000000000903',
  askedAt: '2020-01-01T12:00:00.000Z',
  dueAt: '2020-01-01T12:05:00.000Z',
  endsAt: '2099-01-01T00:00:00.000Z',
  claim: null,
  ...part,
});

export const aTaken = (part: Partial<TakenCall> = {}): TakenCall => ({
  ...aCall({ claim: heldBy() }),
  cpf: '529.***.***-25',
  phoneNumber: '+5592988887777',
  sellerName: 'BRUNO TAVARES',
  plan: {
    numberOfInstallments: 3,
    installmentValue: 290.5,
    totalValue: 876.4,
    firstInstallmentDueDate: '2026-12-21',
  },
  limit: { total: 2_000, available: 1_150.5, blockedBy: null },
  bought: { count: 2, total: 640 },
  daysLate: 0,
  registeredAt: '2026-03-02T13:00:00.000Z',
  code: '123456',
  hasPictures: false,
  ...part,
});

export const heldBy = (id = OPERATOR_ID, name = 'Marina Alves') => ({
  by: { id, name },
  until: '2099-01-01T00:00:00.000Z',
});
export const page = (...items: PurchaseCall[]) => ({ items, next: null });
