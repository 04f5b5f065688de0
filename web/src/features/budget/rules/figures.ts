import { centsToReais, reaisToCents, wholeCents } from '@balcao/contract/kernel';
import type { Budget } from './flow.ts';

/** Reais: the installment as often as it is paid. */
export const totalWithInterest = ({
  numberOfInstallments,
  installmentValue,
}: Pick<Budget['proposals'][number], 'numberOfInstallments' | 'installmentValue'>): number =>
  centsToReais(wholeCents(reaisToCents(installmentValue) * numberOfInstallments));

/** Reais by which the limit falls short of the purchase: the new one, where it was raised; 0 when it covers all. */
export function shortfall({
  purchase_value: purchase,
  new_limit: limit,
}: Pick<Budget, 'purchase_value' | 'new_limit'>): number {
  return centsToReais(wholeCents(Math.max(0, reaisToCents(purchase) - reaisToCents(limit))));
}
