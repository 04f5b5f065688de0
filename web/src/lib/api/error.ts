import type { WireDetailsOf } from '@balcao/contract';
import { type ErrorCode, type ErrorContext, errorMessage } from '@balcao/contract/errors';
import { waySentences } from './texts.ts';

/** Failures of the way to the server, beside the codes it answers. */
export type WayCode = 'NO_CONNECTION' | 'TIMED_OUT' | 'CANCELLED' | 'REDIRECTED';

interface Failure {
  /** HTTP status; 0 when no answer came. */
  status: number;
  code: ErrorCode | WayCode | (string & {});
  /** What the server said; only for codes this version does not know. */
  message?: string | undefined;
  details?: unknown;
  traceId?: string | undefined;
}

let lastTrace: { id: string; at: number } | undefined;
const TRACE_MS = 600_000;

/** Of the last answer that failed, while who asks for help may mean it. */
export const lastTraceId = (): string | undefined =>
  lastTrace && Date.now() - lastTrace.at < TRACE_MS ? lastTrace.id : undefined;

export class ApiError extends Error {
  readonly status: number;
  readonly code: Failure['code'];
  readonly details: unknown;
  readonly traceId: string | undefined;

  constructor({ status, code, message, details, traceId }: Failure) {
    super(message ?? code);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.details = details;
    this.traceId = traceId;
    if (traceId) lastTrace = { id: traceId, at: Date.now() };
  }
}

/** An answer with one of these codes, its details as the contract declares them; a failure of the way has none. */
type Failed<C extends ErrorCode | WayCode> = ApiError & {
  readonly code: C;
  readonly details: WireDetailsOf<Extract<C, ErrorCode>> | undefined;
};

export function hasCode<C extends ErrorCode | WayCode>(error: unknown, ...codes: C[]): error is Failed<C> {
  return error instanceof ApiError && codes.some((code) => code === error.code);
}

/** Nobody knows whether the server acted: only the same idempotency key may be sent again. */
export function isUncertain(error: unknown): boolean {
  return (
    hasCode(error, 'NO_CONNECTION', 'TIMED_OUT', 'CANCELLED', 'REDIRECTED') ||
    (error instanceof ApiError && error.status >= 500)
  );
}

const isWayCode = (code: string): code is WayCode => Object.hasOwn(waySentences, code);

/** The pt-BR sentence of any failure, as it reads in `context`. `brand` fills '{brand}'. */
export function errorText(error: unknown, brand: string, context?: ErrorContext): string {
  if (!(error instanceof ApiError)) return errorMessage('INTERNAL_SERVER_ERROR', brand, context);
  return isWayCode(error.code) ? waySentences[error.code] : errorMessage(error.code, brand, context, error.details);
}
