import { z } from 'zod';
import { id } from '../fields.ts';
import { defineRoutes } from '../route.ts';
import {
  anticipationAsk,
  anticipationQuote,
  bankAnswers,
  bankReturn,
  batchesQuery,
  batchList,
  batchOrigination,
  batchOriginationsQuery,
  batchPlace,
  batchReason,
  deskBatch,
  newBatch,
  remittance,
  remittanceNumber,
  stepFinish,
  transferList,
  transfersQuery,
  voucher,
} from './schemas.ts';

const owner = { name: 'transfers', purpose: 'What the provider owes retailers, paid by the day in batches.' };

const finance = ['analyst', 'retailer_analyst'] as const;
const ofBatch = z.object({ batchId: id });
const ofStep = ofBatch.extend({ step: z.string().max(40) });
const ofRetailer = z.object({ id });
const deskErrors = ['RETAILER_NOT_FOUND', 'TREASURY_OF_THE_PROVIDER', 'BATCH_NOT_FOUND', 'BATCH_MOVED'] as const;
const THREE_MEGABYTES = 3_000_000;

export const transfersRoutes = defineRoutes(owner, {
  'GET /backofficeOriginations/retailers/{id}/transfers': {
    operationId: 'listTransfers',
    summary:
      'Batches of a retailer whose sales lie in a range of days, the newest first; of one store when it is named.',
    access: finance,
    params: ofRetailer,
    query: transfersQuery,
    answer: transferList,
    errors: ['RETAILER_NOT_FOUND', 'STORE_NOT_FOUND'],
  },
  'GET /backofficeOriginations/batches/{batchId}/originations': {
    operationId: 'listBatchOriginations',
    summary: 'Sales of a batch, the oldest first.',
    access: finance,
    params: ofBatch,
    query: batchOriginationsQuery,
    answer: z.array(batchOrigination),
    errors: ['RETAILER_NOT_FOUND', 'STORE_NOT_FOUND', 'BATCH_NOT_FOUND'],
  },
  'GET /backofficeOriginations/batches': {
    operationId: 'listBatches',
    summary:
      "The treasury desk: batches on their way or done, and what is in none yet; the provider's of all retailers.",
    access: ['analyst'],
    query: batchesQuery,
    answer: batchList,
    errors: ['RETAILER_NOT_FOUND'],
  },
  'POST /backofficeOriginations/batches': {
    operationId: 'makeBatch',
    summary: 'Makes the batch of a retailer and a business day by hand; the close of the day does it by itself.',
    access: ['analyst'],
    idempotent: true,
    body: newBatch,
    answer: deskBatch,
    errors: [
      ...deskErrors,
      'DATE_IN_THE_FUTURE',
      'NOT_A_BUSINESS_DAY',
      'ALREADY_EXISTING_BATCH_ON_DATE',
      'NO_ORIGINATIONS_ON_DATE',
    ],
  },
  'POST /backofficeOriginations/batches/{batchId}/steps/{step}': {
    operationId: 'finishBatchStep',
    summary: 'Finishes the next step of a batch with its voucher: a file, or the end-to-end id of the Pix.',
    access: ['analyst'],
    idempotent: true,
    mostBytes: THREE_MEGABYTES,
    params: ofStep,
    body: stepFinish,
    answer: deskBatch,
    errors: [
      ...deskErrors,
      'STEP_NOT_FOUND',
      'BATCH_ALREADY_FINISHED',
      'STEP_ALREADY_FINISHED',
      'NOT_FIRST_PENDING_STEP',
      'VOUCHER_NOT_FOUND',
      'VOUCHER_NOT_READABLE',
      'BATCH_HELD',
      'BATCH_IN_REMITTANCE',
      'BATCH_REVERSED',
    ],
  },
  'GET /backofficeOriginations/batches/{batchId}/steps/{step}/voucher': {
    operationId: 'showBatchVoucher',
    summary: 'The voucher that was attached to a step.',
    access: ['analyst'],
    params: ofStep,
    query: batchPlace,
    answer: voucher,
    errors: ['RETAILER_NOT_FOUND', 'BATCH_NOT_FOUND', 'STEP_NOT_FOUND', 'VOUCHER_NOT_FOUND'],
  },
  'POST /backofficeOriginations/batches/{batchId}/hold': {
    operationId: 'holdBatch',
    summary: 'Holds a batch back, with a reason: no step of it is finished until another person lets it go on.',
    access: ['analyst'],
    idempotent: true,
    params: ofBatch,
    body: batchReason,
    answer: deskBatch,
    errors: [...deskErrors, 'BATCH_HELD', 'BATCH_REVERSED'],
  },
  'POST /backofficeOriginations/batches/{batchId}/resume': {
    operationId: 'resumeBatch',
    summary: 'Lets a batch go on that another person held back.',
    access: ['analyst'],
    idempotent: true,
    params: ofBatch,
    body: batchPlace,
    answer: deskBatch,
    errors: [...deskErrors, 'BATCH_NOT_HELD', 'BATCH_SECOND_PERSON', 'BATCH_REVERSED'],
  },
  'POST /backofficeOriginations/batches/{batchId}/reverse': {
    operationId: 'reverseBatch',
    summary:
      'Reverses a batch that another person held back: its books are undone, and what it held waits for the next one.',
    access: ['analyst'],
    idempotent: true,
    params: ofBatch,
    body: batchReason,
    answer: deskBatch,
    errors: [...deskErrors, 'BATCH_IN_REMITTANCE', 'BATCH_NOT_HELD', 'BATCH_SECOND_PERSON', 'BATCH_REVERSED'],
  },
  'POST /backofficeOriginations/batches/{batchId}/email': {
    operationId: 'sendBatchEmail',
    summary: 'Tells the retailer by e-mail once more that a batch was transferred.',
    access: ['analyst'],
    idempotent: true,
    params: ofBatch,
    body: batchPlace,
    answer: deskBatch,
    errors: [...deskErrors, 'EMAIL_NOT_SENT'],
  },
  'POST /backofficeOriginations/remittances': {
    operationId: 'makeRemittance',
    summary:
      'A file (CNAB 240, Pix) by which the bank pays all batches in the transitory account that are in none yet.',
    access: ['analyst'],
    idempotent: true,
    answer: remittance,
    errors: [
      'RETAILER_NOT_FOUND',
      'TREASURY_OF_THE_PROVIDER',
      'REMITTANCE_NOT_OFFERED',
      'NOTHING_TO_REMIT',
      'BATCH_MOVED',
    ],
  },
  'GET /backofficeOriginations/remittances/{number}': {
    operationId: 'showRemittance',
    summary: 'A file to the bank again, as it was made.',
    access: ['analyst'],
    params: remittanceNumber,
    answer: remittance,
    errors: ['RETAILER_NOT_FOUND', 'TREASURY_OF_THE_PROVIDER', 'REMITTANCE_NOT_FOUND'],
  },
  'POST /backofficeOriginations/returns': {
    operationId: 'readBankReturn',
    summary:
      "Takes the bank's return of files to it: batches that were paid are transferred, refused ones may be sent again; read twice it moves nothing twice.",
    access: ['analyst'],
    mostBytes: THREE_MEGABYTES,
    body: bankReturn,
    answer: bankAnswers,
    errors: [
      'RETAILER_NOT_FOUND',
      'TREASURY_OF_THE_PROVIDER',
      'REMITTANCE_NOT_OFFERED',
      'RETURN_NOT_READABLE',
      'RETURN_IS_REMITTANCE',
      'RETURN_OF_OTHER_ACCOUNT',
    ],
  },
  'GET /backofficeOriginations/retailers/{id}/anticipation': {
    operationId: 'quoteAnticipation',
    summary:
      'What all sales that are not due yet would bring on the next business day, at the rate of the terms in force.',
    access: finance,
    params: ofRetailer,
    answer: anticipationQuote,
    errors: ['RETAILER_NOT_FOUND', 'ANTICIPATION_NOT_OFFERED', 'NOTHING_TO_ANTICIPATE'],
  },
  'POST /backofficeOriginations/retailers/{id}/anticipation': {
    operationId: 'anticipateSales',
    summary: 'Brings all sales that are not due yet forward to the next business day, at the discount that was quoted.',
    access: finance,
    idempotent: true,
    params: ofRetailer,
    body: anticipationAsk,
    answer: anticipationQuote,
    errors: ['RETAILER_NOT_FOUND', 'ANTICIPATION_NOT_OFFERED', 'NOTHING_TO_ANTICIPATE', 'ANTICIPATION_CHANGED'],
  },
});
