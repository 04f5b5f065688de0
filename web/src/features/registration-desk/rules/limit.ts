import { type Cents, centsToReais, reaisToCents } from '@balcao/contract/kernel';
import type { Taken } from '../calls.ts';

type Bounds = Pick<Taken, 'minLimit' | 'maxLimit'>;

export type Fault = 'MISSING' | 'OUT_OF_BOUNDS';

/** Whether the policy lets a person grant any limit. */
export const mayGrant = ({ minLimit, maxLimit }: Bounds): boolean => maxLimit > 0 && maxLimit >= minLimit;

/** What is wrong with a limit; null when nothing is. */
export function faultOf(limitCents: Cents | null, { minLimit, maxLimit }: Bounds): Fault | null {
  if (limitCents === null) return 'MISSING';
  return limitCents < reaisToCents(minLimit) || limitCents > reaisToCents(maxLimit) ? 'OUT_OF_BOUNDS' : null;
}

/** What the rules would grant, within what a person may; nothing where they would grant nothing. */
export function suggestedCents({ suggestedLimit, ...bounds }: Bounds & Pick<Taken, 'suggestedLimit'>): Cents | null {
  if (suggestedLimit === null || suggestedLimit <= 0 || !mayGrant(bounds)) return null;
  return reaisToCents(Math.min(Math.max(suggestedLimit, bounds.minLimit), bounds.maxLimit));
}

export const reaisOf = (limitCents: Cents): number => centsToReais(limitCents);
