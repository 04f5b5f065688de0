import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { BrandAt } from '../brand/keep-brand.ts';
import type { Config } from '../config.ts';
import { newId } from '../ids.ts';
import { logOptions, type OnFault } from '../log.ts';
import { sha256 } from '../secrets.ts';
import { callerAddress } from './address.ts';
import { errorFunnel } from './funnel.ts';
import { capSockets } from './socket-cap.ts';

const BODY_LIMIT = 1_048_576;
/** How long a client that sends slowly, or not at all, is waited for, in milliseconds. */
export interface Patience {
  headers: number;
  /** Headers and body. */
  request: number;
  /** Without a byte. */
  silence: number;
  checkEvery: number;
}
export const patience: Patience = { headers: 10_000, request: 30_000, silence: 60_000, checkEvery: 1_000 };

/** Origins of others that pages take something from; none unless the configuration names one. */
export interface ForeignOrigins {
  script: readonly string[];
  frame: readonly string[];
  image: readonly string[];
  connect: readonly string[];
}
const nobody: ForeignOrigins = { script: [], frame: [], image: [], connect: [] };

const contentSecurityPolicy = (connectTo: () => readonly string[], foreign: ForeignOrigins) => ({
  useDefaults: false,
  directives: {
    'default-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...foreign.image],
    'style-src': ["'self'"],
    // The reader of barcodes is WebAssembly that we serve; no text becomes a script by it.
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...foreign.script],
    ...(foreign.frame.length > 0 && { 'frame-src': ["'self'", ...foreign.frame] }),
    'connect-src': ["'self'", ...foreign.connect, () => connectTo().join(' ')],
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

export interface HttpOptions {
  /** Origins that pages may call besides this server. */
  connectTo?: () => readonly string[];
  foreign?: ForeignOrigins;
  /** Told of each error that is logged. */
  onFault?: OnFault | undefined;
  wait?: Patience;
}

/** Fastify with the security baseline, the error funnel and a request id in every log line and answer. */
export async function createHttpServer(
  config: Config,
  brandAt: BrandAt,
  { connectTo = () => [], foreign = nobody, onFault, wait = patience }: HttpOptions = {},
): Promise<FastifyInstance> {
  const funnel = errorFunnel(brandAt);
  const app = Fastify({
    logger: logOptions(config, onFault) ?? false,
    genReqId: () => newId(),
    trustProxy: trusted(config.trustProxy),
    bodyLimit: BODY_LIMIT,
    requestTimeout: wait.request,
    connectionTimeout: wait.silence,
    http: { headersTimeout: wait.headers, connectionsCheckingInterval: wait.checkEvery },
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
    contentSecurityPolicy: contentSecurityPolicy(connectTo, foreign),
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
