import type { Span, Tracer } from '../../kernel/tracing/tracing.ts';
import type { TraceCollectorConfig } from './config.ts';
import { otlpBody } from './otlp.ts';

export { traceCollectorConfig } from './config.ts';

/** Times and bounds of what is sent; tests take smaller ones. */
export interface Pace {
  everyMs: number;
  timeoutMs: number;
  /** Spans that wait; more are dropped. */
  most: number;
  batch: number;
  /** After a failure nothing is sent, and nothing kept, for so long. */
  pauseMs: number;
}
const usual: Pace = { everyMs: 1_000, timeoutMs: 3_000, most: 4_096, batch: 512, pauseMs: 10_000 };

export interface TraceCollector {
  /** Undefined: nothing is traced. */
  tracer: Tracer | undefined;
  /** Sends what waits, once. */
  close: () => Promise<void>;
}

/** Sends spans to the collector of the configuration, in batches behind the requests; a dead one costs nothing. */
export function traceCollector({ url, token, rate }: TraceCollectorConfig, pace: Pace = usual): TraceCollector {
  let waiting: Span[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isSending = false;
  let pausedUntil = 0;

  const post = async (spans: readonly Span[]): Promise<boolean> => {
    try {
      const answer = await fetch(new URL('v1/traces', `${url?.replace(/\/?$/, '/')}`), {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: otlpBody(spans),
        redirect: 'error',
        signal: AbortSignal.timeout(pace.timeoutMs),
      });
      await answer.body?.cancel();
      return answer.ok;
    } catch {
      return false;
    }
  };
  const send = async () => {
    timer = undefined;
    if (isSending || waiting.length === 0) return;
    isSending = true;
    const batch = waiting.slice(0, pace.batch);
    waiting = waiting.slice(pace.batch);
    const isTaken = await post(batch);
    isSending = false;
    if (!isTaken) [waiting, pausedUntil] = [[], performance.now() + pace.pauseMs];
    if (waiting.length > 0) later();
  };
  const later = () => {
    timer ??= setTimeout(() => void send(), waiting.length >= pace.batch ? 0 : pace.everyMs).unref();
  };
  const take = (span: Span) => {
    if (waiting.length >= pace.most || performance.now() < pausedUntil) return;
    waiting.push(span);
    later();
  };
  return {
    tracer: url === undefined ? undefined : { take, rate },
    close: async () => {
      clearTimeout(timer);
      await send();
    },
  };
}
