import { sorted } from '../../../domain/lists/sorted.ts';

/** What the order of the list needs to know of an installment. */
export interface Listable {
  readonly dueDate: string;
  readonly installmentValue: number;
  readonly status: 'PENDING' | 'PAYMENT_OVERDUE' | 'PAID' | 'CANCELED';
}

/** The installments that can be received, by due date, then value. */
export function openInstallments<T extends Listable>(installments: readonly T[]): readonly T[] {
  return sorted(
    installments.filter((one) => one.status === 'PENDING' || one.status === 'PAYMENT_OVERDUE'),
    (a, b) => a.dueDate.localeCompare(b.dueDate) || a.installmentValue - b.installmentValue,
  );
}
