import type { CashHandMove, Wire } from '@balcao/contract';
import { call } from '../../lib/api/call.ts';
import { sendOnce } from '../sending/send-once.ts';

export type CashOverview = Wire<'GET /coordinator/cash'>['answer'];
export type CashSession = NonNullable<CashOverview['session']>;
export type CashListed = Wire<'GET /coordinator/cash/sessions'>['answer']['items'][number];
export type CashDetail = Wire<'GET /coordinator/cash/sessions/{id}'>['answer'];
export type CashCounted = Wire<'POST /coordinator/cash/sessions/{id}/count'>['answer'];
export type CashPieces = Wire<'POST /coordinator/cash/sessions/{id}/count'>['body']['pieces'];
type Opening = Wire<'POST /coordinator/cash/sessions'>['body'];

/** The list of a store's sessions, as it is kept. */
export const CASH_SESSIONS = 'cash-sessions';

export const showCash = (storeId: string, signal?: AbortSignal): Promise<CashOverview> =>
  call('GET /coordinator/cash', { query: { storeId }, ...(signal && { signal }) });

export const openCash = (body: Opening): Promise<CashSession> =>
  sendOnce('cash-open', body, (idempotencyKey) => call('POST /coordinator/cash/sessions', { body, idempotencyKey }));

/** A move by hand as it is asked, also of a second person. */
export interface HandMove {
  readonly kind: CashHandMove;
  readonly amount: number;
  readonly reason: string;
}

export const moveCash = (id: string, body: HandMove & { approvalId?: string }) =>
  sendOnce(`cash-move:${id}`, body, (idempotencyKey) =>
    call('POST /coordinator/cash/sessions/{id}/moves', { params: { id }, body, idempotencyKey }),
  );

/** What was counted; only the answer tells what was expected. */
export const countCash = (id: string, pieces: CashPieces): Promise<CashCounted> =>
  sendOnce(`cash-count:${id}`, pieces, (idempotencyKey) =>
    call('POST /coordinator/cash/sessions/{id}/count', { params: { id }, body: { pieces }, idempotencyKey }),
  );

export const closeCash = (id: string, body: { counted: number; reason?: string }): Promise<CashDetail> =>
  sendOnce(`cash-close:${id}`, body, (idempotencyKey) =>
    call('POST /coordinator/cash/sessions/{id}/close', { params: { id }, body, idempotencyKey }),
  );
