import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { newId } from '../ids.ts';
import { logOptions } from '../log.ts';
import { sha256 } from '../secrets.ts';
import { callerAddress } from './address.ts';
import { errorFunnel } from './funnel.ts';
import { capSockets } from './socket-cap.ts';

const BODY_LIMIT = 1_048_576;
/** Of a client that sends slowly, or not at all: until its headers, until its whole request, and without a byte. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
const SILENCE_TIMEOUT_MS = 60_000;
const CHECK_TIMEOUTS_EVERY_MS = 1_000;

const contentSecurityPolicy = (connectTo: () => readonly string[]) => ({
  useDefaults: false,
  directives: {
    'default-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'style-src': ["'self'"],
    'script-src': ["'self'"],
    'connect-src': ["'self'", () => connectTo().join(' ')],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  },
});

/** The baseline for answers that the security plugin never sees. */
const bareHeaders = {
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the token of the request was somebody's. */
    isSignedIn: boolean;
  }
}

/** Sessions remembered at a time; one that is forgotten counts for its address once more. */
const MOST_SESSIONS = 20_000;

/**
 * One bucket a session, so that a shop behind one address is not one caller; everything else counts for its address. A
 * token is a session's once it was found to be: before that, and when it is made up, it is only what a caller wrote.
 */
function bucketsOf(app: FastifyInstance): (request: FastifyRequest) => string {
  const sessions = new Set<string>();
  const keyOf = ({ headers }: FastifyRequest) => sha256(headers.authorization ?? '');
  app.addHook('onResponse', async (request, reply) => {
    if (request.isSignedIn) sessions.add(keyOf(request));
    else if (reply.statusCode === 401) sessions.delete(keyOf(request));
    const [oldest = ''] = sessions;
    if (sessions.size > MOST_SESSIONS) sessions.delete(oldest);
  });
  return (request) => (sessions.has(keyOf(request)) ? keyOf(request) : callerAddress(request.ip));
}

/** So many hops are believed, counted from the server; the nearest is hop 0. */
const trusted = (proxies: Config['trustProxy']) =>
  typeof proxies === 'number' ? (_: string, hop: number) => hop < proxies : proxies;

/**
 * Fastify with the security baseline, the error funnel and a request id in every log line and answer. Pages may call this
 * server, and besides it the origins of `connectTo`.
 */
export async function createHttpServer(
  config: Config,
  brand: string,
  connectTo: () => readonly string[] = () => [],
): Promise<FastifyInstance> {
  const funnel = errorFunnel(brand);
  const app = Fastify({
    logger: logOptions(config) ?? false,
    genReqId: () => newId(),
    trustProxy: trusted(config.trustProxy),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: SILENCE_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CHECK_TIMEOUTS_EVERY_MS },
    // In-flight requests finish on SIGTERM; idle keep-alive connections do not hold the process back.
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { ignoreTrailingSlash: true },
    // A path no route could have (a stray '%') is answered before any hook runs.
    frameworkErrors: (error, request, reply) => void funnel(error, request, reply.headers(bareHeaders)),
  });
  if (!config.trustProxy) capSockets(app.server, config.socketsPerAddress);
  app.setErrorHandler(funnel);
  await app.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(connectTo),
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: config.mode === 'production',
    crossOriginEmbedderPolicy: false,
  });
  app.decorateRequest('isSignedIn', false);
  if (config.rateLimitPerMinute > 0) {
    await app.register(rateLimit, {
      max: config.rateLimitPerMinute,
      timeWindow: 60_000,
      keyGenerator: bucketsOf(app),
    });
  }
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    // A connection kept alive by a request that ran through the stop would hold the process for its idle time.
    if (isClosing) reply.header('connection', 'close');
  });
  return app;
}
