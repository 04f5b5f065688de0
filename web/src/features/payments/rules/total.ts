import { sumReais } from '@balcao/contract/kernel';

/** Anything with an amount in reais that is due today. */
export interface Due {
  readonly paymentDue: number;
}

/** Reais. */
export function sumDue(dues: readonly Due[]): number {
  return sumReais(dues.map(({ paymentDue }) => paymentDue));
}

/** Reais to receive: the selected installments and every open fee, which always goes along (ruling C16). */
export function totalToPay(selected: readonly Due[], fees: readonly Due[]): number {
  return sumDue([...selected, ...fees]);
}
