import { useEffect, useState } from 'react';
import type { HeardKeys } from './heard-keys.tsx';

interface PageKeysProps {
  /** What Enter does, where the page itself does not list it. */
  enter?: string | undefined;
}

interface Heard {
  Keys: typeof HeardKeys;
  pressedIn: EventTarget | null;
}

/** '?' on a page outside the frame of staff: what listens to keys is fetched at the first one, since phones have none. */
export function PageKeys({ enter }: PageKeysProps) {
  const [heard, setHeard] = useState<Heard | null>(null);
  useEffect(() => {
    if (heard) return undefined;
    const listen = ({ key, target }: KeyboardEvent) => {
      if (key !== '?') return;
      import('./heard-keys.tsx').then(
        ({ HeardKeys: Keys }) => setHeard({ Keys, pressedIn: target }),
        () => undefined,
      );
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [heard]);
  return heard ? <heard.Keys pressedIn={heard.pressedIn} enter={enter} /> : null;
}
