import type { SelectOption } from '../../../ui/field/select.tsx';
import type { Staffing } from '../staff-calls.ts';

/** Stores of a retailer that somebody may be sent to; the one they are in stays one of them when it was closed. */
export const storeOptions = (
  { retailers }: Staffing,
  retailerId: string | undefined,
  current: string | null = null,
): SelectOption[] =>
  (retailers.find(({ id }) => id === retailerId)?.stores ?? [])
    .filter(({ id, status }) => status === 'active' || id === current)
    .map(({ id, name }) => ({ value: id, label: name }));
