import type { Installment } from './texts.ts';

export const isOpen = ({ status }: Pick<Installment, 'status'>): boolean =>
  status === 'PENDING' || status === 'PAYMENT_OVERDUE';

/** How many installments are paid, to come, and late. */
export function marksOf(installments: readonly Pick<Installment, 'status'>[]) {
  const count = (wanted: Installment['status']) => installments.filter(({ status }) => status === wanted).length;
  return { paid: count('PAID'), open: count('PENDING'), late: count('PAYMENT_OVERDUE') };
}
