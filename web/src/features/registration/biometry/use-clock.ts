import { useEffect, useState } from 'react';

const EVERY_MS = 5_000;

/** The time, looked at again every few seconds while something is waited for. */
export function useClock(isWaiting: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return now;
}
