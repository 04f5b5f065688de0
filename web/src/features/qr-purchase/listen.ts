import { stream } from '../../lib/api/stream.ts';

const NAME = 'balcao.qr-events';
const ALIVE_EVERY_MS = 2_000;
const AGAIN_AFTER_MS = 1_000;

/** What a tab tells the others: that the stream stands, or of which purchase there is news. */
interface Told {
  id?: string;
}

/** Calls when the stream says something of a purchase, and whenever it is known to stand. */
export type Hear = (told: Told) => void;

const idOf = (said: unknown): Told =>
  typeof said === 'object' && said !== null && 'id' in said && typeof said.id === 'string' ? { id: said.id } : {};

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Hears of the purchases of this operator. One tab of a browser holds the stream and tells the others: six streams would leave
 * no connection to anything else (HTTP/1.1). Returns how to stop.
 */
export function listenToPurchases(hear: Hear): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const others = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);
  others?.addEventListener('message', ({ data }: MessageEvent<Told>) => hear(data));
  const tellOthers = others?.postMessage.bind(others);
  const tell = (told: Told) => {
    tellOthers?.(told);
    hear(told);
  };
  const lead = async () => {
    while (!signal.aborted) {
      let alive: number | undefined;
      const onOpen = () => {
        tell({});
        alive = window.setInterval(tell, ALIVE_EVERY_MS, {});
      };
      // Whatever breaks it off, the page goes on by asking, and the stream is tried again.
      await stream('GET /payments/qr-code/events', { onOpen, onEvent: (said) => tell(idOf(said)), signal }).catch(
        () => undefined,
      );
      clearInterval(alive);
      await pause(AGAIN_AFTER_MS, signal);
    }
  };
  // Missing where the page is not served safely: every tab then has a stream of its own.
  const { locks } = navigator as { locks?: LockManager };
  void (locks ? locks.request(NAME, { signal }, lead).catch(() => undefined) : lead());
  return () => {
    stopping.abort();
    others?.close();
  };
}
