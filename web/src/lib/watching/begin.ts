import { tellFault } from './faults.ts';

/** Hears faults of the page from the first instant. */
export function hearFaults(): void {
  window.addEventListener('error', ({ error, message }) => tellFault(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => tellFault(reason));
}

/** Loads what watches once the page has nothing else to do; the page goes on without what does not come. */
export function whenIdle(load: () => Promise<void>): void {
  // Safari knows no idle time.
  const wait = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1_000));
  wait(() => void load().catch(() => undefined));
}
