import type { KeyLine } from '../../../ui/keyboard/shortcuts.ts';
import { keyTexts } from '../texts.ts';

export const keyLines: readonly KeyLine[] = [
  { keys: ['ArrowUp', 'ArrowDown'], label: keyTexts.move },
  { keys: ['Home', 'End'], label: keyTexts.ends },
  { keys: [' '], label: keyTexts.choose },
  { keys: ['Enter'], label: keyTexts.accept },
  { keys: ['Escape'], label: keyTexts.cancel },
];

/** Where the keyboard is in a list of proposals. `selected` is -1 when none is chosen. */
export interface ListPosition {
  readonly focused: number;
  readonly selected: number;
}

export type ListAct = 'confirm' | 'cancel';

export interface KeyOutcome {
  readonly position: ListPosition;
  readonly act?: ListAct;
}

/** The first proposal is focused and none is chosen. */
export const startPosition: ListPosition = { focused: 0, selected: -1 };

/** Choosing the chosen one again leaves none chosen. */
export function toggle(position: ListPosition, index: number): ListPosition {
  return { focused: index, selected: position.selected === index ? -1 : index };
}

/** What one key does: arrows move, Space toggles, Enter confirms, Escape cancels. Null leaves the key to the browser. */
export function pressKey(position: ListPosition, key: string, count: number): KeyOutcome | null {
  if (count === 0) return null;
  const { focused, selected } = position;
  switch (key) {
    case 'ArrowDown':
      return { position: { focused: Math.min(focused + 1, count - 1), selected } };
    case 'ArrowUp':
      return { position: { focused: Math.max(focused - 1, 0), selected } };
    case 'Home':
      return { position: { focused: 0, selected } };
    case 'End':
      return { position: { focused: count - 1, selected } };
    case ' ':
      return { position: toggle(position, focused) };
    case 'Enter':
      return { position: { focused, selected: selected === -1 ? focused : selected }, act: 'confirm' };
    case 'Escape':
      return { position: { focused, selected: -1 }, act: 'cancel' };
    default:
      return null;
  }
}
