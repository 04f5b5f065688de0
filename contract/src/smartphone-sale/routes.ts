import { z } from 'zod';
import { evaluationRequest, shownEvaluation } from '../credit/schemas.ts';
import { id } from '../fields.ts';
import { cashierRoles, roles } from '../identity/enums.ts';
import { defineRoutes } from '../route.ts';
import { deviceProduct, imeiAnswer, imeiRequest, lockAnswer, lockConfirmation } from './schemas.ts';

export const saleErrors = [
  'CONTRACT_NOT_FOUND',
  'ANOTHER_PROPOSAL_ALREADY_ACCEPTED',
  'OFFER_EXPIRED',
  'PRODUCT_NOT_FOUND',
] as const;

export const smartphoneSaleOwner = { name: 'smartphone-sale', purpose: 'Devices on sale, their IMEI and their lock.' };

export const smartphoneSaleRoutes = defineRoutes(smartphoneSaleOwner, {
  'GET /smartphone-sale/products': {
    operationId: 'listProducts',
    summary: 'Devices on sale in a store today, by name, with their offer.',
    access: roles,
    query: z.object({ storeId: id }),
    answer: z.array(deviceProduct),
    errors: ['STORE_NOT_FOUND', 'DEACTIVATED_STORE'],
  },
  'POST /smartphone-sale/evaluations': {
    operationId: 'evaluateDeviceCredit',
    summary: 'Evaluates extra credit for a device, for a customer the operator looked up, in one store.',
    access: roles,
    idempotent: true,
    body: evaluationRequest.omit({ sourceProduct: true }),
    answer: shownEvaluation,
    errors: [
      'BORROWER_NOT_FOUND',
      'EVALUATION_ALREADY_OPEN',
      'EVALUATION_POLICY_NOT_FOUND',
      'TOO_MANY_REQUESTS',
      'STORE_NOT_FOUND',
      'DEACTIVATED_STORE',
    ],
  },
  'POST /smartphone-sale/evaluations/verify': {
    operationId: 'verifyImei',
    summary: 'Checks the IMEI of the device an offered contract sells, and remembers it.',
    access: cashierRoles,
    roleRefusal: 'OPERATOR_IS_NOT_CASHIER',
    inputContext: 'device',
    body: imeiRequest,
    answer: imeiAnswer,
    errors: [
      ...saleErrors,
      'LIMIT_NOT_FOUND',
      'INVALID_IMEI',
      'IMEI_OF_ANOTHER_BRAND',
      'IMEI_ALREADY_IN_USE',
      'IMEI_VERIFICATION_SERVICE_UNAVAILABLE',
    ],
  },
  'POST /smartphone-sale/submit-lock': {
    operationId: 'submitLock',
    summary: 'Registers the verified device with the lock service; may be repeated until it is confirmed.',
    access: cashierRoles,
    roleRefusal: 'OPERATOR_IS_NOT_CASHIER',
    inputContext: 'device',
    body: imeiRequest,
    answer: lockAnswer,
    errors: [
      ...saleErrors,
      'DEVICE_NOT_VERIFIED',
      'DEVICE_CONSENT_MISSING',
      'DEVICE_LOCK_REFUSED',
      'DEVICE_LOCK_SERVICE_UNAVAILABLE',
    ],
  },
  'POST /smartphone-sale/confirm-lock': {
    operationId: 'confirmLock',
    summary: 'Asks the lock service whether the device took its lock.',
    access: cashierRoles,
    roleRefusal: 'OPERATOR_IS_NOT_CASHIER',
    body: lockConfirmation,
    answer: lockAnswer,
    errors: [
      ...saleErrors,
      'DEVICE_NOT_VERIFIED',
      'DEVICE_NOT_LOCKED',
      'DEVICE_LOCK_REFUSED',
      'DEVICE_LOCK_SERVICE_UNAVAILABLE',
    ],
  },
});
