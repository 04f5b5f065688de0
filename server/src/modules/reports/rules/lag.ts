/** What is not in a report for longer is said. */
const LAG_MS = 5_000;

/** Until when a report is complete, where it lags behind the sales. */
export const lagOf = (completeUntil: Date | null, now: Date): { completeUntil?: string } =>
  completeUntil !== null && completeUntil.getTime() < now.getTime() - LAG_MS
    ? { completeUntil: completeUntil.toISOString() }
    : {};
