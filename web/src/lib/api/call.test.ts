import { expect, test, vi } from 'vitest';
import { fakeApi, lost, refused } from '../../testing/fake-api.ts';
import { RETAILER_ID, STORE_ID } from '../../domain/testing/customers.ts';
import { signedIn } from '../../testing/sessions.ts';
import { call } from './call.ts';
import { ApiError, errorText, isUncertain } from './error.ts';
import { type EndReason, getSession, onSessionEnd } from '../session/session.ts';
import { tokenItem } from '../session/stored-items.ts';

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => Promise.reject(new Error('it answered')),
    (error: unknown) => error,
  );

test('fills in the address and sends token, page and key', async () => {
  signedIn();
  const api = fakeApi({ 'POST /coordinator/borrowers/{id}/limit/notify': () => ({ messageId: STORE_ID }) });
  window.history.replaceState(null, '', '/caixa/52998224725');
  await call('POST /coordinator/borrowers/{id}/limit/notify', {
    params: { id: 'a/b' },
    body: { storeId: STORE_ID },
    idempotencyKey: 'key-1',
  });
  window.history.replaceState(null, '', '/');

  const asked = api.lastOf('POST /coordinator/borrowers/{id}/limit/notify');
  expect(asked?.path).toBe('/coordinator/borrowers/a%2Fb/limit/notify');
  expect(asked?.body).toEqual({ storeId: STORE_ID });
  expect(Object.fromEntries(asked?.headers ?? [])).toMatchObject({
    authorization: 'Bearer token-1',
    'content-type': 'application/json',
    'idempotency-key': 'key-1',
    'x-page-path': '/caixa/***',
  });
});

test('leaves out what a query does not say, and sends no token without one', async () => {
  const api = fakeApi({ 'GET /configurations': () => ({}) });
  await call('GET /configurations', { query: { storeId: STORE_ID, hostname: 'loja.test' } });
  const asked = api.lastOf('GET /configurations');
  expect(asked?.query.toString()).toBe(`storeId=${STORE_ID}&hostname=loja.test`);
  expect(asked?.headers.has('Authorization')).toBe(false);
  expect(asked?.headers.has('Content-Type')).toBe(false);
});

test('an empty answer is nothing, a PDF is a blob', async () => {
  fakeApi({
    'POST /auth/logout': () => undefined,
    'GET /contracts/{id}/render': () => new Blob(['%PDF-'], { type: 'application/pdf' }),
  });
  expect(await call('POST /auth/logout')).toBeUndefined();
  const file = await call('GET /contracts/{id}/render', { params: { id: STORE_ID } });
  expect(await file.text()).toBe('%PDF-');
});

test('a refusal keeps status, code, details and trace', async () => {
  fakeApi({ 'GET /retailers/{id}': () => refused('PAYMENT_TOTAL_CHANGED', { total: 12.5 }) });
  const error = await failureOf(call('GET /retailers/{id}', { params: { id: RETAILER_ID } }));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    status: 409,
    code: 'PAYMENT_TOTAL_CHANGED',
    details: { total: 12.5 },
    traceId: 'trace-1',
  });
  expect(errorText(error, 'UME')).toBe('O valor a pagar mudou desde a consulta. Confira o novo total.');
});

test.each([
  [403, 'FORBIDDEN', false],
  [502, 'SERVICE_UNAVAIBLE', true],
  [500, 'INTERNAL_SERVER_ERROR', true],
])('a %s of something that is not our server reads as %s', async (status, code, uncertain) => {
  vi.stubGlobal('fetch', async () => new Response('<html>', { status, headers: { 'Content-Type': 'text/html' } }));
  const error = await failureOf(call('GET /auth'));
  expect(error).toMatchObject({ status, code });
  expect(isUncertain(error)).toBe(uncertain);
});

test('a page of a proxy in place of JSON is a failure, not an answer', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } }));
  expect(await failureOf(call('GET /auth'))).toMatchObject({ code: 'INTERNAL_SERVER_ERROR' });
});

test('no connection has a calm sentence, and nobody knows what happened', async () => {
  fakeApi({ 'GET /auth': lost });
  const error = await failureOf(call('GET /auth'));
  expect(error).toMatchObject({ status: 0, code: 'NO_CONNECTION' });
  expect(errorText(error, 'UME')).toBe(
    'Sem conexão com o servidor. Confira a internet deste aparelho e tente novamente.',
  );
  expect(isUncertain(error)).toBe(true);
});

// Planted: `follow` lets a browser go twenty times wherever it is sent, its body along.
test('no redirect is followed, and nobody knows what happened', async () => {
  const asked = vi.fn<(address: string, options: RequestInit) => Promise<Response>>(async () =>
    Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' }),
  );
  vi.stubGlobal('fetch', asked);
  const error = await failureOf(call('GET /auth'));
  expect(asked.mock.lastCall?.[1].redirect).toBe('manual');
  expect(asked).toHaveBeenCalledOnce();
  expect(error).toMatchObject({ status: 0, code: 'REDIRECTED' });
  expect(isUncertain(error)).toBe(true);
  expect(errorText(error, 'UME')).toMatch(/^A rede deste aparelho desviou o pedido/);
});

test('gives up after five minutes', async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
      ),
  );
  const failed = failureOf(call('GET /auth'));
  await vi.advanceTimersByTimeAsync(299_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await failed).toMatchObject({ code: 'TIMED_OUT' });
});

test('stops when its caller goes away', async () => {
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    signal?.throwIfAborted();
    return Response.json({});
  });
  expect(await failureOf(call('GET /auth', { signal: AbortSignal.abort() }))).toMatchObject({ code: 'CANCELLED' });
});

test('a 401 ends the session and says so', async () => {
  signedIn();
  fakeApi({ 'GET /auth': () => refused('UNAUTHORIZED') });
  const told = vi.fn<(reason: EndReason) => void>();
  const stop = onSessionEnd(told);
  await failureOf(call('GET /auth'));
  stop();
  expect(told).toHaveBeenCalledExactlyOnceWith('expired');
  expect(getSession()).toBeNull();
});

test('a wrong password or a late 401 of an earlier session ends nothing', async () => {
  const told = vi.fn<(reason: EndReason) => void>();
  const stop = onSessionEnd(told);
  fakeApi({
    'POST /auth/operators': () => refused('UNAUTHORIZED'),
    'GET /auth': () => {
      tokenItem.write('token-2');
      return refused('UNAUTHORIZED');
    },
  });
  await failureOf(call('POST /auth/operators', { body: { username: 'a', password: 'b' } }));
  signedIn();
  await failureOf(call('GET /auth'));
  stop();
  expect(told).not.toHaveBeenCalled();
  expect(getSession()).not.toBeNull();
});

// Planted: the table imported by `error.ts`, which was 9 KB of the 87 of customers' pages.
test('a page without the table of errors says what the server said', async () => {
  vi.resetModules();
  const customers = await import('./error.ts');
  const failed = (message?: string) => new customers.ApiError({ status: 409, code: 'DATA_VISIT_OVER', message });
  const texts = [failed('Peça outro link.'), failed(), new Error('of ours')].map((one) =>
    customers.errorText(one, 'UME'),
  );
  expect(texts).toEqual(['Peça outro link.', ...Array<string>(2).fill('Erro inesperado, por favor, tente novamente.')]);
});
