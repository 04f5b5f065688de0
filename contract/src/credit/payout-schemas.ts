import { z } from 'zod';
import { id, instant, reais } from '../fields.ts';
import { reason } from './schemas.ts';

const somebody = z.object({ id, name: z.string() });
/** A month, YYYY-MM. */
export const payoutMonth = z
  .string()
  .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'a month as YYYY-MM')
  .meta({ description: 'YYYY-MM', examples: ['2026-11'] });

export const payoutStatuses = ['OPEN', 'PAID', 'RETURNED'] as const;
const status = z.enum(payoutStatuses).meta({ description: 'RETURNED: the Pix came back; it is to be paid again' });

/** What one seller is paid for a month. */
export const incentivePayout = z.object({
  id,
  operator: somebody,
  amount: reais,
  status,
  pixKey: z.string().nullable().meta({ description: "The seller's; of a paid one the key it went to" }),
  closedBy: somebody,
  paid: z.object({ by: somebody, at: instant }).nullable().meta({ description: 'The last payment' }),
  returned: z.object({ at: instant, reason: z.string() }).nullable(),
});

export const payoutQuery = z.object({ month: payoutMonth });
export const payoutList = z.object({
  month: payoutMonth,
  isOver: z.boolean().meta({ description: 'Only a month that is over can be closed' }),
  openEarners: z.int().meta({ description: 'Sellers with something to be paid that no close holds yet' }),
  openTotal: reais.meta({ description: 'What they are to be paid, up to the end of the month' }),
  toPayTotal: reais,
  paidTotal: reais,
  items: z.array(incentivePayout),
});
export const payoutClose = z.object({ month: payoutMonth });

export const payoutPayment = z.object({
  payouts: z
    .array(z.object({ id, pixKey: z.string().max(77).meta({ description: 'As it was shown, and paid to' }) }))
    .min(1)
    .max(200),
});
export const payoutsPaid = z.object({ count: z.int(), total: reais });
export const payoutReturn = z.object({ reason });

/** What the signed-in seller was paid, or will be. */
export const ownPayouts = z.object({
  hasPixKey: z.boolean(),
  items: z.array(z.object({ month: payoutMonth, amount: reais, status, paidAt: instant.nullable() })),
});
