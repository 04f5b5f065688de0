import { OPERATOR_ID } from '../../../testing/sessions.ts';
import type { DeskFigures, DeskItem } from '../calls.ts';

export const LIST = 'GET /coordinator/desk';
export const FIGURES = 'GET /coordinator/desk/figures';
export const CLAIM = 'POST /coordinator/desk/{kind}/{ownerId}/{id}/claim';
export const RELEASE = 'POST /coordinator/desk/{kind}/{ownerId}/{id}/release';
export const PIX = 'GET /coordinator/pix/unmatched/{id}';
export const SETTLE = 'POST /coordinator/pix/unmatched/{id}/settle';

export const anItem = (part: Partial<DeskItem> = {}): DeskItem => ({
  kind: 'LIMIT_REQUEST',
  cause: null,
  ownerId: '01900000-0000-7000-8000-000000000701',
  id: '01900000-0000-7000-8000-000000000702',
  askedAt: '2026-11-23T12:00:00.000Z',
  dueAt: null,
  who: 'ROSA PRADO',
  place: 'Depósito',
  amount: 1_800,
  askedBy: null,
  claim: null,
  ...part,
});

export const aCall = (part: Partial<DeskItem> = {}): DeskItem =>
  anItem({
    kind: 'PURCHASE_CALL',
    id: 'call',
    who: 'DAVI SÁ',
    place: 'Matriz',
    dueAt: '2026-11-23T12:10:00.000Z',
    ...part,
  });
export const aPix = (part: Partial<DeskItem> = {}): DeskItem =>
  anItem({ kind: 'UNMATCHED_PIX', id: 'pix', who: 'TXID123', place: null, amount: 150.5, ...part });

export const heldBy = (id = OPERATOR_ID, name = 'Marina Alves') => ({
  by: { id, name },
  until: '2099-01-01T00:00:00.000Z',
});
export const page = (...items: DeskItem[]) => ({ items, next: null });
export const someFigures = (part: Partial<DeskFigures> = {}): DeskFigures => ({
  waiting: 3,
  oldestAt: '2026-11-23T12:00:00.000Z',
  late: 1,
  kinds: [],
  places: ['Depósito', 'Matriz'],
  decidedToday: 5,
  deciders: [
    { name: 'Marina Alves', count: 3 },
    { name: 'Olga Siqueira', count: 2 },
  ],
  ...part,
});

export const unmatchedPix = {
  id: 'pix',
  endToEndId: 'E0000000012345',
  txid: 'TXID123',
  value: 150.5,
  paidAt: '2026-11-23T11:00:00.000Z',
  receivedAt: '2026-11-23T11:01:00.000Z',
};
