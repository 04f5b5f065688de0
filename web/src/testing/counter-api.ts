import { vi } from 'vitest';

export interface FakeCall {
  readonly route: string;
  readonly body: unknown;
  readonly key: string | null;
}

type Reply = { status?: number; json: unknown } | 'lost';
type Handler = (call: FakeCall, path: string) => Reply;

export interface FakeApi {
  readonly calls: readonly FakeCall[];
  /** Answers 'METHOD /path'; the last word on a route wins. */
  on(route: string, handler: Handler): void;
  ok(route: string, json: unknown): void;
  refuse(route: string, status: number, code: string): void;
  made(route: string): readonly FakeCall[];
}

const isMatch = (route: string, method: string, path: string) => {
  const [verb, pattern = ''] = route.split(' ');
  return verb === method && new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
};

/** Only HTTP is faked: the screens run on everything else that is real. */
export function fakeApi(): FakeApi {
  const handlers: [route: string, handler: Handler][] = [];
  const calls: FakeCall[] = [];
  const answer = async (address: string, { method = 'GET', headers, body }: RequestInit = {}): Promise<Response> => {
    const path = new URL(address, 'http://localhost').pathname;
    const [route, handler] = handlers.findLast(([one]) => isMatch(one, method, path)) ?? [];
    const call: FakeCall = {
      route: route ?? `${method} ${path}`,
      body: typeof body === 'string' ? JSON.parse(body) : null,
      key: new Headers(headers).get('Idempotency-Key'),
    };
    calls.push(call);
    const reply: Reply = handler ? handler(call, path) : { status: 404, json: { code: 'NOT_FOUND', message: '' } };
    if (reply === 'lost') throw new TypeError('network error');
    return Response.json(reply.json, { status: reply.status ?? 200 });
  };
  vi.stubGlobal('fetch', vi.fn(answer));
  const api: FakeApi = {
    calls,
    on: (route, handler) => void handlers.push([route, handler]),
    ok: (route, json) => api.on(route, () => ({ json })),
    refuse: (route, status, code) => api.on(route, () => ({ status, json: { code, message: '' } })),
    made: (route) => calls.filter((call) => call.route === route),
  };
  return api;
}
