import { z } from 'zod';
import { day, fraction, id, instant, reais } from '../fields.ts';
import { dueDateRules } from './schemas.ts';

export const simulationQuery = z.object({
  borrowerId: id,
  principal: z.coerce.number().pipe(reais).meta({ description: 'Purchase value in reais' }),
  storeId: id,
  transactionalCreditEvaluationId: id.optional().meta({ description: 'Extra limit that covers this purchase' }),
});

/** What one plan would cost, as the sale of today would offer it. */
export const simulatedPlan = z.object({
  numberOfInstallments: z.int(),
  installmentValue: reais,
  lastInstallmentValue: reais.meta({ description: 'Carries the rounding residue' }),
  totalPurchaseValue: reais.meta({ description: 'Sum of all installments' }),
  interestValue: reais,
  iof: reais,
  interestRate: fraction.meta({ description: 'A month' }),
  cet: fraction.meta({ description: 'A year' }),
  dueDateRule: z.enum(dueDateRules),
  firstInstallmentDueDate: day,
});

export const simulationAnswer = z.object({
  principal: reais,
  customerFeeValue: reais.meta({ description: 'Usage fee, paid with the first installment' }),
  simulation: z.array(simulatedPlan),
  expirationTimestamp: instant.meta({
    description: 'The figures are those of a day: its end in the zone of the retailer',
  }),
  storeName: z.string(),
  retailerName: z.string(),
});
