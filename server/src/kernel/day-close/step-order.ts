import { forgetDoneJobs, forgetIdempotencyKeys, forgetQuotaUses } from './forget-traces.ts';
import type { DayCloseStep } from './steps.ts';

/** The kernel's own steps; they come last. */
const ofKernel = { 900: forgetIdempotencyKeys, 910: forgetDoneJobs, 920: forgetQuotaUses };

/**
 * The steps of all modules by place. Debts come first (1xx: agreements break before their installments are marked), then
 * what expires (2xx), limits by what is then owed (3xx), what retailers owe (4xx), and what is forgotten (8xx, the kernel's 9xx).
 * @throws Error when two steps have one place: their order would hang on the order of modules.
 */
export function inOrder(placed: readonly Readonly<Record<number, DayCloseStep>>[]): DayCloseStep[] {
  const steps = new Map<number, DayCloseStep>();
  for (const [key, step] of [...placed, ofKernel].flatMap((each) => Object.entries(each))) {
    const place = Number(key);
    const other = steps.get(place);
    if (other) throw new Error(`Steps ${other.name} and ${step.name} of the day's close have one place: ${place}`);
    steps.set(place, step);
  }
  return [...steps].toSorted(([a], [b]) => a - b).map(([, step]) => step);
}
