import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';
import type { Config } from './config.ts';

export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error' | 'debug'>;

const CPF = /\b\d{3}\.?\d{3}\.?\d{3}-?\d{2}\b/g;
const TOKEN = /\bBearer\s+[\w-]+/gi;
const SECRET_QUERY = /([?&](?:cpf|document|token|code|to)=)[^&\s]+/gi;

/** Takes CPFs, bearer tokens and secret query values out of a text before it is logged. */
export function scrub(text: string): string {
  return text.replaceAll(TOKEN, 'Bearer ***').replaceAll(SECRET_QUERY, '$1***').replaceAll(CPF, '***CPF***');
}

/** Fastify's logger options: JSON lines, request id, no body ever, every text scrubbed. */
export function logOptions(config: Config): FastifyServerOptions['logger'] {
  if (config.logLevel === 'silent') return false;
  return {
    level: config.logLevel,
    redact: ['req.headers.authorization', 'authorization', 'password', 'cpf', 'code', '*.password', '*.cpf', '*.code'],
    serializers: {
      req: (request: { method: string; url: string; id: string }) => ({
        method: request.method,
        url: scrub(request.url),
        id: request.id,
      }),
      err: (error: Error) => ({ type: error.name, message: scrub(error.message), stack: scrub(error.stack ?? '') }),
    },
  };
}
