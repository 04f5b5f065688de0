import { useEffect, useRef } from 'react';

export interface Shortcut {
  /** As the browser names it: '/', '?', 'Escape', 'F2'; 'Ctrl+K' with Ctrl or ⌘ held down. */
  key: string;
  /** Line in the keyboard map: 'Voltar'. */
  label: string;
  run: () => void;
  /** Also while a field has the focus; only sensible for keys that type nothing. */
  worksInFields?: boolean;
}

/** Keys that do one thing, as the keyboard map lists them. */
export interface KeyLine {
  /** As the browser names them: ' ', 'Escape', 'ArrowDown'. */
  readonly keys: readonly string[];
  readonly label: string;
}

type Registered = Omit<Shortcut, 'run'> & { run: () => void };

const active: Registered[] = [];

/** Lines of parts that handle their keys themselves. */
const listed: (readonly KeyLine[])[] = [];

/** Lists lines in the keyboard map until what it answers is called. */
export function listLines(lines: readonly KeyLine[]): () => void {
  listed.push(lines);
  return () => {
    listed.splice(listed.indexOf(lines), 1);
  };
}

/** What the keyboard map shows: the keys of this very page, those of its parts first. */
export function activeKeys(): readonly KeyLine[] {
  const lines = listed.flat();
  const anywhere = active.filter((one, at) => active.findIndex(({ key }) => key === one.key) === at);
  return [
    ...lines.filter(({ label }, at) => lines.findIndex((other) => other.label === label) === at),
    ...anywhere.map(({ key, label }) => ({ keys: [key], label })),
  ];
}

/** A key that acts from anywhere on the page while the component is shown. The latest registration of a key wins. */
export function useShortcut({ key, label, run, worksInFields = false }: Shortcut): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const registered: Registered = { key, label, worksInFields, run: () => latest.current() };
    active.unshift(registered);
    return () => {
      active.splice(active.indexOf(registered), 1);
    };
  }, [key, label, worksInFields]);
}

const fields = 'input:not([type="checkbox"], [type="radio"], [type="file"]), select, textarea, [contenteditable]';

/** Digits and what people write between them, which a mask swallows: any other sign means nothing in such a field. */
const typed: Readonly<Record<string, RegExp>> = { numeric: /^[\d./ -]$/, decimal: /^[\d.,/ -]$/ };

/** The key belongs to the field that has the focus. */
function isTyping(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement) || !target.matches(fields)) return false;
  return key.length > 1 || (typed[target.getAttribute('inputmode') ?? '']?.test(key) ?? true);
}

/** One listener for the whole page, started by the frame. Keys inside a dialog never reach it. */
export function listenToShortcuts(): () => void {
  const listener = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.isComposing) return;
    const isHeld = event.ctrlKey || event.metaKey;
    const pressed = isHeld ? `Ctrl+${event.key.toUpperCase()}` : event.key;
    const found = active.find((shortcut) => shortcut.key === pressed);
    if (!found || (!isHeld && isTyping(event.target, event.key) && !found.worksInFields)) return;
    event.preventDefault();
    found.run();
  };
  document.addEventListener('keydown', listener);
  return () => document.removeEventListener('keydown', listener);
}
