import { type Clock, systemClock } from '../../kernel/clock.ts';
import { MessageRejected, type MessageSender, type OutgoingMessage } from '../../modules/notifications/index.ts';
import { createCircuit } from '../../kernel/circuit.ts';

const TIMEOUT_MS = 10_000;
const CIRCUIT = { failures: 5, pauseSeconds: 30 };
/** Answers about this one message; every other failure is about us (address, token, pace) and is tried again. */
const REJECTED_STATUSES = new Set([400, 422]);

export interface GatewayOptions {
  /** From the configuration only, never from a user. */
  url: string;
  token: string | undefined;
  /** Times the pause of the circuit; the system clock when left out. */
  clock?: Clock;
  timeoutMs?: number;
}

/**
 * Sends through an HTTP gateway: POST JSON {to, channel, text, reference}, bearer token. Any 2xx is a promise to
 * deliver; `reference` lets the gateway tell a repetition.
 */
export function messageGateway({
  url,
  token,
  clock = systemClock,
  timeoutMs = TIMEOUT_MS,
}: GatewayOptions): MessageSender {
  const circuit = createCircuit(clock, CIRCUIT);
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };

  const post = async ({ to, channel, text, dedupKey }: OutgoingMessage): Promise<number> => {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body: JSON.stringify({ to, channel, text, reference: dedupKey }),
      // A redirect could lead the message and the token to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    const isAnswered = response.ok || REJECTED_STATUSES.has(response.status);
    if (!isAnswered) throw new Error(`message gateway answered ${response.status}`);
    return response.status;
  };

  return {
    async send(message) {
      const status = await circuit(() => post(message));
      if (REJECTED_STATUSES.has(status)) throw new MessageRejected(`message gateway answered ${status}`);
    },
  };
}
