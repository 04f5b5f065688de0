import { z } from 'zod';
import { reason } from '../credit/schemas.ts';
import { id, instant, reais } from '../fields.ts';

/** RETURNED to who paid; RECEIVED at a till by another way, of the customer whose it was. */
export const unmatchedOutcomes = ['RETURNED', 'RECEIVED'] as const;
export type UnmatchedOutcome = (typeof unmatchedOutcomes)[number];

export const unmatchedPix = z.object({
  id,
  endToEndId: z.string().meta({ description: "The bank's own id of the transfer" }),
  txid: z.string(),
  value: reais,
  paidAt: instant,
  receivedAt: instant,
});

export const unmatchedSettlement = z.object({ outcome: z.enum(unmatchedOutcomes), reason });
