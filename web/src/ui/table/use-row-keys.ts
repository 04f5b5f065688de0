import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useKeyLines } from '../keyboard/use-keys.ts';
import { texts } from '../texts.ts';

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at) => at + 10,
  PageUp: (at) => at - 10,
  Home: () => 0,
  End: (_, last) => last,
};

const keyLines = [{ keys: Object.keys(steps), label: texts.moveRows }];

export interface RowKeys {
  /** The row that the Tab key reaches; the others are reached by arrows. */
  readonly active: number;
  /** A check has taken the focus. */
  readonly focus: (row: number) => void;
  readonly onKeyDown: (event: KeyboardEvent, row: number) => void;
}

/** One stop of the Tab key for a whole table: arrows, PageUp/Down, Home and End move along the checks of its rows. */
export function useRowKeys(count: number, isUsed: boolean, frame: RefObject<HTMLElement | null>): RowKeys {
  const [row, setRow] = useState(0);
  const isMoving = useRef(false);
  useKeyLines(keyLines, isUsed);
  const last = Math.max(count - 1, 0);
  const active = Math.min(row, last);

  // After every draw: the row may come into the page some draws after the key.
  useEffect(() => {
    if (!isMoving.current) return;
    const check = frame.current?.querySelector<HTMLElement>(`tr[data-index="${active}"] .data-table-check input`);
    check?.focus({ preventScroll: true });
    // Not by what a scroller believes of its offset: the row stands where it belongs, wherever the rest is.
    check?.closest('tr')?.scrollIntoView?.({ block: 'nearest' });
    isMoving.current = !check;
  });

  return {
    active,
    focus: setRow,
    onKeyDown(event, at) {
      const step = steps[event.key];
      if (!step || event.altKey || event.metaKey || event.ctrlKey) return;
      event.preventDefault();
      const to = Math.min(Math.max(step(at, last), 0), last);
      isMoving.current = to !== at;
      setRow(to);
    },
  };
}
