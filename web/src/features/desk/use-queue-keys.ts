import { type RefObject, useState } from 'react';
import { useKeyLines } from '../../ui/keyboard/use-keys.ts';
import { useShortcut } from '../../ui/keyboard/shortcuts.ts';
import { texts } from './texts.ts';

const lines = [{ keys: ['Enter'], label: texts.open }];

/** j and k or the arrows move among the rows that can be opened, R takes the row at hand or gives it back. */
export function useQueueKeys(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  onMove: (id: string) => void,
): (id: string) => void {
  const [current, setCurrent] = useState<string>();
  const go = (by: number) => () => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('.desk-row') ?? [])];
    const stops = rows.map((one) => one.querySelector<HTMLElement>('[data-desk-open]'));
    const at = current === undefined ? -1 : ids.indexOf(current);
    const start = at === -1 && by < 0 ? ids.length : at;
    for (let to = start + by; to >= 0 && to < ids.length; to += by) {
      const stop = stops[to];
      if (!stop) continue;
      stop.focus();
      return;
    }
  };
  useKeyLines(lines);
  useShortcut({ key: 'j', label: texts.next, run: go(1) });
  useShortcut({ key: 'ArrowDown', label: texts.next, run: go(1) });
  useShortcut({ key: 'k', label: texts.before, run: go(-1) });
  useShortcut({ key: 'ArrowUp', label: texts.before, run: go(-1) });
  useShortcut({ key: 'r', label: texts.takeOrGiveBack, run: () => current !== undefined && onMove(current) });
  return setCurrent;
}
