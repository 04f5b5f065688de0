import { type Cents, reaisToCents } from '@balcao/contract/kernel';
import { SIMULATION_MINIMUM } from '../../../domain/simulation/simulation-in-navigation.ts';
import { texts } from '../texts.ts';

/** What is wrong with a value; both ends of the range are right. */
export function valueFault(valueCents: Cents | null, max: number): string | undefined {
  if (valueCents === null) return texts.form.empty;
  const isWithin = valueCents >= reaisToCents(SIMULATION_MINIMUM) && valueCents <= reaisToCents(max);
  return isWithin ? undefined : texts.form.between(SIMULATION_MINIMUM, max);
}

/** What is simulated first: what the address keeps where it may be asked, else the most. Cents. */
export function firstValue(kept: number | undefined, max: number): Cents {
  const most = reaisToCents(max);
  if (kept === undefined) return most;
  const cents = reaisToCents(kept);
  return valueFault(cents, max) === undefined ? cents : most;
}
