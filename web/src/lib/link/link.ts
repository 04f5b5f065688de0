import { useSyncExternalStore } from 'react';

/** 'back' for a moment after it was down. */
export type Link = 'up' | 'down' | 'back';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15_000;
const PROBE_LIMIT_MS = 5_000;
const BACK_MS = 4_000;
/** A call of the till got no answer (`api/call.ts`). */
const NO_ANSWER = 'balcao:no-answer';

let state: Link = 'up';
let timer: ReturnType<typeof setTimeout> | undefined;
let waitMs = FIRST_WAIT_MS;
let isProbing = false;
const listeners = new Set<() => void>();

function become(next: Link): void {
  if (state === next) return;
  state = next;
  for (const listener of listeners) listener();
}

/** Whether the server and its database answer: anything else is no link to work by. */
async function isThere(): Promise<boolean> {
  const limit = new AbortController();
  const stop = setTimeout(() => limit.abort(), PROBE_LIMIT_MS);
  try {
    return (await fetch('/health', { cache: 'no-store', signal: limit.signal })).ok;
  } catch {
    return false;
  } finally {
    clearTimeout(stop);
  }
}

function later(ms: number, then: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(then, ms);
}

async function probe(): Promise<void> {
  if (isProbing) return;
  isProbing = true;
  const isUp = navigator.onLine && (await isThere());
  isProbing = false;
  // Nobody looks any more.
  if (listeners.size === 0) return;
  if (!isUp) {
    become('down');
    later(waitMs, () => void probe());
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
    return;
  }
  waitMs = FIRST_WAIT_MS;
  if (state !== 'down') return;
  become('back');
  later(BACK_MS, () => become('up'));
}

function probeAtOnce(): void {
  waitMs = FIRST_WAIT_MS;
  void probe();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    for (const event of ['offline', 'online', NO_ANSWER]) window.addEventListener(event, probeAtOnce);
    if (!navigator.onLine) probeAtOnce();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    for (const event of ['offline', 'online', NO_ANSWER]) window.removeEventListener(event, probeAtOnce);
    clearTimeout(timer);
    state = 'up';
    waitMs = FIRST_WAIT_MS;
  };
}

/** Whether the server answers. Asked again, ever more slowly, while it does not: the one place that knows. */
export const useLink = (): Link => useSyncExternalStore(subscribe, () => state);
