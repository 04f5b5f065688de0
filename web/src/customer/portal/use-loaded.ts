import { useCallback, useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../data/failure.ts';

export type Loaded<T> = { at: 'loading' } | { at: 'failed'; why: string } | { at: 'ready'; value: T };

/** What a stable function loads, and a way to load it again; what is shown stays until the new one is there. */
export function useLoaded<T>(load: () => Promise<T>): [Loaded<T>, () => void] {
  const [state, setState] = useState<Loaded<T>>({ at: 'loading' });
  // What was asked for last is shown: an earlier answer that comes late is not.
  const newest = useRef(0);
  const again = useCallback(() => {
    const turn = (newest.current += 1);
    const show = (next: Loaded<T>) => {
      if (turn === newest.current) setState(next);
    };
    load().then(
      (value) => show({ at: 'ready', value }),
      (error: unknown) => show({ at: 'failed', why: sentenceOf(error) }),
    );
  }, [load]);
  useEffect(again, [again]);
  return [state, again];
}
