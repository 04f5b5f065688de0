import { reaisText } from '@balcao/credit-math';
import { z } from 'zod';
import { createCircuit } from '../../kernel/circuit.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { PayoutProvider, PayoutState } from '../../modules/transfers/index.ts';

const TIMEOUT_MS = 10_000;
const CIRCUIT = { failures: 5, pauseSeconds: 30 };
const CONFLICT = 409;

const answer = z.discriminatedUnion('status', [
  z.object({ status: z.literal('PROCESSING') }),
  z.object({ status: z.literal('SETTLED'), endToEndId: z.string().regex(/^E[A-Za-z0-9]{31}$/) }),
  z.object({ status: z.literal('FAILED'), reason: z.string().trim().min(1).max(200) }),
]);

export interface HttpPayoutOptions {
  /** Base of the bank's API; from the configuration only, its host on the configured list. */
  url: string;
  token: string | undefined;
  clock: Clock;
  timeoutMs?: number;
}

/**
 * Pays at a bank over HTTP: `PUT {url}/payouts/{id}`, bearer token. The id is the key of the payment: one the bank knows
 * already (409) is read, so that asking again, or after a lost answer, pays nothing twice.
 */
export function httpBank({ url, token, clock, timeoutMs = TIMEOUT_MS }: HttpPayoutOptions): PayoutProvider {
  const circuit = createCircuit(clock, CIRCUIT);
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const options = (): RequestInit => ({
    headers,
    // A redirect could lead the token to another host.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const read = async (response: Response): Promise<PayoutState> => {
    if (response.ok) return answer.parse(await response.json());
    await response.body?.cancel();
    throw new Error(`payout bank answered ${response.status}`);
  };
  return {
    pay: ({ id, pixKey, receiver, amountCents }) =>
      circuit(async () => {
        const address = `${url.replace(/\/$/, '')}/payouts/${id}`;
        const body = JSON.stringify({ amount: reaisText(amountCents), pixKey, receiver });
        const response = await fetch(address, { ...options(), method: 'PUT', body });
        if (response.status !== CONFLICT) return read(response);
        await response.body?.cancel();
        return read(await fetch(address, options()));
      }),
  };
}
