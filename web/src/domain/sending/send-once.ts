import { hasCode, isUncertain } from '../../lib/api/error.ts';
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
    if (!isUnanswered(error)) release(operation);
    throw error;
  }
}

/** The server may have done it: only the same key can tell. */
const isUnanswered = (error: unknown) => isUncertain(error) || hasCode(error, 'REQUEST_IN_PROGRESS');

export interface Step<B> {
  readonly operation: string;
  readonly body: B;
}

/**
 * Sends steps one after another. Every key is kept until the last step is answered: after a lost answer, or a refresh,
 * the same steps sent again bring back what was done and go on. A step that is refused ends them; what was done before
 * it is answered, and the refusal of the first is thrown.
 */
export async function sendInOrder<B, T>(
  steps: readonly Step<B>[],
  send: (body: B, idempotencyKey: string) => Promise<T>,
): Promise<readonly T[]> {
  const answers: T[] = [];
  const releaseAll = () => {
    for (const { operation } of steps) release(operation);
  };
  try {
    for (const { operation, body } of steps) answers.push(await send(body, keyFor(operation, hashBody(body))));
  } catch (error) {
    if (isUnanswered(error)) throw error;
    releaseAll();
    if (answers.length === 0) throw error;
  }
  releaseAll();
  return answers;
}
