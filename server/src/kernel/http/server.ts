import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { newId } from '../ids.ts';
import { logOptions } from '../log.ts';
import { sha256 } from '../secrets.ts';
import { errorFunnel } from './funnel.ts';
import { capSockets } from './socket-cap.ts';

const BODY_LIMIT = 1_048_576;
/** Of a client that sends slowly, or not at all: until its headers, until its whole request, and without a byte. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
const SILENCE_TIMEOUT_MS = 60_000;
const CHECK_TIMEOUTS_EVERY_MS = 1_000;

const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    'default-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'style-src': ["'self'"],
    'script-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  },
};

/** The baseline for answers that the security plugin never sees. */
const bareHeaders = {
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/** One bucket a session, or an address for visitors, so that a shop behind one address is not one caller. */
function callerOf(request: FastifyRequest): string {
  const token = request.headers.authorization;
  return token ? sha256(token) : request.ip;
}

/** Fastify with the security baseline, the error funnel and a request id in every log line and answer. */
export async function createHttpServer(config: Config, brand: string): Promise<FastifyInstance> {
  const funnel = errorFunnel(brand);
  const app = Fastify({
    logger: logOptions(config) ?? false,
    genReqId: () => newId(),
    trustProxy: config.trustProxy,
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
    contentSecurityPolicy,
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: config.mode === 'production',
    crossOriginEmbedderPolicy: false,
  });
  if (config.rateLimitPerMinute > 0) {
    await app.register(rateLimit, { max: config.rateLimitPerMinute, timeWindow: 60_000, keyGenerator: callerOf });
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
