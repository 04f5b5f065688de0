import type { Wire } from '@balcao/contract';
import { sendOnce } from '../../domain/sending/send-once.ts';
import { call } from '../../lib/api/call.ts';

export type EligibleDebts = Wire<'GET /coordinator/renegotiations/eligible-debts'>['answer'];
export type Agreement = Wire<'POST /coordinator/renegotiations/simulations'>['answer'];
export type AgreementOption = Agreement['options'][number];
export type AgreementCode = Wire<'POST /coordinator/renegotiations/{id}/code'>['answer'];

export type AgreementStanding = Wire<'GET /coordinator/renegotiations/{id}'>['answer'];

export const eligibleDebts = (borrowerId: string, storeId: string, signal: AbortSignal): Promise<EligibleDebts> =>
  call('GET /coordinator/renegotiations/eligible-debts', { query: { borrowerId, storeId }, signal });

/** Ways to pay whole contracts; nothing is owed differently until one is accepted. */
export const simulate = (borrowerId: string, storeId: string, contractIds: readonly string[]): Promise<Agreement> =>
  call('POST /coordinator/renegotiations/simulations', {
    body: { borrowerId, storeId, contractIds: [...contractIds] },
  });

/** Sends the customer a code of this option; within a minute of the last one, the server answers that one's state. */
export const sendAgreementCode = (id: string, optionId: string): Promise<AgreementCode> => {
  const body = { optionId };
  return sendOnce(`agreement-code:${id}`, body, (idempotencyKey) =>
    call('POST /coordinator/renegotiations/{id}/code', { params: { id }, body, idempotencyKey }),
  );
};

/** Accepts an option with the customer's code. Sent again unchanged it is the same acceptance. */
export const acceptAgreement = (
  id: string,
  body: { optionId: string; code: string; storeId: string },
): Promise<Agreement> =>
  sendOnce(`agreement:${id}`, body, (idempotencyKey) =>
    call('POST /coordinator/renegotiations/{id}/accept', { params: { id }, body, idempotencyKey }),
  );

/** An agreement as it was accepted, and what breaking it today would mean. */
export const showAgreement = (id: string, signal: AbortSignal): Promise<AgreementStanding> =>
  call('GET /coordinator/renegotiations/{id}', { params: { id }, signal });

/** Breaks an agreement. Sent again unchanged it is the same break. */
export const breakAgreement = (id: string, reason: string) =>
  sendOnce(`agreement-break:${id}`, { reason }, (idempotencyKey) =>
    call('POST /coordinator/renegotiations/{id}/break', { params: { id }, body: { reason }, idempotencyKey }),
  );
