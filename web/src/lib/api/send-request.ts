import type { RouteName } from '@balcao/contract';
import { addressOf } from './address.ts';
import { readAnswer } from './answer.ts';
import { ApiError } from './error.ts';

const timeoutMs = 300_000;

export interface LooseOptions {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  idempotencyKey?: string;
  signal?: AbortSignal | undefined;
  keepalive?: boolean;
}

/**
 * One request of a route of the contract; `authorisation` is the header of that name. It knows no session.
 * @throws ApiError, whatever goes wrong.
 */
export async function sendRequest<T>(route: RouteName, options: LooseOptions, authorisation?: string): Promise<T> {
  const { params, query, body, idempotencyKey, signal, keepalive = false } = options;
  const [method = 'GET', path = '/'] = route.split(' ');
  const limit = timeLimit(signal);
  try {
    const response = await fetch(addressOf(path, params, query), {
      method,
      headers: headersOf(authorisation, body !== undefined, idempotencyKey),
      body: body === undefined ? null : JSON.stringify(body),
      signal: limit.signal,
      cache: 'no-store',
      keepalive,
      // A browser counts no redirects and would carry a sale to wherever it is sent: none is followed (ADR 0045).
      redirect: 'manual',
    });
    if (response.type === 'opaqueredirect') throw new ApiError({ status: 0, code: 'REDIRECTED' });
    return await readAnswer<T>(response);
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError({ status: 0, code: limit.reason() ?? 'NO_CONNECTION' });
  } finally {
    limit.release();
  }
}

function headersOf(authorisation: string | undefined, hasBody: boolean, idempotencyKey: string | undefined): Headers {
  const files = 'application/pdf, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet, text/csv';
  const headers = new Headers({ Accept: `application/json, ${files}` });
  // A CPF in the address must never reach a log.
  headers.set('X-Page-Path', window.location.pathname.replaceAll(/\d{11}/g, '***'));
  if (authorisation) headers.set('Authorization', authorisation);
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
