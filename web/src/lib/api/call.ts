import type { RouteName, Wire } from '@balcao/contract';
import type { CallArguments } from './call-types.ts';
import { ApiError } from './error.ts';
import { readAnswer } from './answer.ts';
import { addressOf } from './address.ts';
import { endSession } from '../session/session.ts';
import { tokenItem } from '../session/stored-items.ts';

const timeoutMs = 300_000;

interface LooseOptions {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  idempotencyKey?: string;
  signal?: AbortSignal | undefined;
}

/**
 * Calls a route of the contract: `await call('GET /retailers/{id}', { params: { id } })`.
 * @throws ApiError, whatever goes wrong. A 401 for the current token also ends the session.
 */
export async function call<K extends RouteName>(route: K, ...[options]: CallArguments<K>): Promise<Wire<K>['answer']> {
  const { params, query, body, idempotencyKey, signal }: LooseOptions = options ?? {};
  const [method = 'GET', path = '/'] = route.split(' ');
  const token = tokenItem.read();
  const limit = timeLimit(signal);
  try {
    const response = await fetch(addressOf(path, params, query), {
      method,
      headers: headersOf(token, body !== undefined, idempotencyKey),
      body: body === undefined ? null : JSON.stringify(body),
      signal: limit.signal,
      cache: 'no-store',
    });
    return await readAnswer<Wire<K>['answer']>(response);
  } catch (error) {
    const failure =
      error instanceof ApiError ? error : new ApiError({ status: 0, code: limit.reason() ?? 'NO_CONNECTION' });
    // A late 401 of an earlier session must not end the one that followed it.
    if (failure.status === 401 && token !== null && token === tokenItem.read()) endSession('expired');
    throw failure;
  } finally {
    limit.release();
  }
}

function headersOf(token: string | null, hasBody: boolean, idempotencyKey: string | undefined): Headers {
  const headers = new Headers({ Accept: 'application/json, application/pdf' });
  // A CPF in the address must never reach a log.
  headers.set('X-Page-Path', window.location.pathname.replaceAll(/\d{11}/g, '***'));
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (hasBody) headers.set('Content-Type', 'application/json');
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
  return headers;
}

/** One signal out of the caller's and the five minutes; `AbortSignal.any` is missing in Chrome 109. */
function timeLimit(outer: AbortSignal | undefined) {
  const controller = new AbortController();
  let why: 'TIMED_OUT' | 'CANCELLED' | undefined;
  const stop = (reason: typeof why) => {
    why ??= reason;
    controller.abort();
  };
  const timer = setTimeout(stop, timeoutMs, 'TIMED_OUT');
  const cancel = () => stop('CANCELLED');
  if (outer?.aborted) cancel();
  outer?.addEventListener('abort', cancel);
  const release = () => {
    clearTimeout(timer);
    outer?.removeEventListener('abort', cancel);
  };
  return { signal: controller.signal, reason: () => why, release };
}
