import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';
import type { Config } from './config.ts';

export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error' | 'debug'>;

/** Dots, dashes, slashes and blanks, also as a URL writes them. */
const BETWEEN = String.raw`(?:[.\-/ +]|%2[0def])?`;
const CPF = new RegExp(
  String.raw`(?:(?<![0-9A-Za-z])|(?<=%[0-9a-f]{2}))\d{3}${BETWEEN}\d{3}${BETWEEN}\d{3}${BETWEEN}\d{2}(?![0-9A-Za-z])`,
  'gi',
);
const TOKEN = /\bBearer(?:\s|%20|\+)+[^\s"',&]+/gi;
const SECRET_QUERY = /([?&](?:cpf|document|token|code|proof|to)=)[^&\s]+/gi;

/** Takes CPFs, bearer tokens and secret query values out of a text before it is logged. */
export function scrub(text: string): string {
  return text.replaceAll(TOKEN, 'Bearer ***').replaceAll(SECRET_QUERY, '$1***').replaceAll(CPF, '***CPF***');
}

/** What was thrown, scrubbed; code of others may throw anything. */
function failure(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: scrub(String(error)), stack: '' };
  return { type: error.name, message: scrub(error.message), stack: scrub(error.stack ?? '') };
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
      err: failure,
    },
  };
}
