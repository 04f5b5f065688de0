import type { Wire } from '@balcao/contract';
import { sendOnce } from '../../domain/sending/send-once.ts';
import { call } from '../../lib/api/call.ts';

export type CentreCustomer = Wire<'GET /operator-service-center'>['answer'];
export type CentreHome = Wire<'GET /operator-service-center/home'>['answer'];
export type ApplicationState = Wire<'GET /application-engine/borrowers/{id}/applications/status'>['answer'];

/** A colleague who is named by id alone is not sent where it is who signed in. */
export interface At {
  storeId: string;
  operatorId?: string | undefined;
}

const named = ({ operatorId }: Pick<At, 'operatorId'>) => (operatorId === undefined ? {} : { operatorId });

export const serveCustomer = (document: string, at: At): Promise<CentreCustomer> =>
  call('GET /operator-service-center', { query: { document, storeId: at.storeId, ...named(at) } });

export const showHome = (
  at: { storeId?: string | undefined; operatorId?: string | undefined },
  signal: AbortSignal,
): Promise<CentreHome> =>
  call('GET /operator-service-center/home', {
    query: { ...named(at), ...(at.storeId !== undefined && { storeId: at.storeId }) },
    signal,
  });

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

export const applicationState = (id: string, signal: AbortSignal): Promise<ApplicationState> =>
  call('GET /application-engine/borrowers/{id}/applications/status', { params: { id }, signal });
