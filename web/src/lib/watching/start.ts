import { hearFaults, whenIdle } from './begin.ts';
import { onEvent } from './data-layer.ts';
import type { FollowPath } from './watch.ts';

/** A page of an older version must not be served by a worker it left behind. */
export async function unregisterWorkers(): Promise<void> {
  const found = (await navigator.serviceWorker?.getRegistrations().catch(() => [])) ?? [];
  await Promise.all(found.map((worker) => worker.unregister()));
}

/** Listens from the first instant, and loads what watches once the page has nothing else to do. */
export function startWatching(followPath: FollowPath): void {
  void unregisterWorkers();
  hearFaults();
  const early: string[] = [];
  const stop = onEvent((name) => early.push(name));
  whenIdle(async () => {
    const { watch } = await import('./watch.ts');
    stop();
    watch(followPath, early);
  });
}
