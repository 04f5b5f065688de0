import type { Cents } from '@balcao/contract/kernel';

const MINIMUM_CENTS = 100;

/** Whether a value is worth asking the server for; its policy may ask for more. */
export const isPurchaseValue = (valueCents: Cents | null): boolean => (valueCents ?? 0) >= MINIMUM_CENTS;
