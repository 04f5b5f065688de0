import { z } from 'zod';
import { id } from '../fields.ts';
import { cashierRoles } from '../identity/enums.ts';
import { defineRoutes } from '../route.ts';
import {
  cancellation,
  cancellationOptions,
  cancellationPreview,
  cancellationPreviewQuery,
  cancellationRequest,
} from './schemas.ts';

const owner = { name: 'cancellation', purpose: 'Undoing a purchase, whole or in part.' };
const params = z.object({ id: id.meta({ description: 'Contract id' }) });

export const cancellationRoutes = defineRoutes(owner, {
  'GET /coordinator/contracts/{id}/cancellation': {
    operationId: 'showCancellationOptions',
    summary: 'What may be undone of a purchase today, for which reasons, with whose approval, and what was undone.',
    access: cashierRoles,
    roleRefusal: 'OPERATOR_IS_NOT_CASHIER',
    params,
    answer: cancellationOptions,
    errors: ['CONTRACT_NOT_FOUND', 'CONTRACT_HAS_NO_ACCEPTED_PROPOSAL'],
  },
  'GET /coordinator/contracts/{id}/cancellation/preview': {
    operationId: 'previewCancellation',
    summary:
      'What goes back to whom when a purchase is undone whole or in part, by the rules that do it; nothing is done.',
    access: cashierRoles,
    roleRefusal: 'OPERATOR_IS_NOT_CASHIER',
    params,
    query: cancellationPreviewQuery,
    answer: cancellationPreview,
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
  'POST /coordinator/contracts/{id}/cancellation': {
    operationId: 'cancelContract',
    summary:
      'Undoes a purchase whole or in part, by role and reason, or with the approval of who may: plan, limit, coupon, incentive, device and what was paid.',
    access: cashierRoles,
    roleRefusal: 'OPERATOR_IS_NOT_CASHIER',
    idempotent: true,
    params,
    body: cancellationRequest,
    answer: cancellation,
    errors: [
      'CONTRACT_NOT_FOUND',
      'CONTRACT_HAS_NO_ACCEPTED_PROPOSAL',
      'CONTRACT_ALREADY_CANCELED',
      'CANCELLATION_NOT_ALLOWED',
      'APPROVAL_REQUIRED',
      'APPROVAL_NOT_VALID',
      'RETURN_CHANGED',
      'RETURN_VALUE_TOO_HIGH',
      'RETURN_VALUE_TOO_LOW',
      'CORRECTION_INDEX_MISSING',
      'STORE_NOT_FOUND',
      'DEACTIVATED_STORE',
    ],
  },
});
