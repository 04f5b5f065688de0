const WINDOW_MS = 60_000;
const SWEEP_ABOVE = 5_000;

export interface LoginPace {
  /** Counts one sign-in from an address; false when it has used up this minute's. */
  take(address: string, at: Date): boolean;
}

/** A fixed window of a minute an address, in this process's memory. */
export function createLoginPace(perMinute: number): LoginPace {
  const windows = new Map<string, { since: number; count: number }>();
  const isOver = (since: number, now: number) => Math.abs(now - since) >= WINDOW_MS;

  const sweep = (now: number) => {
    for (const [address, { since }] of windows) if (isOver(since, now)) windows.delete(address);
  };
  return {
    take(address, at) {
      const now = at.getTime();
      if (windows.size > SWEEP_ABOVE) sweep(now);
      const open = windows.get(address);
      if (!open || isOver(open.since, now)) {
        windows.set(address, { since: now, count: 1 });
        return true;
      }
      open.count += 1;
      return open.count <= perMinute;
    },
  };
}
