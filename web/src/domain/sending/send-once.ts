import { hasCode, isUncertain } from '../../lib/api-error.ts';
import { hashBody, keyFor, release } from '../../lib/operation-key.ts';

/**
 * Sends what must not happen twice: the key is written down before the request and kept until the server
 * has said yes or no, so that trying again after a lost answer, or after a refresh, is the same operation.
 */
export async function sendOnce<T>(
  operation: string,
  body: unknown,
  send: (idempotencyKey: string) => Promise<T>,
): Promise<T> {
  const key = keyFor(operation, hashBody(body));
  try {
    const answer = await send(key);
    release(operation);
    return answer;
  } catch (error) {
    if (!isUncertain(error) && !hasCode(error, 'REQUEST_IN_PROGRESS')) release(operation);
    throw error;
  }
}
