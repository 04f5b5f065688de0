import { type Cents, centsToReais, reaisToCents } from '@balcao/contract/kernel';

/** Anything with an amount in reais that is due today. */
export interface Due {
  readonly paymentDue: number;
}

/** Reais: the sum, added in cents so that no fraction is lost. */
export function sumDue(dues: readonly Due[]): number {
  return centsToReais(dues.reduce((sum, due) => sum + reaisToCents(due.paymentDue), 0) as Cents);
}

/** Reais to receive: the selected installments and every open fee, which always goes along (ruling C16). */
export function totalToPay(selected: readonly Due[], fees: readonly Due[]): number {
  return sumDue([...selected, ...fees]);
}
