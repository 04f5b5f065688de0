import { sumReais } from '@balcao/contract/kernel';
import type { Installment } from '../../../domain/payments/installment.ts';

/** Reais of what being late costs: all that a manager may forgive of installments. The tax of late days is none of it. */
export const chargesOf = (selected: readonly Installment[]): number =>
  sumReais(selected.flatMap(({ fine, lateInterest, contractInterest }) => [fine, lateInterest, contractInterest]));

interface Forgiven {
  readonly charges: number;
  readonly fees: number;
}

/** Reais that are left to receive. */
export const totalLess = (total: number, { charges, fees }: Forgiven = { charges: 0, fees: 0 }): number =>
  sumReais([total, -charges, -fees]);
