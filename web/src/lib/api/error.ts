import type { WireDetailsOf } from '@balcao/contract';
import type { ErrorCode, ErrorContext } from '@balcao/contract/errors';
import { unexpected, waySentences, waySentencesIn } from './texts.ts';

/** Failures of the way to the server, beside the codes it answers. */
export type WayCode = 'NO_CONNECTION' | 'TIMED_OUT' | 'CANCELLED' | 'REDIRECTED';

interface Failure {
  /** HTTP status; 0 when no answer came. */
  status: number;
  code: ErrorCode | WayCode | (string & {});
  /** What the server said. */
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

const NO_ANSWER: Failure = { status: 0, code: 'INTERNAL_SERVER_ERROR' };

const isWayCode = (code: string): code is WayCode => Object.hasOwn(waySentences, code);

type Sentences = (code: string, brand: string, context?: ErrorContext, details?: unknown) => string;
let sentences: Sentences | undefined;

/** Lets failures be said as the screen at hand reads them: the staff's app has the table of all, customers' pages do without. */
export function learnSentences(known: Sentences): void {
  sentences = known;
}

/** The pt-BR sentence of any failure, as it reads in `context`; without the table, what the server said. `brand` fills '{brand}'. */
export function errorText(error: unknown, brand: string, context?: ErrorContext): string {
  const { code, message, details } = error instanceof ApiError ? error : new ApiError(NO_ANSWER);
  if (isWayCode(code)) return (context && waySentencesIn[context]?.[code]) ?? waySentences[code];
  if (sentences) return sentences(code, brand, context, details);
  return message === code ? unexpected : message;
}
