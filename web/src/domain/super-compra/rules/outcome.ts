import type { LimitBlock } from '@balcao/contract';

/** Reais: with less nothing is bought by installments (registration spec, section 9). */
export const AVAILABLE_THRESHOLD = 10;
/** Percent of the bar that each part has at least. */
const LEAST_SEGMENT = 30;

export interface Spendable {
  /** Reais of the recurring limit. */
  availableLimit: number;
  limitIsBlockedBy: LimitBlock | null;
}

/** What of the recurring limit may be used now, in reais. */
export const usableLimit = (limit: Spendable | null): number =>
  limit === null || limit.limitIsBlockedBy !== null ? 0 : limit.availableLimit;

/** Widths of the two parts of the bar, in percent: as the amounts are, each wide enough to be read. */
export function segmentsOf(recurring: number, extra: number): { recurring: number; extra: number } {
  const sum = recurring + extra;
  const share = sum > 0 ? (100 * recurring) / sum : 50;
  const width = Math.min(Math.max(share, LEAST_SEGMENT), 100 - LEAST_SEGMENT);
  return { recurring: width, extra: 100 - width };
}

/** What a customer may still do after a denial. */
export type AfterDenial = 'USABLE' | 'PAY' | 'BLOCKED' | 'NO_LIMIT';

export function afterDenial(limit: Spendable | null, isPurchaseDisabled: boolean): AfterDenial {
  if (isPurchaseDisabled || limit?.limitIsBlockedBy === 'MANUALLY_BLOCKED') return 'BLOCKED';
  if (limit === null) return 'NO_LIMIT';
  return usableLimit(limit) >= AVAILABLE_THRESHOLD ? 'USABLE' : 'PAY';
}
