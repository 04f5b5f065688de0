import { sumReais } from '@balcao/contract/kernel';
import type { Billing } from './calls.ts';
import type { statusTexts } from './texts.ts';

export type ShownStatus = keyof typeof statusTexts;

/** As the table tells it: a billing that is not paid and has more than one boleto is a Segunda Via (ruling C22). */
export const shownStatus = ({ status, numberOfInvoices }: Billing): ShownStatus =>
  status !== 'paid' && numberOfInvoices > 1 ? 'reissued' : status;

export interface Owed {
  readonly count: number;
  readonly value: number;
}

/** What is left to pay of the billings that show one of some statuses. */
export function owedOf(billings: readonly Billing[], statuses: readonly ShownStatus[]): Owed {
  const among = billings.filter((billing) => statuses.includes(shownStatus(billing)));
  return { count: among.length, value: sumReais(among.map(({ openValue }) => openValue)) };
}
