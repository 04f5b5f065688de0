import type { Wire } from '@balcao/contract';
import { base64Of } from '../../lib/save-file.ts';
import { call } from '../../lib/api/call.ts';
import { sendOnce } from '../../domain/sending/send-once.ts';

export type Desk = Wire<'GET /backofficeOriginations/batches'>['answer'];
export type Batch = Desk['items'][number];
export type Waiting = Desk['waiting'][number];
export type Step = Batch['steps'][number]['step'];
export type DeskState = 'OPEN' | 'DONE';

type Finish = Wire<'POST /backofficeOriginations/batches/{batchId}/steps/{step}'>['body'];
type VoucherType = NonNullable<Finish['voucher']>['contentType'];

/** Files that a voucher may be, by their endings. */
const types: Readonly<Record<string, VoucherType>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};
export const voucherEndings = Object.keys(types).map((ending) => `.${ending}`);

/** A retry after a lost answer is the same act. */
export const makeBatch = (retailerId: string, date: string): Promise<Batch> => {
  const body = { retailerId, date };
  return sendOnce(`batch:${retailerId}`, body, (idempotencyKey) =>
    call('POST /backofficeOriginations/batches', { body, idempotencyKey }),
  );
};

const placeOf = ({ batchId, retailerId }: Batch) => ({ params: { batchId }, retailerId });

export async function finishStep(batch: Batch, step: Step, endToEndId: string, file: File | null): Promise<Batch> {
  const { params, retailerId } = placeOf(batch);
  const contentType = types[file?.name.split('.').at(-1)?.toLowerCase() ?? ''];
  const voucher =
    file && contentType ? { fileName: file.name, contentType, contentBase64: await base64Of(file) } : undefined;
  const body = { retailerId, ...(endToEndId !== '' && { endToEndId }), ...(voucher && { voucher }) };
  return sendOnce(`batch-step:${batch.batchId}:${step}`, body, (idempotencyKey) =>
    call('POST /backofficeOriginations/batches/{batchId}/steps/{step}', {
      params: { ...params, step },
      body,
      idempotencyKey,
    }),
  );
}

export const holdBatch = (batch: Batch, reason: string): Promise<Batch> => {
  const { params, retailerId } = placeOf(batch);
  const body = { retailerId, reason };
  return sendOnce(`batch-hold:${batch.batchId}`, body, (idempotencyKey) =>
    call('POST /backofficeOriginations/batches/{batchId}/hold', { params, body, idempotencyKey }),
  );
};

export const reverseBatch = (batch: Batch, reason: string): Promise<Batch> => {
  const { params, retailerId } = placeOf(batch);
  const body = { retailerId, reason };
  return sendOnce(`batch-reverse:${batch.batchId}`, body, (idempotencyKey) =>
    call('POST /backofficeOriginations/batches/{batchId}/reverse', { params, body, idempotencyKey }),
  );
};

export const resumeBatch = (batch: Batch): Promise<Batch> => {
  const { params, retailerId } = placeOf(batch);
  const body = { retailerId };
  return sendOnce(`batch-resume:${batch.batchId}`, body, (idempotencyKey) =>
    call('POST /backofficeOriginations/batches/{batchId}/resume', { params, body, idempotencyKey }),
  );
};

export const sendEmail = (batch: Batch): Promise<Batch> => {
  const { params, retailerId } = placeOf(batch);
  const body = { retailerId };
  return sendOnce(`batch-email:${batch.batchId}`, body, (idempotencyKey) =>
    call('POST /backofficeOriginations/batches/{batchId}/email', { params, body, idempotencyKey }),
  );
};

/** Has the bank pay a batch by Pix. */
export const payByPix = (batch: Batch): Promise<Batch> => {
  const { params, retailerId } = placeOf(batch);
  const body = { retailerId };
  return sendOnce(`batch-payout:${batch.batchId}`, body, (idempotencyKey) =>
    call('POST /backofficeOriginations/batches/{batchId}/payout', { params, body, idempotencyKey }),
  );
};

/** In a demonstration: what the bank does with the Pix. */
export const answerForBank = (batch: Batch, isPaid: boolean): Promise<Batch> => {
  const { params, retailerId } = placeOf(batch);
  return call('POST /backofficeOriginations/batches/{batchId}/payout/answer', { params, body: { retailerId, isPaid } });
};

export type BankAnswer = Wire<'POST /backofficeOriginations/returns'>['answer']['answers'][number];
type Remittance = Wire<'POST /backofficeOriginations/remittances'>['answer'];

/** A new file to the bank; a retry after a lost answer is the same file. */
export const makeRemittance = (): Promise<Remittance> =>
  sendOnce('remittance', {}, (idempotencyKey) => call('POST /backofficeOriginations/remittances', { idempotencyKey }));

export const readRemittance = (number: number): Promise<Remittance> =>
  call('GET /backofficeOriginations/remittances/{number}', { params: { number: String(number) } });

/** What the bank says in its file: one byte a character. */
export async function sendReturn(file: File): Promise<BankAnswer[]> {
  const content = atob(await base64Of(file));
  const { answers } = await call('POST /backofficeOriginations/returns', { body: { fileName: file.name, content } });
  return answers;
}

/** The file that was attached to a step. */
export async function readVoucher(batch: Batch, step: Step): Promise<{ name: string; file: Blob }> {
  const { params, retailerId } = placeOf(batch);
  const found = await call('GET /backofficeOriginations/batches/{batchId}/steps/{step}/voucher', {
    params: { ...params, step },
    query: { retailerId },
  });
  const bytes = Uint8Array.from(atob(found.contentBase64), (character) => character.charCodeAt(0));
  return { name: found.fileName, file: new Blob([bytes], { type: found.contentType }) };
}
