import { useLayoutEffect, useState } from 'react';

const TICK_MS = 250;

/** What `secondsAt` says of the present instant, kept current until it says 0. */
export function useCountdown(secondsAt: (now: number) => number): number {
  const [now, setNow] = useState(() => Date.now());
  const seconds = secondsAt(now);
  const isRunning = seconds > 0;
  // Before it is painted: begun again, it would show what was left at its last end.
  useLayoutEffect(() => {
    if (!isRunning) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return seconds;
}
