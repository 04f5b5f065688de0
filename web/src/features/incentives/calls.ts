import type { Wire } from '@balcao/contract';
import { sendOnce } from '../../domain/sending/send-once.ts';
import { call } from '../../lib/api/call.ts';

export type PayoutList = Wire<'GET /incentives/payouts'>['answer'];
export type Payout = PayoutList['items'][number];
export type Statement = Wire<'GET /incentives/statement'>['answer'];
export type StatementEntry = Statement['items'][number];
export type OwnPayouts = Wire<'GET /incentives/payouts/mine'>['answer'];

/** A retry after a lost answer is the same act. */
export const closeMonth = (month: string): Promise<PayoutList> =>
  sendOnce(`incentives:${month}`, { month }, (idempotencyKey) =>
    call('POST /incentives/payouts', { body: { month }, idempotencyKey }),
  );

/** Marks as paid what the list showed, to the keys that it showed. */
export function payThem(some: readonly Payout[]): Promise<Wire<'POST /incentives/payouts/pay'>['answer']> {
  const body = { payouts: some.map(({ id, pixKey }) => ({ id, pixKey: pixKey ?? '' })) };
  return sendOnce(`incentives-paid:${some.map(({ id }) => id).join()}`, body, (idempotencyKey) =>
    call('POST /incentives/payouts/pay', { body, idempotencyKey }),
  );
}

export const cameBack = (id: string, reason: string): Promise<unknown> =>
  sendOnce(`incentive-back:${id}`, { reason }, (idempotencyKey) =>
    call('POST /incentives/payouts/{id}/return', { params: { id }, body: { reason }, idempotencyKey }),
  );
