import type { Wire } from '@balcao/contract';
import { call } from '../../lib/api/call.ts';
import { sendOnce } from '../sending/send-once.ts';

export type ApplicationState = Wire<'POST /application-engine/reevaluate'>['answer'];
export type ApplicationStanding = Wire<'GET /application-engine/borrowers/{id}/applications/status'>['answer'];

/** The phone that a code is sent to; null without a verified one. */
export async function phoneToProve(document: string, storeId: string): Promise<string | null> {
  const { borrower } = await call('POST /application-engine/pre-application', { body: { cpf: document, storeId } });
  return borrower.phones.find(({ isSecondary, isVerified }) => isVerified && !isSecondary)?.id ?? null;
}

interface PhoneRef {
  id: string;
  phoneId: string;
}

export const sendCode = (phone: PhoneRef) => {
  const body = { communicationChannel: 'SMS' as const };
  return sendOnce(`phone-code:${phone.phoneId}`, body, (idempotencyKey) =>
    call('POST /borrowers/{id}/phones/{phoneId}/verification-code', { params: { ...phone }, body, idempotencyKey }),
  );
};

export const verifyCode = (phone: PhoneRef, verificationCode: string, storeId: string) =>
  call('PATCH /borrowers/{id}/phones/{phoneId}/verify', { params: { ...phone }, body: { verificationCode, storeId } });

export const reevaluate = (borrowerId: string, storeId: string): Promise<ApplicationState> => {
  const body = { borrowerId, storeId };
  return sendOnce(`reevaluation:${borrowerId}`, body, (idempotencyKey) =>
    call('POST /application-engine/reevaluate', { body, idempotencyKey }),
  );
};

/** Where the registration stands, and whether it may be decided anew. */
export const applicationStanding = (id: string, signal: AbortSignal): Promise<ApplicationStanding> =>
  call('GET /application-engine/borrowers/{id}/applications/status', { params: { id }, signal });
