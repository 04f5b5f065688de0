import { useEffect, useState } from 'react';

const TICK_MS = 250;
const instant = () => Date.now();

/** Whole seconds until an instant; 0 once it is there. */
export const secondsUntil = (at: string, now: number): number => Math.max(Math.ceil((Date.parse(at) - now) / 1000), 0);

/** What `secondsAt` says of the present instant, kept current until it says 0. */
export function useCountdown(secondsAt: (now: number) => number): number {
  const [now, setNow] = useState(instant);
  const seconds = secondsAt(now);
  const isRunning = seconds > 0;
  const [wasRunning, setWasRunning] = useState(isRunning);
  if (isRunning !== wasRunning) {
    setWasRunning(isRunning);
    // Begun again, it would show what was left at its last end.
    if (isRunning) setNow(instant);
  }
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(instant), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return seconds;
}
