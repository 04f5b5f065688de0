import { useSyncExternalStore } from 'react';

/** Part of the window that a keyboard on the screen leaves; a browser's own bars take less. */
const LEFT = 0.75;

function subscribe(listener: () => void): () => void {
  const viewport = window.visualViewport;
  viewport?.addEventListener('resize', listener);
  return () => viewport?.removeEventListener('resize', listener);
}

const isOpen = (): boolean => {
  const viewport = window.visualViewport;
  return !!viewport && viewport.scale === 1 && viewport.height < window.innerHeight * LEFT;
};

/** Whether the keyboard of a phone covers a part of the page. */
export const useScreenKeyboard = (): boolean => useSyncExternalStore(subscribe, isOpen);
