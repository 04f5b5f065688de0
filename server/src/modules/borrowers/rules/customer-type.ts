import type { customerTypes } from '@balcao/contract';

export type CustomerType = (typeof customerTypes)[number];

/** 'Leve' pays on a fixed day of the month, 'Limite' one month after the purchase (ruling C14). */
export function customerType(borrower: { isHighRecurrence: boolean; billDueDay: number | null }): CustomerType {
  return borrower.isHighRecurrence && borrower.billDueDay !== null ? 'LEVE' : 'LIMITE';
}
