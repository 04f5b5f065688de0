import { useEffect, useState } from 'react';

/** What is typed while a part with a field is on its way, so that the field has it when it comes; no other part hears it. */
export function useTypedAhead(isOnItsWay: boolean): { typed: string; clear: () => void } {
  const [typed, setTyped] = useState('');
  useEffect(() => {
    if (!isOnItsWay) return;
    const note = (event: KeyboardEvent) => {
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      setTyped((before) => before + event.key);
    };
    window.addEventListener('keydown', note, true);
    return () => window.removeEventListener('keydown', note, true);
  }, [isOnItsWay]);
  return { typed, clear: () => setTyped('') };
}
