import { type KeyboardEvent, useEffect } from 'react';
import { type KeyLine, listLines } from './shortcuts.ts';

/** Keys of a part that is there, or of its popup while it is open, in the map. Keep `lines` the same between renders. */
export function useKeyLines(lines: readonly KeyLine[], isUsed = true): void {
  useEffect(() => (isUsed ? listLines(lines) : undefined), [lines, isUsed]);
}

/**
 * The keys of a part of the page while it has the focus: the map lists these lines, and a key that no line names never
 * reaches `run`. Keep `lines` the same between renders.
 */
export function useKeys<E extends Element = Element>(
  lines: readonly KeyLine[],
  run: (event: KeyboardEvent<E>) => void,
): (event: KeyboardEvent<E>) => void {
  useKeyLines(lines);
  return (event) => {
    if (lines.some(({ keys }) => keys.includes(event.key))) run(event);
  };
}

/** Enter in a field that hands over what it holds. */
export function useEnter(
  label: string,
  isUsed: boolean,
  run: (event: KeyboardEvent<HTMLInputElement>) => void,
): (event: KeyboardEvent<HTMLInputElement>) => void {
  useEffect(() => (isUsed ? listLines([{ keys: ['Enter'], label }]) : undefined), [isUsed, label]);
  return (event) => {
    if (!isUsed || event.key !== 'Enter') return;
    event.preventDefault();
    run(event);
  };
}
