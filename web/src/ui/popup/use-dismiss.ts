import { type RefObject, useEffect, useRef } from 'react';

/** Calls `onDismiss` when something outside `frame` is pressed or gets the focus, while `isOpen`. */
export function useDismiss(frame: RefObject<HTMLElement | null>, isOpen: boolean, onDismiss: () => void): void {
  const latest = useRef(onDismiss);
  useEffect(() => {
    latest.current = onDismiss;
  });
  useEffect(() => {
    if (!isOpen) return;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && frame.current && !frame.current.contains(target)) latest.current();
    };
    document.addEventListener('pointerdown', leave, true);
    document.addEventListener('focusin', leave, true);
    return () => {
      document.removeEventListener('pointerdown', leave, true);
      document.removeEventListener('focusin', leave, true);
    };
  }, [frame, isOpen]);
}
