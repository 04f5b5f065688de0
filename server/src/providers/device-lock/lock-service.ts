import { z } from 'zod';
import { createCircuit } from '../../kernel/circuit.ts';
import { type Clock, systemClock } from '../../kernel/clock.ts';
import { type DeviceLock, DeviceRefused } from '../../modules/smartphone-sale/index.ts';

const TIMEOUT_MS = 10_000;
const CIRCUIT = { failures: 5, pauseSeconds: 30 };
/** The service answered about this one device and will not lock it; every other failure is about the service. */
const REFUSED_STATUSES = new Set([400, 409, 422]);
const MAX_WORDS = 200;

const identified = z.object({ brand: z.string().min(1).max(60).nullable() });
const confirmed = z.object({ isLocked: z.boolean() });
const refused = z.object({ message: z.string().min(1) });

export interface LockServiceOptions {
  /** From the configuration only, its host on the configured list. */
  url: string;
  token: string | undefined;
  /** Times the pause of the circuit; the system clock when left out. */
  clock?: Clock;
  timeoutMs?: number;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

interface Answered {
  isRefused: boolean;
  body: unknown;
}

/**
 * Locks through an HTTP service: POST JSON to `{url}/identify`, `/locks`, `/locks/confirm` and `/locks/release`, bearer
 * token. Answers are judged by schema; 400, 409 and 422 refuse the device with `{message}`.
 */
export function lockService({
  url,
  token,
  clock = systemClock,
  timeoutMs = TIMEOUT_MS,
}: LockServiceOptions): DeviceLock {
  const circuit = createCircuit(clock, CIRCUIT);
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const base = url.replace(/\/$/, '');

  const post = async (path: string, body: object): Promise<Answered> => {
    const response = await fetch(`${base}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      // A redirect could lead the IMEI and the token to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const isRefused = REFUSED_STATUSES.has(response.status);
    if (!response.ok && !isRefused) {
      await response.body?.cancel();
      throw new Error(`lock service answered ${response.status}`);
    }
    return { isRefused, body: jsonOf(await response.text()) };
  };
  const ask = async (path: string, body: object): Promise<unknown> => {
    const answer = await circuit(() => post(path, body));
    if (!answer.isRefused) return answer.body;
    const words = refused.safeParse(answer.body);
    throw new DeviceRefused(words.success ? words.data.message.slice(0, MAX_WORDS) : 'Aparelho recusado');
  };

  return {
    identify: async (imei) => identified.parse(await ask('/identify', { imei })).brand,
    submit: async (device) => void (await ask('/locks', device)),
    confirm: async (device) => confirmed.parse(await ask('/locks/confirm', device)).isLocked,
    release: async (device) => void (await ask('/locks/release', device)),
  };
}
