import { useEffect } from 'react';

/** While it is shown, keys that were not typed inside `place` (a selector) reach nothing. */
export function useKeysHeld(place: string): void {
  useEffect(() => {
    const hold = (event: KeyboardEvent) => {
      if (event.target instanceof Element && event.target.closest(place)) return;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    window.addEventListener('keydown', hold, true);
    return () => window.removeEventListener('keydown', hold, true);
  }, [place]);
}
