import type { Wire } from '@balcao/contract';
import { sendOnce } from '../../domain/sending/send-once.ts';
import { call } from '../../lib/api/call.ts';

/** The list of what waits, as it is kept. */
export const REQUESTS = 'limit-requests';

export type LimitRequest = Wire<'PATCH /coordinator/limit-requests/{id}'>['answer'];

export interface LimitDecision {
  readonly isApproved: boolean;
  readonly reason: string;
}

/** A retry after a lost answer is the same decision. */
export const sendDecision = (id: string, body: LimitDecision): Promise<LimitRequest> =>
  sendOnce(`limit-request:${id}`, body, (idempotencyKey) =>
    call('PATCH /coordinator/limit-requests/{id}', { params: { id }, body, idempotencyKey }),
  );
