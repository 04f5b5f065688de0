import { z } from 'zod';
import { id, instant, reais } from '../fields.ts';

/** Why a limit is blocked; null when it is not. */
export const limitBlocks = ['OVERDUE_INSTALLMENTS', 'OPEN_RENEGOTIATIONS', 'MANUALLY_BLOCKED'] as const;
export type LimitBlock = (typeof limitBlocks)[number];

export const borrowerLimit = z.object({
  borrowerId: id,
  retailerId: id,
  totalLimit: reais,
  availableLimit: reais,
  limitIsBlockedBy: z.enum(limitBlocks).nullable(),
  attributedOn: instant,
});
