const WINDOW_MS = 60_000;
const SWEEP_ABOVE = 5_000;

/** Counts lookups of each operator, so that nobody walks through CPFs to learn who is a customer. */
export interface LookupPace {
  /** Counts one lookup; false when the operator has used up this minute's. */
  take(operatorId: string, at: Date): boolean;
}

/**
 * A fixed window of a minute an operator, in this process's memory: with N replicas the cap is at most N times as
 * high, which is still far from the hundred million CPFs in use.
 */
export function createLookupPace(perMinute: number): LookupPace {
  const windows = new Map<string, { since: number; count: number }>();
  const sweep = (now: number) => {
    for (const [operatorId, { since }] of windows) if (now - since >= WINDOW_MS) windows.delete(operatorId);
  };
  return {
    take(operatorId, at) {
      const now = at.getTime();
      if (windows.size > SWEEP_ABOVE) sweep(now);
      const open = windows.get(operatorId);
      if (!open || Math.abs(now - open.since) >= WINDOW_MS) {
        windows.set(operatorId, { since: now, count: 1 });
        return true;
      }
      open.count += 1;
      return open.count <= perMinute;
    },
  };
}
