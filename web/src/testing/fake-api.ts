import type { RouteName, Wire } from '@balcao/contract';
import { vi } from 'vitest';

export interface Asked {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly headers: Headers;
}

export interface Refusal {
  status: number;
  code: string;
  details?: unknown;
}

type AnswerOf<K extends RouteName> = Wire<K>['answer'] | Refused;
type Handlers = { [K in RouteName]?: (asked: Asked) => AnswerOf<K> | Promise<AnswerOf<K>> };

class Refused {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    this.refusal = refusal;
  }
}

/** What a handler returns to answer with an error code. */
export const refused = (status: number, code: string, details?: unknown): Refused =>
  new Refused({ status, code, details });
/** What a handler calls to lose the connection. */
export function lost(): never {
  throw new TypeError('Failed to fetch');
}

export interface FakeApi {
  /** 'POST /auth/operators' and so on, in the order they came. */
  readonly made: readonly string[];
  lastOf: (route: RouteName) => Asked | undefined;
}

/** Stands in for the server: only HTTP is faked. Routes without a handler answer 404. */
export function fakeApi(handlers: Handlers): FakeApi {
  const made: string[] = [];
  const asked = new Map<string, Asked>();
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://balcao.test');
    const route = Object.keys(handlers).find((name) => matches(name, init.method ?? 'GET', url.pathname));
    made.push(route ?? `${init.method} ${url.pathname}`);
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const one: Asked = { path: url.pathname, query: url.searchParams, body, headers: new Headers(init.headers) };
    if (route) asked.set(route, one);
    return responseOf(route ? await handlerOf(handlers, route)(one) : refused(404, 'NOT_FOUND'));
  });
  return { made, lastOf: (route) => asked.get(route) };
}

const handlerOf = (handlers: Handlers, route: string) =>
  new Map(Object.entries(handlers)).get(route) as (asked: Asked) => unknown;

function matches(route: string, method: string, path: string): boolean {
  const [wanted, pattern = ''] = route.split(' ');
  return wanted === method && new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
}

function responseOf(answer: unknown): Response {
  if (answer instanceof Refused) {
    const { status, ...rest } = answer.refusal;
    return Response.json({ ...rest, message: 'message of the server', traceId: 'trace-1' }, { status });
  }
  // The test browser's Blob is not the one that Response knows: its content is always the same.
  if (answer instanceof Blob) return new Response('%PDF-', { headers: { 'Content-Type': 'application/pdf' } });
  return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer);
}
