import { onEvent } from './data-layer.ts';
import { tellFault } from './faults.ts';
import type { FollowPath } from './watch.ts';

/** A page of an older version must not be served by a worker it left behind. */
export async function unregisterWorkers(): Promise<void> {
  const found = (await navigator.serviceWorker?.getRegistrations().catch(() => [])) ?? [];
  await Promise.all(found.map((worker) => worker.unregister()));
}

/** Listens from the first instant, and loads what watches once the page has nothing else to do. */
export function startWatching(followPath: FollowPath): void {
  void unregisterWorkers();
  window.addEventListener('error', ({ error, message }) => tellFault(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => tellFault(reason));
  const early: string[] = [];
  const stop = onEvent((name) => early.push(name));
  const load = async () => {
    const { watch } = await import('./watch.ts');
    stop();
    watch(followPath, early);
  };
  // Safari knows no idle time.
  const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1_000));
  whenIdle(() => void load().catch(() => undefined));
}
