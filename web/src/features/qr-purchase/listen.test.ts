import { ReadableStream } from 'node:stream/web';
import { TextDecoder, TextEncoder } from 'node:util';
import { BroadcastChannel } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Hear, listenToPurchases } from './listen.ts';

beforeEach(() => {
  // The test browser has none of them.
  vi.stubGlobal('BroadcastChannel', BroadcastChannel);
  vi.stubGlobal('TextDecoder', TextDecoder);
});
afterEach(() => vi.unstubAllGlobals());

/** A stream that says these events and stays open. */
function streaming(...events: object[]) {
  const fetched = vi.fn<typeof fetch>((_, { signal } = {}) => {
    const body = new ReadableStream({
      start(controller) {
        for (const event of events) controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`));
        signal?.addEventListener('abort', () => controller.error(new Error('aborted')));
      },
    });
    const headers = new Headers({ 'Content-Type': 'text/event-stream' });
    return Promise.resolve({ ok: true, status: 200, headers, body } as unknown as Response);
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}
/** Locks as a browser has them: one holder, the others wait. */
function locking() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) => {
    const mine = last.then(() => (signal.aborted ? undefined : work()));
    last = mine;
    return mine;
  };
  vi.stubGlobal('navigator', { locks: { request } });
}

test('two tabs have one stream: who holds it tells the other; the other takes over', async () => {
  locking();
  const fetched = streaming({ id: 'a', status: 'OPENED' });
  const [first, second] = [vi.fn<Hear>(), vi.fn<Hear>()];
  const stopSecond = listenToPurchases(second);
  // In the second place: it waits for the lock.
  const stopFirst = listenToPurchases(first);
  await vi.waitFor(() => expect(second).toHaveBeenCalledWith({ id: 'a' }));
  await vi.waitFor(() => expect(first).toHaveBeenCalledWith({ id: 'a' }));
  expect(fetched).toHaveBeenCalledOnce();
  stopSecond();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2), { timeout: 3_000 });
  stopFirst();
});

test('without locks each has its own; a stream that breaks off is begun again', async () => {
  vi.stubGlobal('navigator', {});
  const fetched = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', fetched);
  const hear = vi.fn<Hear>();
  const stop = listenToPurchases(hear);
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2), { timeout: 3_000 });
  expect(hear).not.toHaveBeenCalled();
  stop();
});
