import { reportEnvelope, reportTarget } from '@balcao/contract/kernel';
import { ApiError } from '../api/error.ts';
import { onFaults } from './faults.ts';

/** A page that fails over and over says so a few times. */
const MOST = 10;

const eventId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Reports faults of this page to the service of a DSN, each once, scrubbed; of an API error the server tells itself. */
export function reportErrors(dsn: string): void {
  const target = reportTarget(dsn);
  if (!target) return;
  const told = new Set<string>();
  onFaults((fault) => {
    const name = String(fault);
    if (fault instanceof ApiError || told.has(name) || told.size >= MOST) return;
    told.add(name);
    const tags = { page: window.location.pathname, browser: navigator.userAgent };
    const body = reportEnvelope({ id: eventId(), at: new Date(), platform: 'javascript', fault, tags });
    // In the address, and as plain text: so the browser asks nobody first.
    fetch(`${target.address}?sentry_version=7&sentry_key=${target.key}`, {
      method: 'POST',
      body,
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    }).catch(() => undefined);
  });
}
