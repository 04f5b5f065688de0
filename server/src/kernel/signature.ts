import { createHmac } from 'node:crypto';
import type { Clock } from './clock.ts';
import { refuse } from './refusal.ts';
import { sameHash } from './secrets.ts';

/** A message of an outside system as it came: the body untouched, since that is what was signed. */
export interface SignedMessage {
  body: string;
  /** Seconds since 1970, as text. */
  timestamp: string;
  /** HMAC-SHA256 in hex. */
  signature: string;
}

export type IsGenuine = (message: SignedMessage) => boolean;

/** How far the sender's clock may be from ours; an older message is somebody's recording. */
const TOLERANCE_SECONDS = 300;

/** Signs a body: HMAC-SHA256 in hex over '<timestamp>.<body>'. */
export function signMessage(secret: string, body: string, at: Date): SignedMessage {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  return { body, timestamp, signature: signatureOf(secret, timestamp, body) };
}

function signatureOf(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
}

/** Whether a message was signed with the secret, within five minutes of now. Compares in constant time. */
export function signedWith(secret: string, clock: Clock): IsGenuine {
  return ({ body, timestamp, signature }) => {
    const age = Math.abs(clock.now().getTime() / 1000 - Number(timestamp));
    const isFresh = /^\d{1,12}$/.test(timestamp) && age <= TOLERANCE_SECONDS;
    return sameHash(signature, signatureOf(secret, timestamp, body)) && isFresh;
  };
}

/**
 * The JSON in a signed message, read only once its signature holds.
 * @throws Refusal UNAUTHORIZED for a wrong or old signature, BAD_REQUEST for a genuine body that is no JSON.
 */
export function openSigned(message: SignedMessage, isGenuine: IsGenuine): unknown {
  if (!isGenuine(message)) refuse('UNAUTHORIZED');
  try {
    return JSON.parse(message.body);
  } catch {
    return refuse('BAD_REQUEST');
  }
}
