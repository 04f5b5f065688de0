import './key-cap.css';

/** Hint of a key beside a label; shown on wide screens with a keyboard only. */
export function KeyCap({ children }: { children: string }) {
  return <kbd className="key-cap">{children}</kbd>;
}
