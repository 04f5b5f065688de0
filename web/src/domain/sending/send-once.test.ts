import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../lib/api/error.ts';
import { operationPrefix } from '../../lib/operation-key.ts';
import { sendInOrder, sendOnce } from './send-once.ts';

const unanswered = [
  new ApiError({ status: 0, code: 'NO_CONNECTION' }),
  new ApiError({ status: 0, code: 'TIMED_OUT' }),
  new ApiError({ status: 0, code: 'CANCELLED' }),
  new ApiError({ status: 500, code: 'INTERNAL_SERVER_ERROR' }),
  new ApiError({ status: 503, code: 'SERVICE_UNAVAIBLE' }),
  new ApiError({ status: 409, code: 'REQUEST_IN_PROGRESS' }),
];
const refusals = [
  new ApiError({ status: 409, code: 'PAYMENT_TOTAL_CHANGED' }),
  new ApiError({ status: 403, code: 'FORBIDDEN' }),
  new ApiError({ status: 404, code: 'INSTALLMENT_NOT_FOUND' }),
];
const kept = () => Object.keys(sessionStorage).filter((key) => key.startsWith(operationPrefix));
const codeOf = (error: ApiError) => error.code;

/** A server that gives these answers, an error being a failure, and notes the keys it got. */
function serverOf(...answers: unknown[]) {
  const keys: string[] = [];
  const send = vi.fn<(key: string) => Promise<unknown>>(async (key) => {
    const answer = answers[keys.length];
    keys.push(key);
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return { send, keys };
}

describe('one call', () => {
  test('answered, its key is let go: the same sale again is another sale', async () => {
    const { send, keys } = serverOf('first', 'second');
    expect(await sendOnce('accept:1', null, send)).toBe('first');
    expect(kept()).toEqual([]);
    expect(await sendOnce('accept:1', null, send)).toBe('second');
    expect(keys[0]).not.toBe(keys[1]);
  });

  // Planted: `release` in a finally sells twice after a lost answer.
  test.each(unanswered.map((error) => [codeOf(error), error] as const))(
    '%s keeps the key: the same again is the same operation',
    async (_, error) => {
      const { send, keys } = serverOf(error, 'found');
      await expect(sendOnce('pay:1', { total: 1 }, send)).rejects.toBe(error);
      expect(kept()).toHaveLength(1);
      expect(await sendOnce('pay:1', { total: 1 }, send)).toBe('found');
      expect(keys[0]).toBe(keys[1]);
    },
  );

  // Planted: a key kept after a refusal gets the refusal back for ever.
  test.each(refusals.map((error) => [codeOf(error), error] as const))(
    '%s lets the key go: what is sent next is new',
    async (_, error) => {
      const { send, keys } = serverOf(error, 'done');
      await expect(sendOnce('pay:1', { total: 1 }, send)).rejects.toBe(error);
      expect(kept()).toEqual([]);
      await sendOnce('pay:1', { total: 1 }, send);
      expect(keys[0]).not.toBe(keys[1]);
    },
  );

  test('another body is another operation, even while the first has no answer', async () => {
    const { send, keys } = serverOf(unanswered[0], 'done');
    await sendOnce('pay:1', { total: 1 }, send).catch(() => undefined);
    await sendOnce('pay:1', { total: 2 }, send);
    expect(keys[0]).not.toBe(keys[1]);
  });
});

describe('calls in order', () => {
  const steps = ['a', 'b', 'c'].map((id) => ({ operation: `agreement:${id}`, body: id }));
  const isUnanswered = (answer: unknown) => answer instanceof ApiError && unanswered.includes(answer);

  /** Sends the steps to a server with these answers. */
  function send(...answers: unknown[]) {
    const server = serverOf(...answers);
    const sent: string[] = [];
    const outcome = sendInOrder(steps, async (body: string, key) => {
      sent.push(body);
      return server.send(key);
    });
    return { outcome, sent, keys: server.keys };
  }

  test('one after another, each with a key of its own', async () => {
    const { outcome, sent, keys } = send(1, 2, 3);
    expect(await outcome).toEqual([1, 2, 3]);
    expect(sent).toEqual(['a', 'b', 'c']);
    expect(new Set(keys).size).toBe(3);
    expect(kept()).toEqual([]);
  });

  test('a refusal after the first ends them: what was done is answered, what follows is not sent', async () => {
    const { outcome, sent } = send(1, refusals[0], 3);
    expect(await outcome).toEqual([1]);
    expect(sent).toEqual(['a', 'b']);
    expect(kept()).toEqual([]);
  });

  test('a refusal of the first is thrown: nothing was done', async () => {
    const { outcome } = send(refusals[0]);
    await expect(outcome).rejects.toBe(refusals[0]);
    expect(kept()).toEqual([]);
  });

  // Planted: letting each key go with its own answer receives the first step again.
  test('after a lost answer the same steps have the same keys, those that were answered too', async () => {
    const before = send(1, unanswered[0]);
    await expect(before.outcome).rejects.toBe(unanswered[0]);
    const again = send(1, 2, 3);
    expect(await again.outcome).toEqual([1, 2, 3]);
    expect(again.keys.slice(0, 2)).toEqual(before.keys);
    expect(kept()).toEqual([]);
  });

  test('whatever the server answers, keys stay exactly as long as an answer is missing', async () => {
    const answer = fc.oneof(fc.constant('done'), fc.constantFrom(...unanswered), fc.constantFrom(...refusals));
    await fc.assert(
      fc.asyncProperty(fc.array(answer, { minLength: 3, maxLength: 3 }), async (answers) => {
        sessionStorage.clear();
        const { outcome, sent } = send(...answers);
        await outcome.catch(() => undefined);
        const end = answers.findIndex((one) => one instanceof ApiError);
        expect(sent).toHaveLength(end === -1 ? 3 : end + 1);
        expect(kept()).toHaveLength(isUnanswered(answers[end]) ? sent.length : 0);
      }),
    );
  });
});
