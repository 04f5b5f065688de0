import { z } from 'zod';
import { day, id, instant, reais } from '../fields.ts';

export const customerStatementQuery = z.object({ from: day, to: day });

export const statementKinds = ['PURCHASE', 'PAYMENT', 'PAYMENT_UNDO', 'CANCELLATION', 'RETURN'] as const;

/** What a customer bought and paid at a retailer in a period, as its receipts say, and what is open there today. */
export const customerStatement = z.object({
  borrowerId: id,
  name: z.string(),
  from: day,
  to: day,
  asOf: day,
  lines: z.array(
    z.object({
      on: day,
      at: instant,
      kind: z.enum(statementKinds),
      contractNumbers: z.array(z.string()).meta({ description: 'Contracts or agreements it is about' }),
      storeName: z.string(),
      value: reais.meta({ description: 'Bought with its interest, paid, paid and taken back, or given back as goods' }),
      authenticationCode: z.string(),
    }),
  ),
  totals: z.object({
    bought: reais.meta({ description: 'Sum of the installments of the purchases' }),
    paid: reais.meta({ description: 'Payments, those taken back since as well' }),
    undone: reais.meta({ description: 'Payments taken back' }),
    returned: reais.meta({ description: 'Purchase value of what was cancelled or returned' }),
  }),
  open: z
    .array(
      z.object({
        contractId: id,
        contractNumber: z.string(),
        openInstallments: z.int(),
        overdueInstallments: z.int(),
        nextDueDate: day,
        due: reais.meta({ description: 'What its open installments cost today' }),
        isAgreed: z.boolean().meta({ description: 'An agreement stands in their place' }),
      }),
    )
    .meta({ description: 'Purchases of this retailer with open installments, today' }),
  due: reais,
});
