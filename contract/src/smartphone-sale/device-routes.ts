import { z } from 'zod';
import { id, instant } from '../fields.ts';
import { cashierRoles } from '../identity/enums.ts';
import { defineRoutes } from '../route.ts';
import { saleErrors, smartphoneSaleOwner } from './routes.ts';

const contract = z.object({ contractId: id });

/** Why a device waits for a person. */
const deviceWaits = ['NOT_LOCKED_AGAIN', 'NOT_UNLOCKED'] as const;

const waitingDevice = z.object({
  contractId: id,
  contractNumber: z.string(),
  storeName: z.string(),
  deviceName: z.string(),
  imei: z.string(),
  why: z.enum(deviceWaits).meta({
    description:
      'NOT_LOCKED_AGAIN: the contract owes again and nobody could lock it; NOT_UNLOCKED: nothing is owed and the lock is still on',
  }),
  words: z.string().nullable().meta({ description: 'What the lock service, or this one, said last' }),
  since: instant,
});

/** The customer's consent to the lock, and devices that wait for a person. */
export const deviceRoutes = defineRoutes(smartphoneSaleOwner, {
  'POST /smartphone-sale/consents': {
    operationId: 'consentToLock',
    summary: 'Keeps that the customer read and signed the term of the lock; without it no device is locked.',
    access: cashierRoles,
    roleRefusal: 'OPERATOR_IS_NOT_CASHIER',
    inputContext: 'device',
    body: contract,
    answer: contract.extend({ consentedAt: instant }),
    errors: [...saleErrors, 'DEVICE_NOT_VERIFIED'],
  },
  'GET /smartphone-sale/consents/{contractId}/render': {
    operationId: 'renderConsent',
    summary: 'The term of the lock for the customer to sign, as a PDF.',
    access: cashierRoles,
    params: contract,
    answer: 'pdf',
    errors: ['DOCUMENT_NOT_FOUND'],
  },
  'GET /smartphone-sale/devices/waiting': {
    operationId: 'listWaitingDevices',
    summary: "Devices of the caller's retailer whose lock is not where the debt is, the oldest first.",
    access: ['analyst'],
    answer: z.array(waitingDevice),
    errors: [],
  },
  'POST /smartphone-sale/devices/{contractId}/settle': {
    operationId: 'settleDevice',
    summary: 'Has the lock service asked again at once, or leaves a device unlocked for good.',
    access: ['analyst'],
    idempotent: true,
    params: contract,
    body: z.object({
      act: z.enum(['TRY_AGAIN', 'LEAVE_UNLOCKED']),
      reason: z.string().trim().min(3).max(200),
    }),
    answer: contract,
    errors: ['DEVICE_NOT_WAITING'],
  },
});
