import { encodeDetails } from '@balcao/contract';
import { errorMessage, errors, type ErrorCode, type ErrorContext } from '@balcao/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { BrandAt } from '../brand/keep-brand.ts';
import { isUnavailable } from '../db/unavailable.ts';
import { Refusal } from '../refusal.ts';

interface ErrorBody {
  code: ErrorCode;
  message: string;
  details?: Record<string, unknown>;
  traceId: string;
}

/** A database that fails over or starts again is back about then. */
const RETRY_AFTER_SECONDS = 5;

/** Input that does not fit the route's schema. */
export class InvalidInput extends Error {
  readonly issues: readonly { path: string; message: string }[];
  readonly context: ErrorContext | undefined;
  constructor(part: string, error: z.ZodError, context?: ErrorContext) {
    super('invalid input');
    this.context = context;
    this.issues = error.issues.map((issue) => ({ path: [part, ...issue.path].join('.'), message: issue.message }));
  }
}

/** The status a failure carries; anything at all may be thrown. */
function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined;
  return typeof error.statusCode === 'number' ? error.statusCode : undefined;
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof InvalidInput) {
    const { issues, context } = error;
    return new Refusal('BAD_REQUEST', { ...(context && { context }), details: { issues } });
  }
  const status = statusOf(error);
  if (status === 413) return new Refusal('PAYLOAD_TOO_LARGE');
  if (status === 429) return new Refusal('TOO_MANY_REQUESTS');
  if (status !== undefined && status >= 400 && status < 500) return new Refusal('BAD_REQUEST');
  return new Refusal(isUnavailable(error) ? 'SERVICE_UNAVAIBLE' : 'INTERNAL_SERVER_ERROR');
}

/** The one place where failures become answers: known codes say their sentence, unknown ones only a trace id. */
export function errorFunnel(brandAt: BrandAt) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = refusalOf(error);
    const { status } = errors[refusal.code];
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    const details = encodeDetails(refusal.code, refusal.details);
    if (refusal.details && !details)
      request.log.error({ code: refusal.code }, 'details are not what the code declares');
    const body: ErrorBody = {
      code: refusal.code,
      message: errorMessage(refusal.code, brandAt(request.hostname), refusal.context, details),
      ...(details && { details }),
      traceId: request.id,
    };
    if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
    return reply.status(status).header('cache-control', 'no-store').send(body);
  };
}
