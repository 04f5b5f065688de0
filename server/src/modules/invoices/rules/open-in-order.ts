import type { InstallmentRow } from '../../payments/index.ts';

/** Open installments of a contract by due date, none from the first on that an agreement stands for. */
export function openInOrder(installments: readonly InstallmentRow[]): InstallmentRow[] {
  const open = installments.filter((row) => row.status === 'OPEN').toSorted((one, other) => one.number - other.number);
  const agreed = open.findIndex((row) => row.renegotiationId !== null);
  return agreed === -1 ? open : open.slice(0, agreed);
}
