import { onlyDigits, toE164 } from '@balcao/contract/kernel';
import { inWords } from '../../../domain/counter/failure.ts';
import { sendOnce } from '../../../domain/sending/send-once.ts';
import { call } from '../../../lib/api/call.ts';
import type { OfPhone, RegistrationCalls, StartAsk } from './context.ts';
import type { PhoneChannel, RegistrationPhone, SentCode } from './server.ts';

const addPhone = (borrowerId: string, phone: string) =>
  call('POST /borrowers/{id}/phones', { params: { id: borrowerId }, body: { phoneNumber: toE164(phone) ?? phone } });

/** The number as the server knows it: told to it first where it was typed anew. */
async function knownPhone({ borrowerId, known, phone }: OfPhone): Promise<RegistrationPhone> {
  const isTold = known !== null && (phone === '' || onlyDigits(known.phoneNumber).endsWith(phone));
  return isTold ? known : addPhone(borrowerId, phone);
}

async function sendCode(ask: OfPhone & { channel: PhoneChannel }): Promise<SentCode> {
  const phone = await knownPhone(ask);
  const body = { communicationChannel: ask.channel };
  const sent = await sendOnce(`phone-code:${phone.id}`, body, (idempotencyKey) =>
    call('POST /borrowers/{id}/phones/{phoneId}/verification-code', {
      params: { id: ask.borrowerId, phoneId: phone.id },
      body,
      idempotencyKey,
    }),
  );
  return { ...sent, phone };
}

/** Registered like any number, and then kept as one that needs no code. */
async function addSecondary(borrowerId: string, phone: string): Promise<RegistrationPhone> {
  const { id } = await addPhone(borrowerId, phone);
  return call('PUT /borrowers/{id}/phones/{phoneId}/secondary', { params: { id: borrowerId, phoneId: id } });
}

function start({ borrower, storeId, operatorId, biometry }: StartAsk) {
  const body = {
    borrowerId: borrower.id,
    storeId,
    operatorId,
    requestedValue: 1,
    ...(borrower.cep === null ? {} : { borrowerZipcode: borrower.cep }),
    ...(borrower.professionId === null ? {} : { professionId: borrower.professionId }),
    livenessCheckExecuted: biometry?.livenessCheckExecuted ?? false,
    skippedDocumentCapture: biometry?.skippedDocumentCapture ?? false,
  };
  return sendOnce(`application:${borrower.id}`, body, (idempotencyKey) =>
    call('POST /application-engine/application', { body, idempotencyKey }),
  );
}

function sendLink(borrowerId: string) {
  const body = { borrowerId };
  return sendOnce(`application-link:${borrowerId}`, body, (idempotencyKey) =>
    call('POST /application-engine/application/online/url/send', { body, idempotencyKey }),
  );
}

/** The registration's calls on the real API, failures in the words of the counter. */
export function registrationCalls(brand: string): RegistrationCalls {
  const told = <T>(answer: Promise<T>) => inWords(answer, brand, 'registration');
  return {
    open: (body) => told(call('POST /application-engine/pre-application', { body })),
    savePhone: (ask) => told(knownPhone(ask)),
    sendCode: (ask) => told(sendCode(ask)),
    checkCode: ({ borrowerId, phoneId, code, storeId }) =>
      told(
        call('PATCH /borrowers/{id}/phones/{phoneId}/verify', {
          params: { id: borrowerId, phoneId },
          body: { verificationCode: code, storeId },
        }),
      ),
    addPhone: ({ borrowerId, phone }) => told(addSecondary(borrowerId, phone)),
    removePhone: ({ borrowerId, id }) =>
      told(call('DELETE /borrowers/{id}/phones/{phoneId}/secondary', { params: { id: borrowerId, phoneId: id } })),
    saveData: ({ borrowerId, change }) =>
      told(call('PATCH /borrowers/{id}', { params: { id: borrowerId }, body: change })),
    saveDay: ({ borrowerId, day }) =>
      told(call('PATCH /borrowers/{id}/bill-due-day', { params: { id: borrowerId }, body: { billDueDay: day } })),
    start: (ask) => told(start(ask)),
    fetchStatus: ({ borrowerId }) =>
      told(call('GET /application-engine/borrowers/{id}/applications/status', { params: { id: borrowerId } })),
    sendLink: ({ borrowerId }) => told(sendLink(borrowerId)),
  };
}
