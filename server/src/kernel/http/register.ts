import { Readable } from 'node:stream';
import { encoderOf, errors, routes, type RouteName, type RouteShape } from '@balcao/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { Claim } from '../act/principal.ts';
import { asSystem, within } from '../row-security/scope.ts';
import { Refusal, refuse } from '../refusal.ts';
import { type Tracer, traceRequest } from '../tracing/tracing.ts';
import { sha256 } from '../secrets.ts';
import { callerAddress } from './address.ts';
import { askerOf, bearerOf, type Doors } from './asker.ts';
import { InvalidInput } from './funnel.ts';
import type { Call, Registration } from './serve.ts';
import { bodyOf, keepBodiesRaw } from './signed-body.ts';
import { isStorable } from './storable.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** What its address says never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const KEY_LENGTH = { min: 8, max: 100 };

/** @throws Refusal BAD_REQUEST for what no database keeps, before anything asks one for it. */
function checkStorable({ inputContext }: RouteShape, ...input: readonly unknown[]): void {
  if (!input.every(isStorable)) refuse('BAD_REQUEST', { ...(inputContext && { context: inputContext }) });
}

function decode(route: RouteShape, part: 'params' | 'query' | 'body', value: unknown): unknown {
  const schema = route[part];
  if (!schema) return undefined;
  const parsed = schema.safeParse(value ?? {});
  if (!parsed.success) throw new InvalidInput(part, parsed.error, route.inputContext);
  return parsed.data;
}

function claimOf(name: RouteName, route: RouteShape, request: FastifyRequest, isKnown: boolean): Claim | undefined {
  if (!route.idempotent || !isKnown) return undefined;
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key.length < KEY_LENGTH.min || key.length > KEY_LENGTH.max)
    refuse('IDEMPOTENCY_KEY_REQUIRED');
  const bodyHash = sha256(JSON.stringify([request.params, request.body ?? null]));
  return { key, route: name, bodyHash };
}

/** How a route answers. */
function answering({ answer }: RouteShape): (value: unknown, reply: FastifyReply) => FastifyReply {
  if (answer === 'nothing') return (_, reply) => reply.status(204).send();
  if (answer === 'pdf') return (value, reply) => reply.type('application/pdf').send(value);
  if (answer === 'png') return (value, reply) => reply.type('image/png').header('cache-control', FOR_EVER).send(value);
  if (answer === 'xlsx') return (value, reply) => reply.type(XLSX).send(value);
  if (answer === 'csv')
    return (value, reply) => reply.type('text/csv; charset=utf-8').send(Readable.from(value as AsyncIterable<string>));
  if (answer === 'events')
    return (value, reply) =>
      reply
        .type('text/event-stream; charset=utf-8')
        // No proxy collects events before it passes them on.
        .header('x-accel-buffering', 'no')
        // Kept alive after the last event, the connection would hold a server that stops for its idle time.
        .header('connection', 'close')
        .send(Readable.from(value as AsyncIterable<string>));
  const encode = encoderOf(answer);
  return (value, reply) => reply.type('application/json; charset=utf-8').send(JSON.stringify(encode(value)));
}

/** A request by its route; of a refusal the code, of whom or what nothing. */
function traceOne<T>(tracer: Tracer, name: RouteName, { id, headers }: FastifyRequest, work: () => Promise<T>) {
  const ended = (error?: unknown) => {
    const code = error instanceof Refusal ? error.code : undefined;
    const status =
      error === undefined ? undefined : code ? errors[code].status : error instanceof InvalidInput ? 400 : 500;
    const attributes = {
      'http.route': name,
      'request.id': id,
      'http.response.status_code': status,
      'error.type': code,
    };
    return { attributes, isFailed: (status ?? 0) >= 500 };
  };
  return traceRequest(tracer, { name, traceparent: headers['traceparent'], ended }, work);
}

function registerOne(app: FastifyInstance, registration: Registration, doors: Doors, closing: AbortSignal): void {
  const { name } = registration;
  const route: RouteShape = routes[name];
  const [method, path] = name.split(' ') as [HTTPMethods, string];
  const answer = answering(route);
  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    checkStorable(route, request.params, request.query, request.body);
    const asker = await asSystem('session', () => askerOf(name, request, doors));
    request.isSignedIn = asker !== undefined;
    const body = bodyOf(route, registration, request);
    if (route.signed) checkStorable(route, body);
    const claim = claimOf(name, route, request, asker !== undefined);
    const page = request.headers['x-page-path'];
    const call = {
      params: decode(route, 'params', request.params),
      query: decode(route, 'query', request.query),
      body: decode(route, 'body', body),
      actor: asker?.actor,
      by: asker?.principal(claim),
      request: {
        id: request.id,
        address: callerAddress(request.ip),
        credential: route.credential && bearerOf(request),
        host: request.host,
        userAgent: request.headers['user-agent']?.slice(0, 300),
        pagePath: typeof page === 'string' ? page.slice(0, 200) : undefined,
        log: request.log,
        closing,
      },
    };
    const work = () => registration.handle(call as Call<RouteName>);
    const done = await (asker ? within(asker.reach, work) : asSystem(name, work));
    return answer(done, reply.header('cache-control', 'no-store'));
  };
  const limit = route.mostBytes === undefined ? {} : { bodyLimit: route.mostBytes };
  const { tracer } = doors;
  const handler = tracer
    ? (request: FastifyRequest, reply: FastifyReply) => traceOne(tracer, name, request, () => handle(request, reply))
    : handle;
  const addTo = (server: FastifyInstance) => {
    for (const url of [path, ...(route.aliases ?? [])]) {
      server.route({ method, url: url.replaceAll(/\{(\w+)\}/g, ':$1'), handler, ...limit });
    }
  };
  if (!route.signed) return addTo(app);
  void app.register(async (scope) => {
    keepBodiesRaw(scope);
    addTo(scope);
  });
}

/**
 * Registers the handlers of all modules.
 * @throws Error when a contract route has no handler or two: the contract and the server never drift apart.
 */
export function registerRoutes(app: FastifyInstance, registrations: readonly Registration[], doors: Doors): void {
  const left = new Set<string>(Object.keys(routes));
  const closing = new AbortController();
  // Before the server waits for answers under way: a stream would keep it for ever.
  app.addHook('preClose', async () => closing.abort());
  for (const registration of registrations) {
    if (!left.delete(registration.name)) throw new Error(`Route ${registration.name} is registered twice or unknown`);
    registerOne(app, registration, doors, closing.signal);
  }
  if (left.size > 0) throw new Error(`Routes without a handler: ${[...left].join(', ')}`);
}
