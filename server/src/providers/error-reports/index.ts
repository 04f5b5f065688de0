import { randomBytes } from 'node:crypto';
import { reportEnvelope, reportTarget } from '@balcao/contract';
import { type Clock, systemClock } from '../../kernel/clock.ts';
import type { OnFault } from '../../kernel/log.ts';
import type { ErrorReportsConfig } from './config.ts';

export { errorReportsConfig } from './config.ts';

const TIMEOUT_MS = 3_000;
/** Reports on their way at once; more are dropped: they would say the same of a server that is down. */
const MOST_WAITING = 5;
/** The same error again within this is not reported. */
const SAME_SECONDS = 60;
const MOST_REMEMBERED = 200;

export interface ErrorReports {
  /** Undefined: nothing is reported. */
  onFault: OnFault | undefined;
  /** For pages. */
  pageDsn: string | null;
  /** Of the service that pages send to. */
  pageOrigins: readonly string[];
}

/** Reports to the service of the configuration; never waits, never throws, and never reports that it could not. */
export function errorReports(
  { target, pageDsn }: ErrorReportsConfig,
  clock: Clock = systemClock,
  timeoutMs = TIMEOUT_MS,
): ErrorReports {
  const seen = new Map<string, number>();
  let waiting = 0;

  const isNew = (fault: unknown, at: Date) => {
    const name = fault instanceof Error ? `${fault.name}: ${fault.message}` : String(fault);
    const last = seen.get(name) ?? 0;
    if (at.getTime() - last < SAME_SECONDS * 1_000) return false;
    seen.delete(name);
    seen.set(name, at.getTime());
    const [oldest = ''] = seen.keys();
    if (seen.size > MOST_REMEMBERED) seen.delete(oldest);
    return true;
  };
  const send = async (address: string, key: string, body: string) => {
    waiting += 1;
    try {
      const answer = await fetch(address, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-sentry-envelope',
          'x-sentry-auth': `Sentry sentry_version=7, sentry_client=balcao/1, sentry_key=${key}`,
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await answer.body?.cancel();
    } catch {
      // Who is told that nobody could be told?
    } finally {
      waiting -= 1;
    }
  };
  const onFault: OnFault = (fault, requestId) => {
    const at = clock.now();
    if (!target || waiting >= MOST_WAITING || !isNew(fault, at)) return;
    const report = { id: randomBytes(16).toString('hex'), at, platform: 'node', fault, tags: { requestId } } as const;
    void send(target.address, target.key, reportEnvelope(report));
  };
  const origin = pageDsn === undefined ? undefined : reportTarget(pageDsn)?.origin;
  return {
    onFault: target ? onFault : undefined,
    pageDsn: pageDsn ?? null,
    pageOrigins: origin === undefined ? [] : [origin],
  };
}
