import { scrub } from '@balcao/contract/kernel';
import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';
import type { Config } from './config.ts';

export { scrub };

export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error' | 'debug'>;

/** What was thrown, scrubbed; code of others may throw anything. */
function failure(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: scrub(String(error)), stack: '' };
  return { type: error.name, message: scrub(error.message), stack: scrub(error.stack ?? '') };
}

const requestIdOf = ({ reqId }: Record<string, unknown>) => (typeof reqId === 'string' ? reqId : undefined);

/** Told of each error that is logged as one, and of the request it happened in; must not throw. */
export type OnFault = (fault: unknown, requestId: string | undefined) => void;

const ERROR = 50;

/** The thrown thing in what is logged: `log.error(error)`, `log.error({ err: error }, 'text')`. */
const faultIn = (said: unknown): unknown =>
  typeof said === 'object' && said !== null && 'err' in said ? said.err : said instanceof Error ? said : undefined;

/** Fastify's logger options: JSON lines, request id, no body ever, every text scrubbed. */
export function logOptions(config: Config, onFault?: OnFault): FastifyServerOptions['logger'] {
  if (config.logLevel === 'silent') return false;
  return {
    ...(onFault && {
      hooks: {
        logMethod(args, method, level) {
          const fault = level >= ERROR ? faultIn(args[0]) : undefined;
          if (fault !== undefined) onFault(fault, requestIdOf(this.bindings()));
          method.apply(this, args);
        },
      },
    }),
    level: config.logLevel,
    redact: ['req.headers.authorization', 'authorization', 'password', 'cpf', 'code', '*.password', '*.cpf', '*.code'],
    serializers: {
      req: (request: { method: string; url: string; id: string }) => ({
        method: request.method,
        url: scrub(request.url),
        id: request.id,
      }),
      err: failure,
    },
  };
}
