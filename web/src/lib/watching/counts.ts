import { call } from '../api/call.ts';
import { tokenItem } from '../session/stored-items.ts';
import { onEvent } from './data-layer.ts';

/** Time between two batches: a till must not notice them. */
const EVERY_MS = 30_000;
/** As many names as a batch may hold. */
const MOST_NAMES = 50;

/**
 * Counts events by name and sends the counts now and then, and when the page is left. What happened before somebody signed in
 * waits for the session; a batch whose answer is lost is not sent again, so that nothing counts twice.
 */
export function sendCounts(early: readonly string[] = []): void {
  let counts = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    if (counts.size === 0) return;
    if (tokenItem.read() === null) return later();
    const events = [...counts].map(([name, count]) => ({ name, count }));
    counts = new Map();
    call('POST /events', { body: { events }, keepalive: true }).catch(() => undefined);
  };
  const later = () => {
    timer ??= setTimeout(send, EVERY_MS);
  };
  const count = (name: string) => {
    counts.set(name, (counts.get(name) ?? 0) + 1);
    if (counts.size >= MOST_NAMES) send();
    else later();
  };
  for (const name of early) count(name);
  onEvent(count);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
}
