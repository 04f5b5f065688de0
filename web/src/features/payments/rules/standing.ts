import type { BorrowerStatus } from '@balcao/contract';

interface Standing {
  readonly hasBought: boolean;
  readonly status: BorrowerStatus | null;
}

const ofStatus = {
  APPROVED: 'neverBought',
  DENIED: 'denied',
  INCOMPLETE: 'incomplete',
  MANUAL_ANALYSIS: 'underAnalysis',
  UNDER_ANALYSIS: 'underAnalysis',
  PRE_APPROVED: 'underAnalysis',
} as const;

/** Why a customer has nothing to pay: only who bought is up to date. */
export function nothingOpen({ hasBought, status }: Standing) {
  return hasBought ? 'upToDate' : ofStatus[status ?? 'APPROVED'];
}
