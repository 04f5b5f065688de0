import { isDate } from '@balcao/contract/kernel';

/** What the address says: which batches, or the bank's statements, with what is to be explained up to a day alone. */
export interface TreasurySearch {
  concluidos?: true;
  extrato?: true;
  ate?: string;
}

/** Of an address that was typed what makes sense. */
export const treasurySearch = ({ concluidos, extrato, ate }: Record<string, unknown>): TreasurySearch => ({
  ...(concluidos === true && { concluidos }),
  ...(extrato === true && { extrato }),
  ...(extrato === true && typeof ate === 'string' && isDate(ate) && { ate }),
});
