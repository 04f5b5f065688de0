import { useSyncExternalStore } from 'react';

/** As wide as the paper needs to stand beside the question; `counter-layout.css` has the same. */
const WIDE = '(width >= 960px)';
/** Browsers without windows have none. */
const query = (): MediaQueryList | undefined => globalThis.matchMedia?.(WIDE);

const follow = (onChange: () => void) => {
  const followed = query();
  followed?.addEventListener('change', onChange);
  return () => followed?.removeEventListener('change', onChange);
};

/** Whether the paper stands beside the question, and is not folded into a bar under it. */
export const useIsWide = (): boolean => useSyncExternalStore(follow, () => query()?.matches ?? true);
