import { z } from 'zod';
import { id } from '../fields.ts';
import { cashierRoles } from '../identity/enums.ts';
import { defineRoutes } from '../route.ts';
import { cancellation, cancellationRequest } from './schemas.ts';

const owner = { name: 'cancellation', purpose: 'Undoing a purchase, whole or in part.' };

export const cancellationRoutes = defineRoutes(owner, {
  'POST /coordinator/contracts/{id}/cancellation': {
    operationId: 'cancelContract',
    summary:
      'Undoes a purchase whole or in part, by role and reason: plan, limit, coupon, incentive, device and what was paid.',
    access: cashierRoles,
    roleRefusal: 'OPERATOR_IS_NOT_CASHIER',
    idempotent: true,
    params: z.object({ id }),
    body: cancellationRequest,
    answer: cancellation,
    errors: [
      'CONTRACT_NOT_FOUND',
      'CONTRACT_HAS_NO_ACCEPTED_PROPOSAL',
      'CONTRACT_ALREADY_CANCELED',
      'CANCELLATION_NOT_ALLOWED',
      'RETURN_VALUE_TOO_HIGH',
      'RETURN_VALUE_TOO_LOW',
      'CORRECTION_INDEX_MISSING',
      'STORE_NOT_FOUND',
      'DEACTIVATED_STORE',
    ],
  },
});
