import { useRef, useState } from 'react';

export interface Selection {
  readonly keys: ReadonlySet<string>;
  /** Turns one row; with `isRange` every row from the one turned before follows it. */
  readonly toggle: (key: string, isRange?: boolean) => void;
  /** Every row of the list, or none. */
  readonly toggleAll: () => void;
  readonly clear: () => void;
}

/**
 * The rows a person has picked out of a list that is here as a whole.
 * @param all Keys in the order they are listed. A key that leaves the list is no longer selected.
 */
export function useSelection(all: readonly string[]): Selection {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<string | null>(null);
  const keys = kept.size === 0 ? kept : new Set(all.filter((key) => kept.has(key)));
  const isAll = keys.size === all.length;
  return {
    keys,
    toggle(key, isRange = false) {
      const from = isRange && anchor.current !== null ? all.indexOf(anchor.current) : -1;
      const to = all.indexOf(key);
      const turned = from < 0 ? [key] : all.slice(Math.min(from, to), Math.max(from, to) + 1);
      const next = new Set(keys);
      const isOn = !keys.has(key);
      for (const one of turned)
        if (isOn) next.add(one);
        else next.delete(one);
      anchor.current = key;
      setKept(next);
    },
    toggleAll: () => setKept(isAll ? new Set() : new Set(all)),
    clear: () => setKept(new Set()),
  };
}
