import { useEffect, useRef } from 'react';

/** What comes is seen so soon. */
const REFRESH_MS = 5_000;

/** The server is asked again by itself while it is wanted. */
export function useRefreshing(refresh: () => void, isWanted: boolean): void {
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(() => {
    if (!isWanted) return;
    const timer = setInterval(() => latest.current(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [isWanted]);
}
