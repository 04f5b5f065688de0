/** Faults of the first seconds, before anybody listens. */
const early: unknown[] = [];
const MOST_EARLY = 5;
let tell = (fault: unknown) => {
  if (early.length < MOST_EARLY) early.push(fault);
};

/** Something failed that no screen could mend. */
export const tellFault = (fault: unknown): void => tell(fault);

/** Told of every fault from now on, and of those before. */
export function onFaults(take: (fault: unknown) => void): void {
  tell = take;
  for (const fault of early.splice(0)) take(fault);
}
