import { ReadableStream } from 'node:stream/web';
import { TextDecoder, TextEncoder } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stream } from './stream.ts';

// The test browser has none.
beforeEach(() => void vi.stubGlobal('TextDecoder', TextDecoder));
afterEach(() => vi.unstubAllGlobals());

const ROUTE = 'GET /payments/qr-code/events';
const answering = (parts: readonly string[], kind = 'text/event-stream; charset=utf-8', status = 200) =>
  vi.stubGlobal('fetch', () => {
    const body = new ReadableStream({
      start(controller) {
        for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
        controller.close();
      },
    });
    return Promise.resolve({ ok: status === 200, status, body, headers: new Headers({ 'Content-Type': kind }) });
  });
const listen = async () => {
  const heard: unknown[] = [];
  const onOpen = vi.fn<() => void>();
  await stream(ROUTE, { onOpen, onEvent: (said) => heard.push(said), signal: new AbortController().signal });
  return { heard, onOpen };
};

test('events come whole, however the network cuts them; what only keeps the stream alive says nothing', async () => {
  answering(['retry: 1000\n\ndata: {"id":"a"', ',"status":"OPENED"}\n', '\n: \n\ndata: {"id":"b"}\n\n']);
  const { heard, onOpen } = await listen();
  expect(heard).toEqual([{ id: 'a', status: 'OPENED' }, { id: 'b' }]);
  expect(onOpen).toHaveBeenCalledOnce();
});

test.each([
  ['a refusal', 'application/json', 401],
  ['a page of a proxy', 'text/html', 200],
])('%s is no stream', async (_, kind, status) => {
  answering(['{}'], kind, status);
  await expect(listen()).rejects.toMatchObject({ name: 'ApiError' });
});
