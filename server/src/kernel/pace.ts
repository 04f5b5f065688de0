const WINDOW_MS = 60_000;
const SWEEP_ABOVE = 5_000;

/** Counts what one caller does, so that nobody walks through e-mails or CPFs. */
export interface Pace {
  /** Counts one act of a caller; false when it has used up this minute's. */
  take(caller: string, at: Date): boolean;
}

/**
 * A fixed window of a minute a caller, in this process's memory: with N replicas the cap is at most N times as high,
 * still far from what guessing needs.
 */
export function createPace(perMinute: number): Pace {
  const windows = new Map<string, { since: number; count: number }>();
  const isOver = (since: number, now: number) => Math.abs(now - since) >= WINDOW_MS;
  const sweep = (now: number) => {
    for (const [caller, { since }] of windows) if (isOver(since, now)) windows.delete(caller);
  };
  return {
    take(caller, at) {
      const now = at.getTime();
      if (windows.size > SWEEP_ABOVE) sweep(now);
      const open = windows.get(caller);
      if (!open || isOver(open.since, now)) {
        windows.set(caller, { since: now, count: 1 });
        return true;
      }
      open.count += 1;
      return open.count <= perMinute;
    },
  };
}
