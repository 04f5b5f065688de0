import type { RouteName, Wire, WireDetailsOf } from '@balcao/contract';
import { type ErrorCode, errors } from '@balcao/contract/errors';
import { vi } from 'vitest';

/** One request that the page made. */
export interface FakeCall {
  /** As the contract names it: 'POST /auth/operators'. */
  readonly route: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly headers: Headers;
  /** Its idempotency key. */
  readonly key: string | null;
}

class Refused {
  readonly status: number;
  readonly code: string;
  readonly details: unknown;

  constructor(code: ErrorCode, details: unknown) {
    this.status = errors[code].status;
    this.code = code;
    this.details = details;
  }
}
const LOST = { isLost: true } as const;

/** What a handler returns to answer with an error of the contract. */
export const refused = <C extends ErrorCode>(code: C, details?: WireDetailsOf<C>): Refused =>
  new Refused(code, details);
/** What a handler returns to lose the connection after the request went out. */
export const lost = (): typeof LOST => LOST;

/** An answer that a handler returns and its test gives later. */
export function held<T>(): { answer: Promise<T>; give: (value: T) => void } {
  let give: (value: T) => void = () => undefined;
  const answer = new Promise<T>((resolve) => {
    give = resolve;
  });
  return { answer, give };
}

type Reply<K extends RouteName> = Wire<K>['answer'] | Refused | typeof LOST;
type Handler<K extends RouteName> = (call: FakeCall) => Reply<K> | Promise<Reply<K>>;
export type Handlers = { [K in RouteName]?: Handler<K> };

export interface FakeApi {
  readonly calls: readonly FakeCall[];
  made(route: RouteName): readonly FakeCall[];
  lastOf(route: RouteName): FakeCall | undefined;
  /** The last word on a route holds. */
  on<K extends RouteName>(route: K, handler: Handler<K>): void;
  ok<K extends RouteName>(route: K, answer: Wire<K>['answer']): void;
  refuse(route: RouteName, code: ErrorCode): void;
  lose(route: RouteName): void;
}

/** What went wrong in the fake itself: the page would take it for a lost connection. */
let faults: string[] = [];

/** @throws when a page asked for a route that its test does not fake, or a handler failed. */
export function expectNoFaults(): void {
  const told = faults;
  faults = [];
  if (told.length > 0) throw new Error(told.join('\n'));
}

const nothingSold = { sales: 0, canceled: 0, principal: 0, returnedValue: 0, firstPurchases: 0 };

/** What tiles of the menu and the till ask wherever they are shown: none waits, unless a test says so. */
const figures: Handlers = {
  'GET /coordinator/desk/figures': () => ({
    waiting: 0,
    oldestAt: null,
    late: 0,
    places: [],
    decidedToday: 0,
    deciders: [],
    kinds: [],
  }),
  'GET /coordinator/invoices/payments/waiting': () => [],
  'GET /smartphone-sale/devices/waiting': () => [],
  'GET /support/requests': () => ({ items: [], next: null }),
  'GET /coordinator/cash/shift': () => ({ people: [] }),
  'GET /backoffice/retailers-dash/transactions': () => ({
    startDate: '2026-11-21',
    endDate: '2026-11-21',
    total: nothingSold,
    goal: null,
    before: nothingSold,
    days: [],
    stores: [],
    operators: [],
    products: [],
  }),
  'GET /coordinator/contracts/in-progress': () => [],
};

/** Stands in for the server: only HTTP is faked. A route without a handler fails the test. */
export function fakeApi(given: Handlers = {}): FakeApi {
  const handlers = new Map<string, (call: FakeCall) => unknown>(Object.entries({ ...figures, ...given }));
  const calls: FakeCall[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    const { pathname: path, searchParams: query } = new URL(address, 'http://balcao.test');
    // No call of a page: whoever watches the link asks by itself.
    if (path === '/health') return Response.json({ status: 'up' });
    const route = routeOf([...handlers.keys()], method, path);
    const sent = new Headers(headers);
    const call: FakeCall = {
      route: route ?? `${method} ${path}`,
      path,
      query,
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
      headers: sent,
      key: sent.get('Idempotency-Key'),
    };
    calls.push(call);
    return responseOf(await replyTo(call, route === undefined ? undefined : handlers.get(route)));
  });
  const made = (route: RouteName) => calls.filter((call) => call.route === route);
  const on = (route: RouteName, handler: (call: FakeCall) => unknown) => void handlers.set(route, handler);
  return {
    calls,
    made,
    lastOf: (route) => made(route).at(-1),
    on,
    ok: (route, answer) => on(route, () => answer),
    refuse: (route, code) => on(route, () => refused(code)),
    lose: (route) => on(route, lost),
  };
}

async function replyTo(call: FakeCall, handler: ((call: FakeCall) => unknown) | undefined): Promise<unknown> {
  try {
    if (handler) return await handler(call);
    faults.push(`no handler for ${call.route}`);
  } catch (error) {
    faults.push(`the handler of ${call.route} failed: ${String(error)}`);
  }
  return lost();
}

/** A path without parameters wins over a pattern, as on the server. */
function routeOf(routes: readonly string[], method: string, path: string): string | undefined {
  const plain = `${method} ${path}`;
  if (routes.includes(plain)) return plain;
  return routes.find((route) => new RegExp(`^${route.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(plain));
}

function responseOf(reply: unknown): Response {
  if (reply === LOST) throw new TypeError('Failed to fetch');
  if (reply instanceof Refused) {
    const { status, ...told } = reply;
    return Response.json({ ...told, message: 'message of the server', traceId: 'trace-1' }, { status });
  }
  // The test browser's Blob is not the one that Response knows: its content is always the same.
  if (reply instanceof Blob) return new Response('%PDF-', { headers: { 'Content-Type': 'application/pdf' } });
  return reply === undefined ? new Response(null, { status: 204 }) : Response.json(reply);
}
