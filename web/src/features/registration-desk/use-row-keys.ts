import type { RefObject } from 'react';
import { useShortcut } from '../../ui/keyboard/shortcuts.ts';
import { texts } from './texts.ts';

/** j and k move among the rows that can be taken; Enter, on the button at hand, takes. */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  const go = (by: 1 | -1) => () => {
    const stops = [...(list.current?.querySelectorAll<HTMLElement>('[data-take]') ?? [])];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    const to = at === -1 && by < 0 ? stops.length - 1 : at + by;
    stops[to]?.focus();
  };
  useShortcut({ key: 'j', label: texts.next, run: go(1) });
  useShortcut({ key: 'k', label: texts.before, run: go(-1) });
}
