import { z } from 'zod';
import { payoutMonth } from '../credit/payout-schemas.ts';
import { id, reais } from '../fields.ts';

/** Whose goal: a store's or a person's. */
export const goalKinds = ['STORE', 'OPERATOR'] as const;
export type GoalKind = (typeof goalKinds)[number];

const amount = reais.refine((cents) => cents >= 0, 'not below zero');
const goal = z.object({
  id,
  name: z.string(),
  amount: amount.meta({ description: 'Purchase value to be sold in the month; 0 where no goal was set' }),
  mayChange: z.boolean().meta({ description: 'Managers change those of their own store' }),
});

export const goalsRequest = z.object({ month: payoutMonth });
export const goalsAnswer = z.object({
  month: payoutMonth,
  stores: z.array(goal),
  operators: z.array(goal.extend({ storeName: z.string().nullable() })),
});

export const goalsChange = z.object({
  month: payoutMonth,
  goals: z
    .array(
      z.object({
        kind: z.enum(goalKinds),
        id,
        amount,
        was: amount.meta({ description: 'As it was shown: of two changes at once the second is told' }),
      }),
    )
    .min(1)
    .max(500),
});
